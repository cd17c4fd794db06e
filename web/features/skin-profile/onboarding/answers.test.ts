import { describe, expect, test } from 'vitest'
import { emptyProfile } from '#web/test/stub-api.ts'
import { answersOf, changesSince, stepToResume } from './answers.ts'
import { rangeOf } from './views.ts'

const empty = answersOf(emptyProfile)

describe('the changes since the stored profile', () => {
  test('contain only what differs, and null for an answer that was taken back', () => {
    const stored = { ...empty, skinType: 'oily' as const, monthlyBudget: 500 }
    expect(changesSince(stored, { ...stored, skinType: null, fitzpatrickScale: 6 })).toEqual({
      skinType: null,
      fitzpatrickScale: 6,
    })
  })

  test('ignore the order of a list, and tell no answer from the answer "none"', () => {
    const stored = { ...empty, skinConcerns: ['acne' as const, 'redness' as const] }
    expect(changesSince(stored, { ...stored, skinConcerns: ['redness', 'acne'] })).toEqual({})
    expect(changesSince(empty, { ...empty, allergies: [] })).toEqual({ allergies: [] })
  })

  test('leave out product lines without text', () => {
    expect(changesSince(empty, { ...empty, currentProducts: { cleanser: '  ' } })).toEqual({})
    expect(changesSince(empty, { ...empty, currentProducts: { cleanser: ' Gel wash ', serum: '' } })).toEqual({
      currentProducts: { cleanser: 'Gel wash' },
    })
  })

  test('include a budget that is not a number, so that it is reported instead of dropped', () => {
    expect(changesSince(empty, { ...empty, monthlyBudget: Number.NaN })).toEqual({ monthlyBudget: Number.NaN })
  })
})

test('the onboarding resumes at the first step with an open question, and a complete profile starts at step 1', () => {
  expect(stepToResume({ missing: ['allergies', 'skinGoals'] })).toBe(3)
  expect(stepToResume({ missing: ['fitzpatrickScale'] })).toBe(5)
  expect(stepToResume({ missing: [] })).toBe(1)
})

test('a budget from the number field selects its range in the wizard', () => {
  expect([null, 0, 500, 750, 2000, 2001].map(rangeOf)).toEqual([null, 500, 500, 1000, 2000, 3000])
})
