import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Brand } from '#contract/brands.ts'
import { login, me } from '#contract/accounts.routes.ts'
import { followBrand, rateBrand, unfollowBrand } from '#contract/brands.routes.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { FollowButton } from './follow-button.tsx'
import { StarRating } from './star-rating.tsx'

const brand: Brand = {
  id: 'a-brand',
  name: 'A Brand',
  tagline: 'A tagline',
  description: 'A description.',
  highlights: ['One', 'Two', 'Three', 'Four', 'Five'],
  website: null,
  rating: 4,
  memberRating: null,
  memberRatingCount: 0,
  art: { motif: 'jar', accent: 'aloe' },
  isSample: false,
  yourRating: null,
  isFollowed: false,
}
const stars = (count: number) => page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` })
const follow = page.getByRole('button', { name: 'Follow A Brand' })

const renderBrand = async (signedIn: boolean, changes: Partial<Brand> = {}) => {
  const api = stubApi()
  api.returns(me, member)
  const shown = { ...brand, ...changes }
  await renderApp(
    <>
      <StarRating brand={shown} />
      <FollowButton brand={shown} />
    </>,
    { signedIn },
  )
  if (signedIn) await expect.poll(() => localStorage.getItem('skynn.member')).not.toBeNull()
  return api
}

describe('the stars of a brand', () => {
  test('are the editors’, until a visitor picks their own, which stay in the page', async () => {
    const api = await renderBrand(false)
    await expect.element(page.getByText('4/5 (Click to rate)', { exact: true })).toBeVisible()
    expect(page.getByText(/Members:/).query()).toBeNull()
    await stars(2).click()
    await expect.element(page.getByText('Your rating: 2/5', { exact: true })).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  test('are saved for a member, who can pick them with the arrow keys, and show the members’ average with its count', async () => {
    const api = await renderBrand(true)
    api.returns(rateBrand, { id: brand.id, memberRating: 4.5, memberRatingCount: 2, yourRating: 2 })
    await stars(1).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Your rating: 2/5', { exact: true })).toBeVisible()
    await expect.element(stars(2)).toHaveFocus()
    await expect.element(page.getByText(/Members: 4\.5\/5 from 2 ratings/)).toBeVisible()
    await expect.poll(() => api.calls().filter((call) => call === 'PUT /api/brands/a-brand/rating')).toHaveLength(2)
  })

  test('return to the earlier ones when saving fails', async () => {
    const api = await renderBrand(true, { yourRating: 3 })
    api.refuses(rateBrand, 'internal', { message: 'It broke.' })
    await stars(5).click()
    await expect.element(page.getByText('It broke.')).toBeVisible()
    await expect.element(page.getByText('Your rating: 3/5', { exact: true })).toBeVisible()
  })
})

describe('following a brand', () => {
  test('is undone by a second press', async () => {
    const api = await renderBrand(true)
    api.returns(followBrand, { id: brand.id, isFollowed: true })
    api.returns(unfollowBrand, { id: brand.id, isFollowed: false })
    await follow.click()
    await expect.element(follow).toHaveAttribute('aria-pressed', 'true')
    await follow.click()
    await expect.element(follow).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => api.calls().at(-1)).toBe('DELETE /api/brands/a-brand/follow')
  })

  test('asks a visitor to sign in, and then follows', async () => {
    const api = await renderBrand(false)
    api.returns(login, { user: member, token: 'test-token' })
    api.returns(followBrand, { id: brand.id, isFollowed: true })
    await follow.click()
    await page.getByLabelText('Email').fill('thandi@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('protea rooibos veld')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect.element(follow).toHaveAttribute('aria-pressed', 'true')
  })
})
