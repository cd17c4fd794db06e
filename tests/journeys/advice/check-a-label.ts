import { expectAccessible } from '../pieces/axe.ts'
import { expectNothingCutOff } from '../pieces/fits.ts'
import { join, rememberIn } from '../pieces/member.ts'
import { expect, journey } from '../pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 }, allowErrors: [/401/] })

const LABEL =
  'INGREDIENTS: Aqua, Glycerin, Niacinimide, Retinol, Alcohol Denat., Parfum, Limonene, Zorblaxin. May contain: CI 77491.'

journey('a visitor checks a pasted label by keyboard alone and finds every word of it again', async ({ page }) => {
  await page.goto('/ingredients')
  await page.getByRole('link', { name: 'Check a whole label' }).click()
  await expect(page).toHaveURL(/\/ingredients\/check$/)
  await page.getByRole('textbox', { name: 'Ingredient list' }).focus()
  await page.keyboard.insertText(LABEL)
  await page.locator('summary', { hasText: 'Check it for you' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Pregnancy' }).selectOption('pregnant')
  await page.getByRole('button', { name: 'Check this label' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your label, checked' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'What may not suit you' })).toContainText(/Retinol.*pregnancy/)
  await expectNothingCutOff(page)
  await expectAccessible(page, 'the checked label')

  const typed = page.getByRole('group', { name: 'Your text, piece by piece' })
  for (const word of ['Glycerin', 'Niacinimide', 'Zorblaxin', 'CI 77491']) {
    await typed.getByRole('link', { name: word }).focus()
    await page.keyboard.press('Enter')
    const entry = page.locator('li:focus')
    await expect(entry).toContainText(word)
    await entry.getByRole('link', { name: /^Show in your text/ }).press('Enter')
    await expect(typed.locator('a:focus')).toContainText(word)
  }

  await page
    .getByRole('region', { name: 'Every ingredient' })
    .getByRole('link', { name: 'Retinol', exact: true })
    .click()
  await expect(page).toHaveURL(/\/ingredients\/retinol$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your label, checked' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your label, checked' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the text' }).click()
  await expect(page.getByRole('textbox', { name: 'Ingredient list' })).toHaveValue(LABEL)
  await expectAccessible(page, 'the form of the label check')
})

journey('a member’s label is checked with the stored skin profile', async ({ page, request, baseURL }) => {
  const origin = baseURL ?? ''
  const { token } = await join(request, origin)
  const saved = await request.post(`${origin}/api/user/skin-profile`, {
    headers: { authorization: `Bearer ${token}` },
    data: { allergies: ['fragrance'] },
  })
  expect(saved.ok()).toBe(true)
  await rememberIn(page, token)
  await page.goto('/ingredients/check')
  await page.getByRole('textbox', { name: 'Ingredient list' }).fill(LABEL)
  await page.getByRole('button', { name: 'Check this label' }).click()
  await expect(page.getByText('Checked for you, with your')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What may not suit you' })).toContainText(/Parfum/)
})
