import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Places } from './places.tsx'

const at = (path: string, element: ReactElement): string => {
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => null, element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { origin: 'https://skynn.example' } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('the bottom bar', () => {
  it('marks only the current page', () => {
    const html = at('/streams', <BottomBar />)
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="page"[^>]*href="\/streams"|href="\/streams"[^>]*aria-current="page"/)
  })
  it('marks no link on a page outside its five links', () => {
    expect(at('/articles', <BottomBar />)).not.toContain('aria-current')
  })
})

it('Places works without scripts: a GET search form and links', () => {
  const html = at('/nowhere', <Places />)
  expect(html).toMatch(/<form[^>]*action="\/search"[^>]*method="get"|<form[^>]*method="get"[^>]*action="\/search"/)
  expect(html).toContain('name="q"')
  expect(html).toContain('href="/skincare-guides"')
})

it('the footer shows the medical disclaimer, the support hours and the apps as coming soon', () => {
  const html = at('/', <Footer />)
  expect(html).toContain('does not diagnose')
  expect(html).toContain('href="mailto:hello@skynn.example"')
  expect(html).toContain('Mon-Fri 9AM-5PM SAST')
  expect(html.match(/Coming Soon/g)).toHaveLength(2)
})
