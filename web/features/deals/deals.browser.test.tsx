import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Deal } from '#contract/deals.ts'
import { login, me } from '#contract/accounts.routes.ts'
import { likeDeal, unlikeDeal } from '#contract/deals.routes.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { DealGrid } from './deal-grid.tsx'

const deal: Deal = {
  id: '0192f5c6-0000-7000-8000-0000000000dd',
  slug: 'plain-wash',
  brand: 'standard',
  brandName: 'Standard Beauty',
  hasBrandPage: true,
  title: 'Plain Wash',
  description: 'A wash.',
  discountPercentage: 20,
  originalPrice: 4500,
  discountedPrice: 3600,
  sizeMl: 150,
  unitPrice: 2400,
  code: 'PLAIN20',
  url: 'https://shop.example/plain-wash',
  affiliateUrl: 'https://shop.example/plain-wash',
  imageUrl: null,
  category: 'cleanser',
  isActive: true,
  isPremium: false,
  locked: false,
  isSample: true,
  validUntil: '2026-12-01T21:59:59.000Z',
  expiresAt: '2026-12-01T21:59:59.000Z',
  endingSoon: true,
  likes: 3,
  dislikes: 1,
  yourLike: null,
  art: { motif: 'tube', accent: 'aloe' },
  createdAt: '2026-11-20T06:00:00.000Z',
}
const locked: Partial<Deal> = { isPremium: true, locked: true, code: null, url: '/subscription' }
const opinion = { id: deal.id, likes: 4, dislikes: 1, yourLike: true }
const button = (name: RegExp) => page.getByRole('button', { name })

const renderDeal = async (changes: Partial<Deal> = {}, signedIn = false, checking = false) => {
  const api = stubApi()
  api.returns(me, { ...member, subscriptionStatus: 'free' })
  await renderApp(<DealGrid deals={[{ ...deal, ...changes }]} checking={checking} />, { signedIn })
  if (signedIn) await expect.poll(() => localStorage.getItem('skynn.member')).not.toBeNull()
  return api
}

describe('a deal', () => {
  test('shows discount, prices, price per 100 ml, deadline and labels, and links to the offer as an ad in a new tab', async () => {
    await renderDeal()
    for (const text of ['20% OFF', 'R36.00', 'Ending Soon', 'Ad', 'Sample'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    await expect.element(page.getByText('was R45.00')).toBeVisible()
    await expect.element(page.getByText(/R24\.00 per 100/)).toBeVisible()
    await expect.element(page.getByText('Ends 1 December 2026')).toBeVisible()
    const link = page.getByRole('link', { name: /^Go to offer for Plain Wash/ })
    await expect.element(link).toHaveAttribute('rel', 'sponsored noopener')
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  test('copies its code, says so for two seconds, and reports a failure', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renderDeal()
    await button(/^Copy code/).click()
    const copiedAt = performance.now()
    expect(writeText).toHaveBeenCalledWith('PLAIN20')
    await expect.element(button(/^Copied code PLAIN20/)).toBeVisible()
    await expect.element(button(/^Copy code PLAIN20/)).toBeVisible()
    expect(performance.now() - copiedAt).toBeGreaterThan(1500)
    writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'))
    await button(/^Copy code/).click()
    await expect.element(page.getByText('Could not copy the code')).toBeVisible()
  })

  test.each([
    ['asks a visitor to sign in', false, false, () => page.getByRole('link', { name: /^Sign In to see the code/ })],
    ['offers a free member the upgrade', true, false, () => page.getByRole('link', { name: /^Upgrade to Premium/ })],
    [
      'waits for the view of a member',
      true,
      true,
      () => page.getByRole('status', { name: 'Checking your membership' }),
    ],
  ])('for Premium members %s, in place of the code and the offer', async (_, signedIn, checking, prompt) => {
    await renderDeal(locked, signedIn, checking)
    await expect.element(prompt()).toBeVisible()
    expect(button(/code/).query()).toBeNull()
    expect(page.getByRole('link', { name: /Go to offer/ }).query()).toBeNull()
  })
})

describe('the opinion of a deal', () => {
  test('is counted before the server has responded, replaced by its opposite, and taken back by a second press', async () => {
    const api = await renderDeal({}, true)
    const respond = api.holds(likeDeal, opinion)
    await button(/^Like: Plain Wash, 3/).click()
    await expect.element(button(/^Like: Plain Wash, 4/)).toHaveAttribute('aria-pressed', 'true')
    respond()
    api.returns(likeDeal, { ...opinion, likes: 3, dislikes: 2, yourLike: false })
    await button(/^Dislike: Plain Wash, 1/).click()
    await expect.element(button(/^Dislike: Plain Wash, 2/)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button(/^Like: Plain Wash, 3/)).toHaveAttribute('aria-pressed', 'false')
    api.returns(unlikeDeal, { ...opinion, likes: 3, yourLike: null })
    await button(/^Dislike: Plain Wash, 2/).click()
    await expect.element(button(/^Dislike: Plain Wash, 1/)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => api.calls().at(-1)).toBe(`DELETE /api/deals/${deal.id}/like`)
  })

  test('is reverted when it fails, and the failure is reported', async () => {
    const api = await renderDeal({}, true)
    api.refuses(likeDeal, 'internal', { message: 'It broke.' })
    await button(/^Like/).click()
    await expect.element(page.getByText('It broke.')).toBeVisible()
    await expect.element(button(/^Like: Plain Wash, 3/)).toHaveAttribute('aria-pressed', 'false')
  })

  test('of a visitor is recorded after signing in, without a second press', async () => {
    const api = await renderDeal()
    api.returns(login, { user: member, token: 'test-token' })
    api.returns(likeDeal, opinion)
    await button(/^Like/).click()
    await page.getByLabelText('Email').fill('thandi@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('protea rooibos veld')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect.element(button(/^Like: Plain Wash, 4/)).toHaveAttribute('aria-pressed', 'true')
    expect(api.calls()).toContain(`PUT /api/deals/${deal.id}/like`)
  })
})
