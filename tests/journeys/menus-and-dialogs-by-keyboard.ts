import type { Locator, Page } from '@playwright/test'
import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

const ARTICLE = '/articles/rooibos-on-your-skin'

/** Tabs in both directions, further than the overlay has tab stops, and expects the focus to stay inside. */
const expectFocusTrapped = async (page: Page, overlay: Locator): Promise<void> => {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press(key)
      expect(await overlay.evaluate((element) => element.contains(document.activeElement)), `${key} ${press + 1}`).toBe(
        true,
      )
    }
  }
}

journey('the first tab stop of a page skips the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

journey(
  'on a phone the drawer traps the focus, Escape returns it to the button, and a link closes the drawer',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expectFocusTrapped(page, drawer)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()

    await page.keyboard.press('Enter')
    await drawer.getByRole('link', { name: 'Skincare Guides' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/skincare-guides$/)
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  },
)

journey('the theme can be chosen with the arrow keys and survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Theme' })
  await button.focus()
  await page.keyboard.press('Enter')
  // System is the default choice.
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  const backgroundColour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(backgroundColour).toBe('rgb(0, 0, 0)')
  await page.reload()
  expect(await backgroundColour()).toBe('rgb(0, 0, 0)')

  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

journey(
  'the sign-in dialog traps the focus in both of its modes and returns it to the button that opened it',
  async ({ page }) => {
    await page.goto(ARTICLE)
    const save = page.getByRole('main').getByRole('button', { name: /^save/i }).first()
    await save.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await expectFocusTrapped(page, dialog)
    await dialog.getByRole('button', { name: 'Create an account' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Create Account' })).toBeVisible()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await expectFocusTrapped(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(save).toBeFocused()

    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
    await signIn.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signIn).toBeFocused()
  },
)

journey(
  "the account menu shows the member's email address and leads to the saved articles",
  async ({ page, request, baseURL }) => {
    const { email, token } = await join(request, baseURL ?? '')
    await rememberIn(page, token)
    await page.goto('/')
    const account = page.getByRole('button', { name: 'Your account' })
    await account.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toContainText(email)
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    // On a busy machine the menu may still be moving the focus to its first item when the key is pressed.
    await expect(async () => {
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Saved Articles' })).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\?tab=saved$/)
    await expect(page.getByRole('main')).toBeFocused()
  },
)

journey(
  'closing a toast returns the focus to the previous element, or to the content if that element is hidden',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(ARTICLE)
    const share = page.getByRole('button', { name: 'Share this article' })
    const toast = page.getByRole('listitem').filter({ hasText: 'Link copied!' })
    const dismiss = toast.getByRole('button', { name: 'Dismiss' })
    const openAndReach = async () => {
      await share.focus()
      await page.keyboard.press('Enter')
      await expect(toast).toBeVisible()
      await page.keyboard.press('F8')
      await expect(share).not.toBeFocused()
    }
    await openAndReach()
    await page.keyboard.press('Escape')
    await expect(share).toBeFocused()
    await expect(toast).toBeHidden()

    await openAndReach()
    await page.keyboard.press('Tab')
    await expect(toast).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(share).toBeFocused()
    await expect(toast).toBeHidden()

    await openAndReach()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dismiss).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(share).toBeFocused()
    await expect(toast).toBeHidden()

    await openAndReach()
    await share.evaluate((button) => button.style.setProperty('display', 'none'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toBeFocused()
  },
)
