import { expect, journey } from './pieces/reading.ts'

journey('an unknown address returns 404 with a page that links to existing ones', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
})
journey.use({ allowErrors: [/404/] })

journey(
  'an unknown article returns 404, and an article id redirects to the address with its slug',
  async ({ page, request }) => {
    expect((await page.goto('/articles/never-written'))?.status()).toBe(404)
    const [article] = (await (await request.get('/api/articles?limit=1')).json()) as { id: string; slug: string }[]
    await page.goto(`/articles/${article?.id}`)
    await expect(page).toHaveURL(new RegExp(`/articles/${article?.slug}$`))
  },
)

journey('filters are in the address, so that a link to a filtered list shows the same list', async ({ page }) => {
  await page.goto('/articles')
  const filter = page.getByRole('main').getByRole('link', { name: 'Ingredients', exact: true })
  await filter.click()
  await expect(page).toHaveURL(/category=ingredient/)
  // The address changes before the list does, and the full list contains such titles too.
  await expect(filter).toHaveAttribute('aria-current', 'true')
  const titles = async () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .or(page.getByRole('main').getByRole('heading', { level: 2 }))
      .allInnerTexts()
  await expect.poll(async () => (await titles()).join()).toContain('Niacinamide')
  const before = await titles()
  await page.reload()
  await expect.poll(titles).toEqual(before)
})

journey('a search without results shows a message and can be cleared', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('qqqqzzzz')
  await expect(page.getByText('No articles found matching your search.')).toBeVisible()
  await page
    .getByRole('button', { name: 'Clear Search' })
    .or(page.getByRole('link', { name: 'Clear Search' }))
    .first()
    .click()
  await expect(page.getByText('No articles found matching your search.')).toBeHidden()
})

journey('old addresses redirect permanently to the new ones', async ({ request }) => {
  for (const [from, to] of [
    ['/terms', '/terms-of-service'],
    ['/privacy', '/privacy-policy'],
    ['/deals', '/sponsored-offers'],
  ]) {
    const response = await request.get(from ?? '', { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(to)
  }
})

journey('every link in the header, the footer and the bottom bar leads to a page', async ({ page, request }) => {
  await page.goto('/')
  const addresses = await page
    .locator('header a[href^="/"], footer a[href^="/"], nav a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

journey('robots.txt, the sitemap, the feeds and the link previews exist and are well formed', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/articles/dark-spots-and-tinted-sunscreen')
  expect(sitemap).not.toContain('/streams')
  for (const feed of ['/feeds/all.rss', '/feeds/guide.atom']) {
    const response = await request.get(feed)
    expect(response.status(), feed).toBe(200)
    expect(response.headers()['content-type'], feed).toContain('xml')
  }
  const premium = await (await request.get('/feeds/all.rss')).text()
  const article = (await (await request.get('/api/articles/cleansers-compared')).json()) as { access: string }
  expect(article.access).toBe('preview')
  expect(premium).toContain('cleansers-compared')
  const things = ['deal/just-squalane-drops-10-off', 'brand/skoon', 'recipe/oat-bath']
  const pictures = await Promise.all(
    ['dark-spots-and-tinted-sunscreen', 'brand/silki', ...things].map((name) => request.get(`/og/${name}.png`)),
  )
  for (const picture of pictures) expect(picture.headers()['content-type'], picture.url()).toBe('image/png')
  const drawn = await Promise.all(pictures.map(async (picture) => (await picture.body()).toString('base64')))
  expect(new Set(drawn).size, 'each thing has a picture of its own').toBe(pictures.length)
})

journey('a script is served in full and by range, with 416 for a range beyond its end', async ({ page, request }) => {
  await page.goto('/')
  const script = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.endsWith('.js')) ?? '',
  )
  const identity = { 'accept-encoding': 'identity' }
  const whole = await (await request.get(script, { headers: identity })).body()
  const part = await request.get(script, { headers: { ...identity, range: 'bytes=0-9' } })
  expect([part.status(), (await part.body()).toString()]).toEqual([206, whole.subarray(0, 10).toString()])
  const beyond = await request.get(script, { headers: { ...identity, range: 'bytes=999999999-' } })
  expect([beyond.status(), beyond.headers()['content-range']]).toEqual([416, `bytes */${whole.length}`])
})
