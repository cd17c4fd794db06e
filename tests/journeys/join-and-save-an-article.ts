import type { Page } from '@playwright/test'
import { join, newEmail, PASSWORD, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, allowErrors: [/401/] })

const saveButton = (page: Page, saved: boolean) =>
  page.getByRole('main').getByRole('button', { name: /^save/i, pressed: saved }).first()

journey(
  'a visitor on a phone searches, reads, joins, saves the article and finds it on the dashboard',
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').first().fill('NIACINAMIDE')
    const found = page.getByRole('link', { name: /niacinamide: what it does/i })
    await expect(found.first()).toBeVisible()
    await found.first().click()

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Niacinamide')
    await saveButton(page, false).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()

    const email = newEmail()
    await dialog
      .getByRole('button', { name: /join|create|sign up/i })
      .first()
      .click()
    await dialog.getByLabel(/email/i).fill(email)
    await dialog.getByLabel(/^password/i).fill('short')
    await dialog.getByRole('button', { name: 'Create Account' }).click()
    await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible()
    await expect(dialog.getByText('You must accept the Terms of Service')).toBeVisible()
    await dialog.getByLabel(/^password/i).fill(PASSWORD)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Create Account' }).click()
    // Joining leads on to the skin profile, which can be closed.
    await expect(dialog.getByText('Step 1 of 5', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()

    // The save that prompted the visitor to join completes without another click.
    await expect(saveButton(page, true)).toBeVisible()

    await page.goto('/dashboard?tab=saved')
    const saved = page
      .getByRole('main')
      .getByRole('link', { name: /niacinamide: what it does/i })
      .first()
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(saved).toBeVisible()
  },
)

journey(
  'a member removes an article from the reading list and restores it with Undo',
  async ({ page, request, baseURL }) => {
    const { token } = await join(request, baseURL ?? '')
    await request.post('/api/articles/rooibos-on-your-skin/save', { headers: { authorization: `Bearer ${token}` } })
    await rememberIn(page, token)
    await page.goto('/articles/rooibos-on-your-skin')
    await saveButton(page, true).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(saveButton(page, true)).toBeVisible()
    const list = await request.get('/api/user/saved-articles', { headers: { authorization: `Bearer ${token}` } })
    expect(((await list.json()) as { slug: string }[]).map((article) => article.slug)).toEqual(['rooibos-on-your-skin'])
  },
)

journey(
  'signing in with a wrong password shows an error and keeps the email, and the right password then works',
  async ({ page, request, baseURL }) => {
    const { email } = await join(request, baseURL ?? '')
    await page.goto('/auth')
    await page.getByLabel(/email/i).fill(email)
    await page.getByLabel(/^password/i).fill('not the password')
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })
    await submit.click()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await expect(page.getByLabel(/email/i)).toHaveValue(email)
    await page.getByLabel(/^password/i).fill(PASSWORD)
    await submit.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    // At once: the outdated failure toast, which would stay for ten seconds, is replaced.
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible({ timeout: 5000 })
    await expect(page.getByText('Login failed', { exact: true })).toBeHidden()
  },
)
