import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 } })

journey(
  'a member votes in a poll on the home page and finds the vote after a reload',
  async ({ page, request, baseURL }) => {
    await rememberIn(page, (await join(request, baseURL ?? '')).token)
    await page.goto('/')
    const poll = page.getByRole('article', { name: 'How often do you put on sunscreen' })
    await poll.getByText('Twice or more').click()
    await poll.getByRole('button', { name: 'Vote' }).click()
    await expect(poll.getByRole('listitem').filter({ hasText: 'Twice or more (your choice)' })).toContainText('100.0%')
    await page.reload()
    await expect(poll.getByRole('listitem').filter({ hasText: 'Twice or more (your choice)' })).toBeVisible()
  },
)

journey('a visitor joins the waiting list and reaches the page to leave it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join the waiting list' })
  await dialog.getByLabel('Name').fill('Thandi')
  await dialog.getByLabel('Email').fill('thandi@example.org')
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByText("You're on the list!", { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeFocused()
  await page.goto('/waiting-list/leave#token=a-token-from-a-mail')
  await page.getByRole('button', { name: 'Leave the list' }).click()
  await expect(page.getByText('You are no longer on the list.')).toBeVisible()
  expect(page.url()).not.toContain('token')
})

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the offers are a row that scrolls, without buttons that do nothing', async ({ page }) => {
    await page.goto('/')
    const offers = page.getByRole('region', { name: 'Sponsored Offers' })
    await expect(offers.getByRole('link', { name: 'All offers' })).toBeVisible()
    await expect(offers.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Vote' })).toHaveCount(0)
    await offers.getByRole('article').last().getByRole('link').focus()
    await expect(offers.getByRole('article').last()).toBeInViewport()
  })
})
