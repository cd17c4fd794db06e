import { expect, journey } from './pieces/reading.ts'

journey('products are filtered, sorted and compared without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await page.goto('/product-recommendations')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Serums', exact: true }).click()
  await main.getByText('Filters', { exact: true }).click()
  await main.getByRole('combobox', { name: 'For' }).selectOption('Dark spots')
  await main.getByRole('checkbox', { name: 'Fragrance' }).check()
  await main.getByRole('checkbox', { name: 'Silicones' }).check()
  await main.getByRole('button', { name: 'Show products' }).click()
  const active = main.getByRole('list', { name: 'Active filters' })
  await expect(active.getByRole('link')).toHaveText([
    'Remove Serums',
    'Remove Dark spots',
    'Remove Free from fragrance',
    'Remove Free from silicones',
    'Clear all',
  ])
  await active.getByRole('link', { name: 'Dark spots' }).click()
  await main.getByRole('link', { name: 'Price', exact: true }).click()
  await main.getByRole('checkbox', { name: 'Compare Plain Water Hold Serum' }).check()
  await main.getByRole('checkbox', { name: 'Compare Quiet Skin Centella Serum' }).check()
  await main.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(main.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  await expect(main.getByRole('row', { name: /^Price/ })).toHaveText(/R79\.00.*R85\.00/)
  await page.close()
})

journey('a chosen product can be taken out of the comparison, and its page leads to the rest', async ({ page }) => {
  await page.goto('/product-recommendations?category=oil')
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: 'Compare Just Squalane Drops' }).check()
  await expect(main.getByText('1 of 4 chosen to compare')).toBeVisible()
  // The choice stays while the list changes.
  await main.getByRole('link', { name: 'Sunscreens', exact: true }).click()
  await main.getByRole('checkbox', { name: 'Compare Zinc Stick SPF 50' }).check()
  await main.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/compare\?ids=just-squalane-drops,zinc-stick-spf-50$/)
  await main.getByRole('link', { name: 'Zinc Stick SPF 50', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zinc Stick SPF 50')
  await expect(main.getByRole('note')).toContainText('made-up product')
  await expect(main.getByRole('listitem').filter({ hasText: 'Zinc Oxide' }).first()).toBeVisible()
})

journey(
  'an unknown product returns 404, and an id redirects to the address with the slug',
  async ({ page, request }) => {
    expect((await page.goto('/product-recommendations/never-sold'))?.status()).toBe(404)
    const [product] = (await (await request.get('/api/product-recommendations?limit=1')).json()) as {
      id: string
      slug: string
    }[]
    await page.goto(`/product-recommendations/${product?.id}`)
    await expect(page).toHaveURL(new RegExp(`/product-recommendations/${product?.slug}$`))
  },
)
journey.use({ allowErrors: [/404/] })
