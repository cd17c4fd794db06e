import { describe, expect, test } from 'vitest'
import { daysLeft, type LabelPlace, membershipLabel, trialProgress } from './membership.ts'

describe('the label of a membership', () => {
  test.each<[LabelPlace, string[]]>([
    ['menu', ['Founding Member', 'Premium Member', 'Free Trial', 'Free Member']],
    ['panel', ['Free Lifetime', 'Premium', 'Premium Trial', 'Free']],
    ['drawer', ['Founding Member', 'Premium', 'Premium Trial', 'Free']],
  ])('is the specified one in the %s', (place, labels) => {
    expect(['free_lifetime', 'active', 'trial', 'free'].map((status) => membershipLabel(status, place))).toEqual(labels)
  })

  test('takes the older names of two statuses, and any other value for free', () => {
    expect(['founding_member', 'premium', 'gold', ''].map((status) => membershipLabel(status, 'menu'))).toEqual([
      'Founding Member',
      'Premium Member',
      'Free Member',
      'Free Member',
    ])
  })
})

describe('a trial', () => {
  const end = Date.parse('2026-12-01T08:00:00Z')

  test('has the days left rounded up, and never fewer than none', () => {
    const before = (hours: number) => daysLeft(end, end - hours * 3_600_000)
    expect([before(720), before(25), before(24), before(1), before(0), before(-100)]).toEqual([30, 2, 1, 1, 0, 0])
  })

  test('has its progress between nothing and all of it, whatever its length', () => {
    const all = [
      [30, 30],
      [30, 15],
      [14, 7],
      [30, 0],
      [30, 45],
      [0, 0],
    ] as const
    expect(all.map(([total, left]) => trialProgress(total, left))).toEqual([0, 0.5, 0.5, 1, 0, 1])
  })
})
