import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { me } from '#contract/routes/accounts.ts'
import type { ProductMatch } from '#contract/products.ts'
import { matchProduct } from '#contract/routes/products.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { DoesItSuitMe } from './does-it-suit-me.tsx'

const because = { rule: 'match:helps-concern', ingredients: [], sources: [] }
const match: ProductMatch = {
  verdict: 'suits',
  notes: [{ tone: 'good', text: 'Has niacinamide, which works on marks.', because }],
  missing: ['allergies', 'medicines'],
}

const renderFor = async (who: User, prepare: (api: ReturnType<typeof stubApi>) => void) => {
  const api = stubApi()
  api.returns(me, who)
  prepare(api)
  await renderApp(<DoesItSuitMe product={{ slug: 'a-serum' }} />, { signedIn: true })
  return api
}

test('a member sees the verdict with its reasons, and what the profile is missing', async () => {
  await renderFor(member, (api) => api.returns(matchProduct, match))
  await expect.element(page.getByText('By your profile, it suits you.')).toBeVisible()
  await expect.element(page.getByText(/Has niacinamide, which works on marks/)).toBeVisible()
  await expect.element(page.getByText(/if we knew what you leave out\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Upgrade to Premium' })).not.toBeInTheDocument()
})

test('a free member is told that reasons come with Premium', async () => {
  await renderFor({ ...member, subscriptionStatus: 'free', isFoundingMember: false }, (api) =>
    api.returns(matchProduct, { verdict: 'unknown', notes: [], missing: [] }),
  )
  await expect.element(page.getByText('We cannot say yet.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
})

test('a failure says what failed and can be retried', async () => {
  const api = await renderFor(member, (stubs) => stubs.refuses(matchProduct, 'unavailable'))
  await expect.element(page.getByRole('heading', { name: 'We could not compare it with your profile' })).toBeVisible()
  api.returns(matchProduct, match)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('By your profile, it suits you.')).toBeVisible()
})
