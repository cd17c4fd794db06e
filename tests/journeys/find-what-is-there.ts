import { expect, journey } from './pieces/reading.ts'

journey('an address that does not exist says so with its status, and leads on', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
})
journey.use({ allowErrors: [/404/] })

journey(
  'an article that does not exist is a 404, and one by its id leads to its readable address',
  async ({ page, request }) => {
    expect((await page.goto('/articles/never-written'))?.status()).toBe(404)
    const [article] = (await (await request.get('/api/articles?limit=1')).json()) as { id: string; slug: string }[]
    await page.goto(`/articles/${article?.id}`)
    await expect(page).toHaveURL(new RegExp(`/articles/${article?.slug}$`))
  },
)

journey('filters live in the address: a link to a filtered list shows the same list', async ({ page }) => {
  await page.goto('/articles')
  const filter = page.getByRole('main').getByRole('link', { name: 'Ingredients', exact: true })
  await filter.click()
  await expect(page).toHaveURL(/category=ingredient/)
  // The address changes before the list does, and the full list has such titles too.
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

journey('a search that finds nothing says so and can be cleared', async ({ page }) => {
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

journey('old addresses lead to the new ones for good', async ({ request }) => {
  for (const [from, to] of [
    ['/terms', '/terms-of-service'],
    ['/privacy', '/privacy-policy'],
    ['/deals', '/sponsored-offers'],
  ]) {
    const answer = await request.get(from ?? '', { maxRedirects: 0 })
    expect(answer.status(), from).toBe(301)
    expect(answer.headers().location, from).toBe(to)
  }
})

journey('every link of the header, the footer and the bottom bar leads somewhere', async ({ page, request }) => {
  await page.goto('/')
  const addresses = await page
    .locator('header a[href^="/"], footer a[href^="/"], nav a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

journey('robots, sitemap, feeds and pictures are there and well formed', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/articles/dark-spots-and-tinted-sunscreen')
  expect(sitemap).not.toContain('/streams')
  for (const feed of ['/feeds/all.rss', '/feeds/guide.atom']) {
    const answer = await request.get(feed)
    expect(answer.status(), feed).toBe(200)
    expect(answer.headers()['content-type'], feed).toContain('xml')
  }
  const premium = await (await request.get('/feeds/all.rss')).text()
  const article = (await (await request.get('/api/articles/cleansers-compared')).json()) as { access: string }
  expect(article.access).toBe('preview')
  expect(premium).toContain('cleansers-compared')
  const picture = await request.get('/og/dark-spots-and-tinted-sunscreen.png')
  expect(picture.headers()['content-type']).toBe('image/png')
})

journey('a script is sent whole, in part, and not beyond its end', async ({ page, request }) => {
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
