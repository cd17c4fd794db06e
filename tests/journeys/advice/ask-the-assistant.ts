import { expectAccessible } from '../pieces/axe.ts'
import { join, rememberIn } from '../pieces/member.ts'
import { expect, journey } from '../pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

// On a slow machine the engine starts later than the server. A label check takes nothing from the daily messages.
journey.beforeEach(async ({ request, baseURL }) => {
  journey.slow()
  const check = async () =>
    (await request.post(`${baseURL}/api/ingredients/check`, { data: { text: 'Aqua' } })).status()
  await expect.poll(check, { timeout: 60_000 }).toBe(200)
})

journey('a visitor asks by keyboard, goes on, reads a linked page and finds the chat again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Chatbot' }).click()
  await expect(page).toHaveTitle(/SKYNN AI/)
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log).toHaveCSS('height', /^[34]\d\dpx$/)
  await expect(page.getByText(/nothing is stored/)).toBeVisible()
  const input = page.getByRole('textbox', { name: 'Your message' })
  await input.focus()
  await page.keyboard.type('Can I use retinol with vitamin C?')
  await page.keyboard.press('Enter')
  await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('')
  await expect(page.getByText(/\d+ of \d+ messages left today/)).toBeVisible()
  await expectAccessible(page, 'a chat with a reply')
  await page.keyboard.type('and at night?')
  await page.keyboard.press('Enter')
  await expect(log.getByRole('button', { name: 'Copy' })).toHaveCount(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ingredients', exact: true }).click()
  await expect(page).toHaveURL(/\/ingredients$/)
  await page.goBack()
  await expect(log.getByText('and at night?')).toBeVisible()
  await page.reload()
  await expect(log.getByText('and at night?')).toBeVisible()
})

journey('somebody in danger sees the emergency numbers first', async ({ page }) => {
  await page.goto('/chatbot?q=My%20lips%20and%20tongue%20are%20swelling%20and%20I%20cannot%20breathe')
  const input = page.getByRole('textbox', { name: 'Your message' })
  await expect(input).toHaveValue(/^My lips and tongue/)
  await expect(page).toHaveURL(/\/chatbot$/)
  await page.getByRole('button', { name: 'Send message' }).click()
  const log = page.getByRole('log')
  await expect(log.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112')
  await expectAccessible(page, 'an urgent reply')
})

journey(
  'a member keeps a history, opens and deletes it, and has a chat that is not in it',
  async ({ page, request, baseURL }) => {
    await rememberIn(page, (await join(request, baseURL ?? '')).token)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/chatbot')
    const log = page.getByRole('log')
    await expect(log).toHaveCSS('height', '400px')
    await page.getByRole('switch', { name: /Temporary chat/ }).check()
    await page.getByRole('button', { name: 'Do I need SPF every day?' }).click()
    await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect(page).toHaveURL(/\/chatbot$/)
    await page.getByRole('button', { name: 'New chat' }).click()
    await page.getByRole('button', { name: 'How do I fade dark spots?' }).click()
    await expect(page).toHaveURL(/\?c=/)
    await page.reload()
    await expect(log.getByText('How do I fade dark spots?')).toBeVisible()
    await page.getByRole('button', { name: 'New chat' }).click()
    await expect(page).toHaveURL(/\/chatbot$/)
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'Your conversations' })
    await expect(history.getByRole('link')).toHaveCount(1)
    await expectAccessible(page, 'the history')
    await history.getByRole('link', { name: /dark spots/ }).click()
    await expect(history).toBeHidden()
    await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible()
    await page.getByRole('button', { name: 'History' }).click()
    await history.getByRole('button', { name: 'Delete all conversations' }).click()
    await history.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(history.getByText('No conversations yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(log.getByRole('button', { name: 'How do I fade dark spots?' })).toBeVisible()
  },
)
