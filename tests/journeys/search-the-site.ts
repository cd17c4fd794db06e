import { expect, journey } from './pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 } })

journey('the header leads to the search, which suggests, finds and pages through results', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search Skynn' })
  await expect(field).toBeFocused()
  await field.fill('sun')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.fill('spf')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=spf$/)
  const heading = page.getByRole('heading', { name: 'Results for “spf”' })
  await expect(heading).toBeFocused()
  const titles = page.getByRole('article').getByRole('heading')
  await expect(titles.filter({ hasText: 'Sunscreen types compared' })).toBeVisible()
  const first = await titles.allInnerTexts()
  await page.getByRole('link', { name: 'More results' }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(titles.filter({ hasText: first[0] ?? '' })).toBeHidden()
  await expect(heading).toBeFocused()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

journey('the search finds an ingredient by another of its names, and leads to the dictionary', async ({ page }) => {
  await page.goto('/search?q=nicotinamide')
  await page
    .getByRole('link', { name: /^Ingredients/ })
    .and(page.locator('[href*="kind=ingredient"]'))
    .click()
  await expect(page).toHaveURL(/kind=ingredient/)
  const result = page.getByRole('article').filter({ hasText: 'Also called vitamin B3, nicotinamide' })
  await expect(result.locator('mark', { hasText: 'nicotinamide' })).toBeVisible()
  await result.getByRole('link', { name: 'Niacinamide', exact: true }).click()
  await expect(page).toHaveURL(/\/ingredients\/niacinamide$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niacinamide')
})

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor searches by form and filters by link', async ({ page }) => {
    await page.goto('/search')
    await page.getByLabel('Search Skynn').fill('eczema')
    await page.getByLabel('Search Skynn').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=eczema$/)
    await page
      .getByRole('link', { name: /^Articles/ })
      .last()
      .click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
