import { expect, journey } from './pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 } })

journey(
  'Enter moves the focus to the results, which are directly below the field and list the active filters',
  async ({ page }) => {
    await page.goto('/')
    const field = page.getByRole('searchbox').first()
    await field.fill('dark spots')
    const results = page.getByRole('region', { name: 'Search results' })
    await expect(results.getByRole('article').or(results.getByRole('link')).first()).toBeVisible()
    // Only the category buttons are between the field and the results.
    const [below, top] = await Promise.all([field.boundingBox(), results.boundingBox()])
    expect((top?.y ?? 0) - ((below?.y ?? 0) + (below?.height ?? 0))).toBeLessThan(140)
    await field.press('Enter')
    await expect(results).toBeFocused()

    await page.getByRole('button', { name: 'Guides', exact: true }).click()
    const filters = results.getByRole('list', { name: 'Active filters' })
    await expect(filters.getByRole('button')).toHaveText([/dark spots/, /Guides/])
    await filters.getByRole('button', { name: 'Remove Guides' }).click()
    await expect(filters.getByRole('button')).toHaveText([/dark spots/])
    await filters.getByRole('button', { name: /dark spots/ }).click()
    await expect(results).toBeHidden()
    await expect(field).toHaveValue('')
  },
)

journey('finds by synonym and in the text, and links to all results', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('searchbox').first()
  const results = page.getByRole('region', { name: 'Search results' })
  for (const [text, title] of [
    ['eczema', /Rooibos on your skin/],
    ['melasma', /Dark spots and our sun/],
    ['SPF', /Sunscreen types compared/],
  ] as const) {
    await field.fill(text)
    await expect(results.getByRole('link', { name: title })).toBeVisible()
    expect(await results.getByRole('article').count()).toBeLessThanOrEqual(6)
  }
  await results.getByRole('link', { name: 'All results' }).click()
  await expect(page).toHaveURL(/\/search\?q=SPF$/)
})

journey('a category scrolls to what it filters, and the search button does nothing without text', async ({ page }) => {
  await page.goto('/')
  const chip = page.getByRole('button', { name: 'Ingredients', exact: true })
  await chip.click()
  const results = page.getByRole('region', { name: 'Search results' })
  await expect.poll(async () => (await results.boundingBox())?.y).toBeLessThan(200)
  await expect(chip).toBeFocused()
  const field = page.getByRole('searchbox').first()
  await field.fill('  ')
  await field.press('Enter')
  await expect(field).toBeFocused()
})

journey('a failed search shows the cause, and a retry works', async ({ page }) => {
  await page.goto('/')
  let fails = true
  await page.route(/\/api\/articles\?.*q=/, (route) =>
    fails ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue(),
  )
  await page.getByRole('searchbox').first().fill('sunscreen')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByText('We could not search the articles')).toBeVisible()
  await expect(results.getByText('Something went wrong on our side.')).toBeVisible()
  await expect(results.getByText('check your connection')).toBeHidden()
  await page.route(/\/api\/articles\?.*q=rooibos/, (route) =>
    fails ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByRole('searchbox').first().fill('rooibos')
  await expect(results.getByText('Please check your connection and try again.')).toBeVisible()
  fails = false
  await results.getByRole('button', { name: /try again|retry/i }).click()
  await expect(results.getByRole('link').first()).toBeVisible()
})
journey.use({ allowErrors: [/502|ERR_INTERNET_DISCONNECTED/] })
