import { expect, test } from 'vitest'
import { membershipMeasure, profileMeasure, savedMeasure } from './measures.ts'

const joined = '2026-11-01T08:00:00.000Z'
const now = Date.parse('2026-11-11T08:00:00.000Z')

test('a founding member is free for life and has a full bar', () => {
  expect(
    membershipMeasure({ subscriptionStatus: 'free_lifetime', signupDate: joined, trialEndDate: null }, now),
  ).toMatchObject({ value: 'Free for life', share: 1 })
})

test('a trial shows its days left and when it ends, as a share of its own length', () => {
  const month = { subscriptionStatus: 'trial' as const, signupDate: joined, trialEndDate: '2026-12-01T08:00:00.000Z' }
  expect(membershipMeasure(month, now)).toEqual({
    value: '20 days left',
    share: 10 / 30,
    note: 'Your trial ends on 1 December 2026. You will not be charged.',
  })
  expect(membershipMeasure(month, Date.parse('2026-12-01T07:59:59.999Z')).value).toBe('1 day left')
})

test('a trial without an end counts as free, as the server counts it', () => {
  const odd = { subscriptionStatus: 'trial' as const, signupDate: joined, trialEndDate: null }
  expect(membershipMeasure(odd, now)).toMatchObject({ value: 'Free guides', share: 0 })
})

test('saved articles count up to the goal, after which the bar stays full', () => {
  expect(savedMeasure(4)).toMatchObject({ value: '4 of 10', share: 0.4 })
  expect(savedMeasure(10)).toMatchObject({ value: '10 saved', share: 1 })
  expect(savedMeasure(100, true)).toMatchObject({ value: '100+ saved', share: 1 })
})

test('the skin profile names what is still open when that is little, and says when nothing is', () => {
  expect(profileMeasure({ completionPercentage: 71, missing: ['monthlyBudget', 'allergies'] })).toEqual({
    value: '71%',
    share: 0.71,
    note: 'Still open: budget, ingredients to avoid.',
  })
  expect(profileMeasure({ completionPercentage: 100, missing: [] }).note).toBe('That is everything we ask.')
})
