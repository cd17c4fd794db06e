import type { Locator } from '@playwright/test'
import { join, newEmail, PASSWORD } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

journey.use({ allowErrors: [/40[129] /] })

const TERMS = 'You must accept the Terms of Service'

/** Expects what a screen reader announces: the description of the field, and that it is invalid. */
const expectInvalid = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAccessibleDescription(message)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

journey(
  'the join form shows an error under each invalid field, and removes it as soon as the field is valid',
  async ({ page, request, baseURL }) => {
    const taken = await join(request, baseURL ?? '')
    await page.goto('/auth?tab=register')
    const email = page.getByLabel('Email')
    const password = page.getByLabel('Password', { exact: true })
    const terms = page.getByRole('checkbox')
    const create = page.getByRole('button', { name: 'Create Account' })

    await create.click()
    await expectInvalid(email, 'Invalid email address')
    await expectInvalid(password, 'Password must be at least 8 characters')
    await expectInvalid(terms, TERMS)
    await expect(email).toBeFocused()

    await email.fill('you@')
    await expectInvalid(email, 'Invalid email address')
    await email.fill(taken.email)
    await expect(page.getByText('Invalid email address')).toBeHidden()
    await password.fill('seven77')
    await expectInvalid(password, 'Password must be at least 8 characters')
    await password.fill(PASSWORD)
    await expect(page.getByText('Password must be at least 8 characters')).toBeHidden()
    await terms.check()
    await expect(page.getByText(TERMS)).toBeHidden()
    await terms.uncheck()
    await expectInvalid(terms, TERMS)
    await terms.check()

    // A registered email address: shown in the toast and, because the toast disappears, at the field; all input is kept.
    await create.click()
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible()
    await expectInvalid(email, 'An account with this email address already exists. Try signing in instead.')
    await expect(email).toHaveValue(taken.email)
    await expect(password).toHaveValue(PASSWORD)
    await expect(terms).toBeChecked()
    await page.getByRole('button', { name: 'Dismiss' }).click()

    await email.fill(newEmail())
    await create.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText("You're a founding member! Enjoy free lifetime access.", { exact: true })).toBeVisible()
  },
)

journey(
  'the sign-in page requires a password of 8 characters, the sign-in dialog only a password',
  async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectInvalid(page.getByLabel('Email'), 'Invalid email address')
    await expectInvalid(page.getByLabel('Password', { exact: true }), 'Password must be at least 8 characters')

    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectInvalid(dialog.getByLabel('Email'), 'Invalid email address')
    await expectInvalid(dialog.getByLabel('Password', { exact: true }), 'Password is required')
    await dialog.getByLabel('Email').fill(newEmail())
    await dialog.getByLabel('Password', { exact: true }).fill('x')
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
  },
)

journey('the dialog keeps all input when it is closed or switched between joining and signing in', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click()
  await dialog.getByLabel('Email').fill('nomvula@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('half a pass')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('nomvula@example.com')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('nomvula@example.com')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('half a pass')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
})

journey(
  'a join that requires payment leads to the payment step, and back to the form with all input',
  async ({ page }) => {
    const message = 'An annual subscription is required to register.'
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 402, json: { code: 'payment_required', message } }),
    )
    await page.goto('/auth?tab=register')
    const email = newEmail()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('heading', { name: 'Complete Your Registration' })).toBeVisible()
    await expect(page.getByText('Annual Subscription Required')).toBeVisible()
    await expect(page.getByText('Registration failed')).toBeHidden()
    await page.getByRole('button', { name: 'Back to Registration' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
    await expect(page.getByRole('checkbox')).toBeChecked()
  },
)
