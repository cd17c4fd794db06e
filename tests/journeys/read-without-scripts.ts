import { expect, journey } from './pieces/reading.ts'

journey.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

journey('a visitor reads, searches and pages through lists with scripts disabled', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('searchbox').first().fill('rooibos')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/\/articles\?.*q=rooibos/)
  await page
    .getByRole('main')
    .getByRole('heading')
    .getByRole('link', { name: /rooibos/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/articles\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/rooibos/i)
  await expect(page.getByText('Sources', { exact: true }).first()).toBeVisible()

  await page.goto('/articles')
  const first = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .or(page.getByRole('main').getByRole('heading', { level: 3 }))
    .allInnerTexts()
  await page
    .getByRole('link', { name: /older|next/i })
    .first()
    .click()
  await expect(page).toHaveURL(/after=/)
  const second = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .or(page.getByRole('main').getByRole('heading', { level: 3 }))
    .allInnerTexts()
  expect(second).not.toEqual(first)
})
