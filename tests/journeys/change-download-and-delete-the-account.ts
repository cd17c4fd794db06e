import { readFile } from 'node:fs/promises'
import { join, PASSWORD, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

journey(
  'a member changes name and picture, downloads their data, and deletes and keeps the account',
  async ({ page, baseURL }) => {
    // Joined through the page's own requests, so that its browser has the session cookie.
    const { email, token } = await join(page.request, baseURL ?? '')
    await rememberIn(page, token)

    await page.goto('/profile')
    await page.getByLabel('First name').fill('Thandi')
    await page.getByLabel('Display name').fill('Thandi from Durban')
    await page.getByRole('button', { name: 'Save names' }).click()
    await expect(page.getByText('Your names are saved', { exact: true })).toBeVisible()
    await page.getByLabel('Picture file').setInputFiles('web/public/icon-512.png')
    await page.getByRole('button', { name: 'Save picture' }).click()
    const picture = page.getByRole('button', { name: 'Your account' }).locator('img')
    await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
    await page.reload()
    await expect(page.getByLabel('Display name')).toHaveValue('Thandi from Durban')

    await page.goto('/settings')
    await page.getByRole('checkbox', { name: 'Analytics' }).check()
    await expect(page.getByText(/^Allowed on /)).toBeVisible()
    for (const [name, file] of [
      ['Download to read', /^skynn-my-data-[\d-]+\.html$/],
      ['Download as JSON', /^skynn-my-data-[\d-]+\.json$/],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
      expect(download.suggestedFilename()).toMatch(file)
      const text = await readFile(await download.path(), 'utf8')
      expect(text).toContain(email)
      expect(text).toContain('Thandi from Durban')
    }

    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText('Your account stays', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Your account will be deleted on /)).toBeHidden()
  },
)

for (const path of ['/profile', '/settings']) {
  journey(`${path} leads a visitor to sign in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth$/)
  })
}
