import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { me, registrationInfo } from '#contract/routes/accounts.ts'
import type { User } from '#contract/accounts.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import { listSavedArticles } from '#contract/routes/articles.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { listQuizResults } from '#contract/routes/quiz-results.ts'
import { listForYou, readSkinProfile, saveSkinProfile } from '#contract/routes/skin-profile.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { emptyProfile, stubApi } from '#web/test/stub-api.ts'
import DashboardPage from './dashboard-page.tsx'

const text = (shown: string | RegExp) => page.getByText(shown, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const account = page.getByRole('region', { name: 'Account' })
const plans = page.getByRole('dialog', { name: 'Membership plans' })

const profile: SkinProfile = {
  ...emptyProfile,
  skinType: 'combination',
  skinConcerns: ['dark-spots', 'aging'],
  skinGoals: ['sun-protection'],
  monthlyBudget: 1250,
  routinePreference: 'balanced',
  fitzpatrickScale: 5,
  completionPercentage: 86,
  missing: ['allergies'],
  updatedAt: '2026-11-10T08:00:00.000Z',
}
const article: ArticleSummary & { reason: string | null } = {
  id: '0192f5c6-0000-7000-8000-000000000101',
  slug: 'dark-spots',
  title: 'Dark spots and our sun',
  excerpt: '',
  category: 'guide',
  tags: [],
  rating: 0,
  readTime: 5,
  readTimeMinutes: 5,
  imageUrl: null,
  featuredImageUrl: null,
  art: { motif: 'sun', accent: 'marula' },
  authorId: null,
  author: '',
  isPublished: true,
  isFeatured: false,
  isPremium: false,
  views: 0,
  publishedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  isSaved: false,
  reason: 'Because you chose dark spots',
}
const trialMember: User = {
  ...member,
  subscriptionStatus: 'trial',
  isFoundingMember: false,
  registrationNumber: 140,
  trialEndDate: new Date(Date.now() + 12.5 * 86_400_000).toISOString(),
  signupDate: new Date(Date.now() - 17.5 * 86_400_000).toISOString(),
}
const freeMember: User = { ...member, subscriptionStatus: 'free', isFoundingMember: false }

const open = async ({ who = member, skin = profile, picks = [article] } = {}) => {
  const api = stubApi()
  api.returns(me, who)
  api.returns(readSkinProfile, skin)
  api.returns(listForYou, picks)
  api.returns(listSavedArticles, [{ ...article, savedAt: '2026-11-01T08:00:00.000Z' }])
  api.returns(registrationInfo, {
    nextRegistrationNumber: 43,
    userCount: 42,
    foundingCap: 250,
    trialDays: 21,
    annualPriceUsd: '9.99',
    passMonths: 12,
    tier: 'founding',
    message: '',
  })
  await renderApp(<DashboardPage />, { signedIn: true })
  await expect.element(text(who.email).first()).toBeVisible()
  return api
}

describe('the dashboard', () => {
  test('shows the progress of the plan, the completion of the profile, and saved articles against the goal', async () => {
    await open()
    await expect.element(text('86%').first()).toBeVisible()
    await expect.element(text('Still open: ingredients to avoid.')).toBeVisible()
    await expect.element(text('1 of 10').first()).toBeVisible()
    await expect.element(page.getByLabelText('Articles saved', { exact: true })).toHaveAttribute('value', '10')
    await expect.element(page.getByRole('tab', { name: 'Saved (1)' })).toBeVisible()
  })

  test('says on each picked article why it is there', async () => {
    await open()
    await expect.element(page.getByRole('link', { name: 'Dark spots and our sun' })).toBeVisible()
    await expect.element(text('Because you chose dark spots')).toBeVisible()
  })

  test('shows six placeholders while the picks load', async () => {
    const api = stubApi()
    api.returns(me, member)
    const respond = api.holds(listForYou, [article])
    await renderApp(<DashboardPage />, { signedIn: true })
    const loading = text('Your picks are loading')
    await expect.element(loading).toBeInTheDocument()
    expect(loading.element().parentElement?.querySelectorAll(':scope > div')).toHaveLength(6)
    respond()
    await expect.element(text('Because you chose dark spots')).toBeVisible()
  })

  test('asks to complete the profile when there is nothing to pick, and opens the five steps', async () => {
    await open({ skin: emptyProfile, picks: [] })
    await button('Complete your profile').click()
    await expect.element(page.getByRole('dialog', { name: 'Your skin profile' })).toBeVisible()
    await expect.element(text('Step 1 of 5')).toBeVisible()
  })

  test('asks a member without a profile for one above the picks, until it is saved', async () => {
    const api = await open({ skin: emptyProfile })
    await expect.element(page.getByRole('link', { name: 'Dark spots and our sun' })).toBeVisible()
    await button('Complete your profile').click()
    await text('Combination').click()
    api.returns(saveSkinProfile, profile)
    await button('Next').click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(button('Complete your profile')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Dark spots and our sun' })).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('lists the profile with its badges and edits it', async () => {
    await open()
    await page.getByRole('tab', { name: 'Profile' }).click()
    for (const shown of [
      'Combination',
      'V: rarely burns',
      'R1\u00a0250',
      'Balanced (4-5 steps)',
      'Dark Spots',
      'Aging',
    ])
      await expect.element(text(shown)).toBeVisible()
    await button('Edit Profile').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('offers to create a profile that does not exist yet', async () => {
    await open({ skin: emptyProfile })
    await page.getByRole('tab', { name: 'Profile' }).click()
    await expect.element(button('Create Profile')).toBeVisible()
  })

  test('leads to the assistant, the routines and the deals', async () => {
    await open()
    for (const [name, href] of [
      [/SKYNN AI/, '/chatbot'],
      [/Routine Builder/, '/routines'],
      [/Exclusive Deals/, '/sponsored-offers'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('calls the membership of a founding member by one name, and their plan the current one', async () => {
    await open()
    await expect.element(text('Founding Member #7')).toBeVisible()
    await expect.element(account.getByText('Founding Member')).toBeVisible()
    await expect.element(account.getByText('1 November 2026')).toBeVisible()
    expect(page.getByText('Free Lifetime').query()).toBeNull()
    expect(button('Upgrade to Premium').query()).toBeNull()
    await button('See the plans').click()
    await expect.element(plans.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
    await expect.element(text('Free for life, for the first 250 members.')).toBeVisible()
    expect(page.getByText('Payments are not open yet.').query()).toBeNull()
  })

  test('shows a trial member the days left, their share of the whole trial, and the upgrade', async () => {
    await open({ who: trialMember })
    await expect.element(text('13 days left').first()).toBeVisible()
    await expect.element(page.getByLabelText('Your plan', { exact: true })).toHaveAttribute('value', '57')
    await expect.element(account.getByText('Free Trial')).toBeVisible()
    await button('Upgrade to Premium').click()
    await expect.element(plans.getByRole('button', { name: 'Not Available' })).toBeDisabled()
    await expect.element(text('Payments are not open yet.')).toBeVisible()
  })

  test('shows a free member the upgrade', async () => {
    await open({ who: freeMember })
    await expect.element(button('Upgrade to Premium')).toBeVisible()
  })

  test.each([
    ['free_lifetime', 'Personalised advice'],
    ['active', 'Personalised advice'],
    ['trial', 'Personalised advice'],
    ['free', 'Premium feature'],
  ] as const)(
    'says of the assistant, to a member who is %s: %s. All but free members get personal answers (decision M10)',
    async (subscriptionStatus, badge) => {
      await open({ who: { ...trialMember, subscriptionStatus } })
      await expect.element(page.getByRole('link', { name: /SKYNN AI/ })).toMatchTextContent(new RegExp(badge))
    },
  )

  test('keeps the rest of the page when the profile and the picks do not load, with another attempt', async () => {
    const api = stubApi()
    api.returns(me, member)
    api.returns(listSavedArticles, [])
    api.returns(listQuizResults, [])
    api.refuses(listForYou, 'internal')
    await renderApp(<DashboardPage />, { signedIn: true })
    await expect.element(text('Your picks did not load')).toBeVisible()
    await expect.element(text('Unavailable').first()).toBeVisible()
    api.returns(listForYou, [article])
    await button('Try again').click()
    await expect.element(text('Because you chose dark spots')).toBeVisible()
  })
})
