import { useLocation, useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchResult } from '#contract/search.ts'
import { search, suggest } from '#contract/routes/search.ts'
import { renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { readSearch } from './search-address.ts'
import SearchPage from './search-page.tsx'

const counts = { article: 1, ingredient: 0, recipe: 0, product: 101, brand: 0, deal: 0, help: 0 }
const result: SearchResult = {
  kind: 'product',
  path: '/product-recommendations/light-fluid',
  title: [
    { text: 'Light ', match: false },
    { text: 'sunscreen', match: true },
  ],
  extract: [{ text: 'Leaves <b>no</b> cast.', match: false }],
  art: { motif: 'tube', accent: 'atlantic' },
  isSample: true,
  publishedAt: '2026-11-01T08:00:00.000Z',
}
const suggestions = [
  { text: 'sunscreen', kind: null, path: null },
  { text: 'Sunscreen types compared', kind: 'article' as const, path: '/articles/sunscreen-types' },
]

/** The page at the address of the router, which also shows it. */
function PageAtAddress() {
  const [parameters] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const props = { loaderData: { search: readSearch(parameters), page: undefined } } as never
  return (
    <>
      <SearchPage {...(props as Parameters<typeof SearchPage>[0])} />
      <output data-testid="address">{pathname + query}</output>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Search Skynn' })
const options = page.getByRole('option')
const address = page.getByTestId('address')
const heading = page.getByRole('heading', { name: /^Results for/ })

let api: ReturnType<typeof stubApi>
beforeEach(async () => {
  api = stubApi()
  api.returns(search, { results: [result], total: 2001, counts, near: [] })
  api.returns(suggest, suggestions)
  await renderApp(<PageAtAddress />)
})

test('arrow keys choose a suggestion, and Enter searches for the word and moves the focus to the results', async () => {
  await field.fill('sun')
  await expect.element(options.first()).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(options.first().element().id)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveTextContent('/search?q=sunscreen')
  await expect.element(heading).toHaveFocus()
  await expect.element(options).not.toBeInTheDocument()
})

test('the title of a page leads to that page, with the keyboard and with a tap', async () => {
  await field.fill('sun')
  await options.nth(1).click()
  await expect.element(address).toHaveTextContent('/articles/sunscreen-types')
  await field.fill('suns')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(address).toHaveTextContent('/articles/sunscreen-types')
})

test('Escape closes the suggestions and keeps the text, which Enter searches for', async () => {
  await field.fill('sun')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(options).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('sun')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveTextContent('/search?q=sun')
})

test('results have their kind, marked words, the sample mark, and filters with counts in the address', async () => {
  await field.fill('sunscreen')
  await userEvent.keyboard('{Enter}')
  const row = page.getByRole('article')
  await expect.element(row.getByRole('link', { name: 'Light sunscreen' })).toHaveAttribute('href', result.path)
  expect(row.element().querySelector('mark')?.textContent).toBe('sunscreen')
  await expect.element(row.getByText('Product', { exact: true })).toBeVisible()
  await expect.element(row.getByText('Sample')).toBeVisible()
  await expect.element(row.getByText('Leaves <b>no</b> cast.')).toBeVisible()
  const filters = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link')
  expect(filters.elements().map((link) => link.textContent)).toEqual(['All2\u00A0000+', 'Articles1', 'Products100+'])
  await expect.element(page.getByText('More than 2 000 results')).toBeVisible()
  await filters.nth(2).click()
  await expect.element(address).toHaveTextContent('/search?q=sunscreen&kind=product')
  await expect.element(filters.nth(2)).toHaveAttribute('aria-current', 'true')
})

test('a search that finds nothing proposes the nearest words and other parts of the site', async () => {
  api.returns(search, { results: [], total: 0, counts: { ...counts, article: 0, product: 0 }, near: ['sunscreen'] })
  await field.fill('sunscren zzzz')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('We found nothing for “sunscren zzzz”')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Skincare Guides' })).toBeVisible()
  await page.getByRole('link', { name: 'sunscreen', exact: true }).click()
  await expect.element(address).toHaveTextContent('/search?q=sunscreen')
  await expect.element(heading).toHaveFocus()
})

test('a failed search says what failed, and a retry works', async () => {
  api.fails(search)
  await field.fill('sun')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').getByText('We could not search Skynn')).toBeVisible()
  api.returns(search, { results: [result], total: 2001, counts, near: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})
