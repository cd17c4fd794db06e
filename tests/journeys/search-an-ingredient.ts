import { expect, journey } from './pieces/reading.ts'

journey('the search finds an ingredient by another of its names, and leads to the dictionary', async ({ page }) => {
  await page.goto('/search?q=nicotinamide')
  await page
    .getByRole('link', { name: /^Ingredients/ })
    .and(page.locator('[href*="kind=ingredient"]'))
    .click()
  await expect(page).toHaveURL(/kind=ingredient/)
  const result = page.getByRole('article').filter({ hasText: 'Also called vitamin B3, nicotinamide' })
  await expect(result.locator('mark')).toHaveText('nicotinamide')
  await result.getByRole('link', { name: 'Niacinamide', exact: true }).click()
  await expect(page).toHaveURL(/\/ingredients\/niacinamide$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niacinamide')
})
