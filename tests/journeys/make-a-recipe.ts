import { expect, journey } from './pieces/reading.ts'

journey(
  'a recipe is found by skin type, ticked off, still ticked after a reload, and prints without its controls',
  async ({ page }) => {
    await page.goto('/diy-recipes')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Oily', exact: true }).click()
    await expect(page).toHaveURL(/skinType=oily/)
    await main.getByRole('link', { name: 'White clay mask for an oily T-zone' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('White clay mask for an oily T-zone')
    await expect(main.getByRole('note').first()).toContainText('Use it at once')
    await main.getByRole('button', { name: '2×' }).click()
    await expect(main.getByText('20 g')).toBeVisible()
    await main.getByRole('checkbox', { name: /^Step 1/ }).check()
    await page.reload()
    await expect(main.getByRole('checkbox', { name: /^Step 1/ })).toBeChecked()
    await page.emulateMedia({ media: 'print' })
    for (const shown of ['Before you start', 'Ingredients', 'Steps', 'Sources'])
      await expect(main.getByRole('heading', { name: shown, exact: true })).toBeVisible()
    for (const hidden of [main.getByRole('button', { name: '2×' }), main.getByText('More recipes')])
      await expect(hidden).toBeHidden()
  },
)

journey.describe('before the page is hydrated', () => {
  journey.use({ hydrates: false })

  journey('a step can be ticked off, and stays ticked', async ({ page }) => {
    await page.goto('/diy-recipes/rooibos-compress', { waitUntil: 'networkidle' })
    const box = page.getByRole('checkbox', { name: /^Step 2/ })
    await box.dispatchEvent('click')
    await page.mouse.move(20, 20)
    await expect(page.getByText('1 of 5 steps done')).toBeVisible()
    await expect(box).toBeChecked()
  })
})

journey('a recipe can be read, with its warnings and amounts, without scripts', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${baseURL}/diy-recipes/rooibos-compress`)
  const main = page.getByRole('main')
  await expect(main.getByRole('note').first()).toContainText('fridge')
  await expect(main.getByText('250 ml', { exact: true })).toBeVisible()
  await expect(main.getByText('Keeps 1 day.')).toBeVisible()
  await expect(main.getByRole('button', { name: '2×' })).toBeHidden()
})
