import type { Page } from '@playwright/test'
import { expectAccessible } from '../pieces/axe.ts'
import { join, newEmail, PASSWORD, rememberIn } from '../pieces/member.ts'
import { expect, journey } from '../pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 }, allowErrors: [/40[019]/] })

/** Signs in on the practice page, which stands in for the provider. */
const signInAs = async (page: Page, email: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Practice sign-in' })).toBeVisible()
  await page.getByLabel('Email to sign in with').fill(email)
  await page.getByLabel('First name').fill('Lerato')
  await page.getByRole('button', { name: 'Sign in' }).click()
}
const ARTICLE = '/articles/rooibos-on-your-skin'

journey(
  'a visitor joins with Google from an article, and is signed in with one tap the next time',
  async ({ page }) => {
    const email = newEmail()
    await page.goto(ARTICLE)
    await page.getByRole('button', { name: 'Save' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Continue with Google (practice)' }).click()
    await expectAccessible(page, 'the practice page')
    await signInAs(page, email)

    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('heading', { name: 'Finish joining' })).toBeFocused()
    await expect(page.getByText(`You join with Google as ${email}`)).toBeVisible()
    await expectAccessible(page, 'finishing to join')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('You must accept the Terms of Service')).toBeVisible()
    await page.reload()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`))
    await expect(page.getByText('Welcome to Skynn', { exact: true })).toBeVisible()

    await page.context().clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await signInAs(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
  },
)

journey('somebody who cancels is told so, and can sign in with a password', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Continue with Apple' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You left Apple without signing in. Nothing was changed.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByLabel('Email')).toBeVisible()
})

journey('the account with the same address is connected with its password', async ({ page, request, baseURL }) => {
  const { email } = await join(request, baseURL ?? '')
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Continue with Apple' }).click()
  await signInAs(page, email)
  await expect(page.getByRole('heading', { name: 'You have a Skynn account' })).toBeFocused()
  await expectAccessible(page, 'connecting an account')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Connect Apple and sign in' }).click()
  await expect(page.getByText('This is not the password of your Skynn account.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Connect Apple and sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

journey('a member connects Google in the settings, and disconnects it', async ({ page, request, baseURL }) => {
  const { token } = await join(request, baseURL ?? '')
  await rememberIn(page, token)
  await page.context().addCookies([{ name: 'skynn_session', value: token, url: baseURL ?? '' }])
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Connect Google' }).click()
  const email = newEmail()
  await signInAs(page, email)
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText(`${email}, since`)).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(page.getByRole('link', { name: 'Connect Google' })).toBeVisible()
})
