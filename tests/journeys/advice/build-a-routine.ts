import { expectAccessible } from '../pieces/axe.ts'
import { join, rememberIn } from '../pieces/member.ts'
import { expect, journey } from '../pieces/reading.ts'

journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

journey(
  'a member builds a routine, settles what clashes, saves it and shares it by link',
  async ({ page, request, baseURL, browser }) => {
    // The advice engine takes some seconds to start.
    const plan = { steps: [{ id: 'a', name: 'Cream' }], morning: ['a'], evening: [] }
    await expect
      .poll(async () => (await request.post('/api/routines/check', { data: { plan } })).status(), { timeout: 90_000 })
      .toBe(200)
    await rememberIn(page, (await join(request, baseURL ?? '')).token)
    await page.goto('/routines')
    await page.getByRole('button', { name: 'Dark marks on a budget' }).click()
    await page.getByRole('tab', { name: /^Evening/ }).click()

    await page.getByRole('button', { name: /^Add a step/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'A product on Skynn' }).click()
    await dialog.getByLabel('Search products').fill('retinol')
    await dialog.getByRole('button', { name: /Slow Night Retinol/i }).click()
    await expect(dialog.getByText('A sample.')).toBeVisible()
    await expectAccessible(page, 'the form of a step')
    await dialog.getByRole('button', { name: 'Add this step' }).click()

    await page.getByRole('button', { name: /^Add a step/ }).click()
    await dialog.getByRole('button', { name: 'A type of step' }).click()
    await dialog.getByRole('button', { name: 'Salicylic acid exfoliant' }).click()
    await dialog.getByRole('button', { name: 'Add this step' }).click()

    const different = page.getByRole('button', { name: 'Use them on different evenings' }).first()
    await expect(different).toBeVisible()
    await expectAccessible(page, 'the routine with its check')
    await different.click()
    await expect(page.getByText('Mondays and Thursdays').first()).toBeVisible()

    await page.getByLabel('Name of this routine').fill('For my marks')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved to your account.')).toBeVisible()
    await page.getByRole('button', { name: 'Share this routine' }).click()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(link)
    await expect(visitor.getByText(/Slow Night Retinol/i)).toBeVisible()
    await expect(visitor.getByText('For my marks')).toHaveCount(0)
    await expectAccessible(visitor, 'the shared routine')
    await visitor.getByRole('link', { name: 'Copy to my routines' }).click()
    await expect(visitor.getByLabel('Name of this routine')).toHaveValue('A shared routine')

    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByText('No longer shared').first()).toBeVisible()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
    await visitor.context().close()
  },
)
