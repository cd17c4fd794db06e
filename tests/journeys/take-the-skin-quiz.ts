import { newEmail, PASSWORD } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'
import { takeQuiz } from './pieces/screens.ts'

journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, allowErrors: [/401/] })

journey('a visitor takes the skin quiz, signs up and finds the saved result on the dashboard', async ({ page }) => {
  await page.goto('/skin-quiz')
  await takeQuiz(page)
  await page.getByRole('button', { name: 'Sign Up to Save Results' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel(/email/i).fill(newEmail())
  await page.getByLabel(/^password/i).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: /^See result/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Recommended Routine' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Delete result/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Take the quiz', exact: true })).toBeVisible()
})

journey.describe('without a connection', () => {
  journey.use({ serviceWorkers: 'allow', allowErrors: [/401|ERR_INTERNET_DISCONNECTED|not analysed/] })

  journey(
    'the quiz goes by the choices alone, and is completed when the connection is back',
    async ({ page, context }) => {
      await page.goto('/skin-quiz')
      const checks = page.waitForResponse(/analyse-offline/)
      await takeQuiz(page)
      await (await checks).finished()
      await page.getByRole('button', { name: 'Take the quiz again' }).click()
      await context.setOffline(true)
      await takeQuiz(page)
      await expect(page.getByText('Made on your phone, without a connection.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Recommended Routine' })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText('Made on your phone, without a connection.')).toBeHidden()
      await expect(page.getByText(/^Together R/)).toBeVisible()
    },
  )
})
