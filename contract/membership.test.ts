import { describe, expect, it } from 'vitest'
import { daysLeft, hasPersonalAdvice, type LabelPlace, membershipLabel, statusAt, trialAt } from './membership.ts'

const SECOND = 1000
const DAY = 86_400_000
const joined = '2026-11-01T08:00:00.000Z'
const end = Date.parse('2026-12-01T08:00:00.000Z')
const trial = { subscriptionStatus: 'trial' as const, signupDate: joined, trialEndDate: new Date(end).toISOString() }

describe('the label of a membership', () => {
  it.each<[LabelPlace, string[]]>([
    ['menu', ['Founding Member', 'Premium Member', 'Free Trial', 'Free Member']],
    ['panel', ['Free Lifetime', 'Premium', 'Premium Trial', 'Free']],
    ['drawer', ['Founding Member', 'Premium', 'Premium Trial', 'Free']],
  ])('is the specified one in the %s', (place, labels) => {
    expect(['free_lifetime', 'active', 'trial', 'free'].map((status) => membershipLabel(status, place))).toEqual(labels)
  })

  it('takes the older names of two statuses, and any other value for free', () => {
    expect(['founding_member', 'premium', 'gold', ''].map((status) => membershipLabel(status, 'menu'))).toEqual([
      'Founding Member',
      'Premium Member',
      'Free Member',
      'Free Member',
    ])
  })
})

describe('a trial of 30 days', () => {
  it.each([
    ['at its start', end - 30 * DAY, 'trial', 30, 0],
    ['a second later', end - 30 * DAY + SECOND, 'trial', 30, 0],
    ['a day and a second before its end', end - DAY - SECOND, 'trial', 2, 28 / 30],
    ['on its last day', end - DAY, 'trial', 1, 29 / 30],
    ['a millisecond before its end', end - 1, 'trial', 1, 29 / 30],
    ['at the moment it ends', end, 'free', 0, 1],
    ['a month afterwards', end + 30 * DAY, 'free', 0, 1],
  ])('%s has the right status, days left and share passed', (_, now, status, left, passed) => {
    expect(statusAt(trial, now)).toBe(status)
    // What a page that was opened before the end shows, until it hears of it.
    expect(trialAt(trial, now)).toEqual({ left, passed })
    // The server reports the status.
    expect(trialAt({ ...trial, subscriptionStatus: statusAt(trial, now) }, now) === null).toBe(status === 'free')
  })

  it('becomes free in every label and loses the personal advice when it ends', () => {
    const labelsAt = (now: number) =>
      (['menu', 'panel', 'drawer'] as const).map((place) => membershipLabel(statusAt(trial, now), place))
    expect(labelsAt(end - 1)).toEqual(['Free Trial', 'Premium Trial', 'Premium Trial'])
    expect(labelsAt(end)).toEqual(['Free Member', 'Free', 'Free'])
    expect([end - 1, end].map((now) => hasPersonalAdvice(statusAt(trial, now)))).toEqual([true, false])
  })
})

it('only a trial ends: the date of a past one says nothing about a paid or founding membership', () => {
  for (const subscriptionStatus of ['active', 'free_lifetime', 'free'] as const) {
    expect(statusAt({ ...trial, subscriptionStatus }, end + DAY)).toBe(subscriptionStatus)
    expect(trialAt({ ...trial, subscriptionStatus }, end - DAY)).toBeNull()
  }
  expect(statusAt({ ...trial, trialEndDate: null }, end)).toBe('free')
})

it('the progress of a trial stays between nothing and all, whatever its dates', () => {
  expect(trialAt({ ...trial, signupDate: new Date(end).toISOString() }, end - DAY)?.passed).toBe(1)
  expect(trialAt(trial, end - 40 * DAY)?.passed).toBe(0)
  expect(daysLeft(end, end + 1)).toBe(0)
})
