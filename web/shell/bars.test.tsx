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
  it('marks the page one is on, once', () => {
    const html = at('/streams', <BottomBar />)
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="page"[^>]*href="\/streams"|href="\/streams"[^>]*aria-current="page"/)
  })
  it('marks nothing on a page that is none of its five', () => {
    expect(at('/articles', <BottomBar />)).not.toContain('aria-current')
  })
})

it('the way on from a missing page works without scripts: a form that asks with GET, and links', () => {
  const html = at('/nowhere', <Places />)
  expect(html).toMatch(/<form[^>]*action="\/articles"[^>]*method="get"|<form[^>]*method="get"[^>]*action="\/articles"/)
  expect(html).toContain('name="q"')
  expect(html).toContain('href="/skincare-guides"')
})

it('the footer says what Skynn is not, when somebody answers, and that the apps are not there yet', () => {
  const html = at('/', <Footer />)
  expect(html).toContain('does not diagnose')
  expect(html).toContain('href="mailto:hello@skynn.example"')
  expect(html).toContain('Mon-Fri 9AM-5PM SAST')
  expect(html.match(/Coming Soon/g)).toHaveLength(2)
})
