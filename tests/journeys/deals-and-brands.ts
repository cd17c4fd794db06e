import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

const PREMIUM = '/sponsored-offers/gentle-sunrise-c-serum-25-off'
const CODE = 'SAMPLE-GLOW25'

journey(
  'the code of a premium deal is in no document, and reaches a founding member in the page',
  async ({ page, request, baseURL }) => {
    for (const address of [PREMIUM, `/api/deals/${PREMIUM.split('/').at(-1)}`, '/sponsored-offers', '/brands/gloei'])
      expect(await (await request.get(address)).text(), address).not.toContain(CODE)
    await rememberIn(page, (await join(request, baseURL ?? '')).token)
    await page.goto(PREMIUM, { waitUntil: 'networkidle' })
    await expect(page.getByText(CODE)).toBeVisible()
  },
)

journey('deals are filtered in the address, and an old link says that its offer has ended', async ({ page }) => {
  await page.goto('/sponsored-offers', { waitUntil: 'networkidle' })
  const deals = page.getByRole('main').getByRole('article')
  await expect(deals).toHaveCount(10)
  await page.getByRole('link', { name: 'Moisturiser', exact: true }).click()
  await expect(page).toHaveURL(/category=moisturiser$/)
  await expect(deals).toHaveCount(2)
  await page.getByRole('link', { name: 'Silki', exact: true }).click()
  await expect(deals).toHaveCount(1)
  await page.goto('/sponsored-offers/bushveld-evening-oil-30-off')
  await expect(page.getByRole('main').getByText('This offer ended on 30 June 2025.')).toBeVisible()
  await expect(page.getByText('SAMPLE-BUSH30')).toHaveCount(0)
})

journey(
  'a member’s stars for a brand and their following are there on the next visit',
  async ({ page, request, baseURL }) => {
    await rememberIn(page, (await join(request, baseURL ?? '')).token)
    await page.goto('/brands/silki', { waitUntil: 'networkidle' })
    await page.getByRole('radio', { name: '3 stars' }).check()
    const saved = page.waitForResponse((response) => response.url().endsWith('/follow'))
    await page.getByRole('button', { name: 'Follow Silki' }).click()
    await saved
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByText('Your rating: 3/5')).toBeVisible()
    await expect(page.getByText('Members: 3/5 from 1 rating.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow Silki' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'View Current Deals' }).click()
    await expect(page).toHaveURL(/\/sponsored-offers$/)
  },
)
