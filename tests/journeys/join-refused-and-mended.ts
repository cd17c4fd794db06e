import type { Locator } from '@playwright/test'
import { join, newEmail, PASSWORD } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

journey.use({ allowErrors: [/40[129] /] })

const TERMS = 'You must accept the Terms of Service'

/** What a screen reader says of a field: its description, and whether it is wrong. */
const refusedWith = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAccessibleDescription(message)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

journey(
  'the form to join says what is wrong under each field, and takes it back as soon as it is mended',
  async ({ page, request, baseURL }) => {
    const taken = await join(request, baseURL ?? '')
    await page.goto('/auth?tab=register')
    const email = page.getByLabel('Email')
    const password = page.getByLabel('Password', { exact: true })
    const terms = page.getByRole('checkbox')
    const create = page.getByRole('button', { name: 'Create Account' })

    await create.click()
    await refusedWith(email, 'Invalid email address')
    await refusedWith(password, 'Password must be at least 8 characters')
    await refusedWith(terms, TERMS)
    await expect(email).toBeFocused()

    await email.fill('you@')
    await refusedWith(email, 'Invalid email address')
    await email.fill(taken.email)
    await expect(page.getByText('Invalid email address')).toBeHidden()
    await password.fill('seven77')
    await refusedWith(password, 'Password must be at least 8 characters')
    await password.fill(PASSWORD)
    await expect(page.getByText('Password must be at least 8 characters')).toBeHidden()
    await terms.check()
    await expect(page.getByText(TERMS)).toBeHidden()
    await terms.uncheck()
    await refusedWith(terms, TERMS)
    await terms.check()

    // An address that is taken: said twice, because the toast goes away, and nothing that was typed is lost.
    await create.click()
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible()
    await refusedWith(email, 'An account with this email address already exists. Try signing in instead.')
    await expect(email).toHaveValue(taken.email)
    await expect(password).toHaveValue(PASSWORD)
    await expect(terms).toBeChecked()
    await page.getByRole('button', { name: 'Dismiss' }).click()

    await email.fill(newEmail())
    await create.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(
      page.getByText("Congratulations! You're a founding member with lifetime free access!", { exact: true }),
    ).toBeVisible()
  },
)

journey('the page asks for a whole password when signing in, the dialog for any', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await refusedWith(page.getByLabel('Email'), 'Invalid email address')
  await refusedWith(page.getByLabel('Password', { exact: true }), 'Password must be at least 8 characters')

  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await refusedWith(dialog.getByLabel('Email'), 'Invalid email address')
  await refusedWith(dialog.getByLabel('Password', { exact: true }), 'Password is required')
  await dialog.getByLabel('Email').fill(newEmail())
  await dialog.getByLabel('Password', { exact: true }).fill('x')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
})

journey('closing the dialog or changing its mode loses nothing that was typed', async ({ page }) => {
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

journey('joining that has to be paid for says so calmly and keeps what was typed', async ({ page }) => {
  const words = 'An annual subscription is required to register.'
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 402, json: { code: 'payment_required', message: words } }),
  )
  await page.goto('/auth?tab=register')
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Registration failed')).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})
