import type { Locator, Page } from '@playwright/test'
import { expect } from './reading.ts'

const ARTICLE = '/articles/rooibos-on-your-skin'

/** An overlay: who sees it, on which page, and from which screen width. */
type Overlay = { name: string; who?: 'member'; width: number; path: string; open: (page: Page) => Promise<void> }

/** Clicks until the overlay clickUntilOpen: on a slow machine the page may be painted well before it is hydrated. */
const clickUntilOpen = (button: Locator, overlay: Locator): Promise<void> =>
  expect(async () => {
    if (!(await overlay.isVisible())) await button.click({ timeout: 5000 })
    await overlay.waitFor({ timeout: 5000 })
  }).toPass()

const openDialog = (page: Page): Promise<void> =>
  clickUntilOpen(
    page.getByRole('main').getByRole('button', { name: /^save/i }).first(),
    page.getByRole('dialog').getByLabel('Email'),
  )

const openDrawer = (page: Page): Promise<void> =>
  clickUntilOpen(page.getByRole('button', { name: 'Menu' }), page.getByRole('dialog', { name: 'Menu' }))

/** Moves the focus into the toasts, which stay while it is there. */
const keepToast = (page: Page): Promise<void> => page.keyboard.press('F8')

/** Every overlay, for the checks of accessibility and large text. */
export const overlays: readonly Overlay[] = [
  { name: "a visitor's drawer", width: 360, path: '/', open: openDrawer },
  { name: "a member's drawer", who: 'member', width: 360, path: '/skincare-guides', open: openDrawer },
  { name: 'the sign-in dialog', width: 360, path: ARTICLE, open: openDialog },
  {
    name: 'the join dialog with every field invalid',
    width: 360,
    path: ARTICLE,
    open: async (page) => {
      await openDialog(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('You must accept the Terms of Service').waitFor()
      await page.getByRole('dialog').getByText('spots remaining!').waitFor()
    },
  },
  {
    name: 'the payment step of joining',
    width: 360,
    path: ARTICLE,
    open: async (page) => {
      await page.route('**/api/auth/register', (route) =>
        route.fulfill({ status: 402, json: { code: 'payment_required', message: 'Please pay first.' } }),
      )
      await openDialog(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Create an account' }).click()
      await dialog.getByLabel('Email').fill('thandi@example.com')
      await dialog.getByLabel('Password', { exact: true }).fill('a long enough password')
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('Annual Subscription Required').waitFor()
    },
  },
  {
    name: 'the cookie settings',
    width: 360,
    path: '/',
    open: (page) =>
      clickUntilOpen(
        page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }),
        page.getByRole('dialog', { name: 'Cookie settings' }),
      ),
  },
  {
    name: 'the update notice',
    width: 360,
    path: ARTICLE,
    open: (page) =>
      expect(async () => {
        await page.evaluate(() => dispatchEvent(new CustomEvent('skynn:update-ready', { detail: () => {} })))
        await page.getByRole('region', { name: 'New version' }).waitFor({ timeout: 5000 })
      }).toPass(),
  },
  {
    name: 'the theme menu',
    width: 1280,
    path: '/',
    open: (page) => clickUntilOpen(page.getByRole('button', { name: 'Theme' }), page.getByRole('menu')),
  },
  {
    name: 'the account menu',
    who: 'member',
    width: 1280,
    path: '/',
    open: (page) => clickUntilOpen(page.getByRole('button', { name: 'Your account' }), page.getByRole('menu')),
  },
  {
    name: 'the membership plans',
    who: 'member',
    width: 360,
    path: '/dashboard',
    open: async (page) => {
      const plans = page.getByRole('dialog', { name: 'Membership plans' })
      await clickUntilOpen(page.getByRole('button', { name: /See the plans|Upgrade to Premium/ }), plans)
      await plans.getByText('Free for life, for the first').waitFor()
    },
  },
  {
    name: 'a toast with an action',
    who: 'member',
    width: 360,
    path: ARTICLE,
    open: async (page) => {
      const save = page.getByRole('main').getByRole('button', { name: /^save/i }).first()
      await clickUntilOpen(save, page.getByRole('main').getByRole('button', { name: /^save/i, pressed: true }).first())
      await page.getByText('Article saved', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await save.click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await keepToast(page)
    },
  },
  {
    name: 'an error toast',
    width: 1280,
    path: '/auth',
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not a password')
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.getByText('Login failed', { exact: true }).waitFor()
      await keepToast(page)
    },
  },
]
