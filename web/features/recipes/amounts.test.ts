import { describe, expect, test } from 'vitest'
import { amountFor, batches, yieldFor } from './amounts.ts'
import { discardDate, keepsFor } from './shelf-life.ts'

const [half, one, double] = batches
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const sizes = (amount: number | null, unit: string) =>
  batches.map(({ factor }) => plain(amountFor({ name: 'Oil', amount, unit }, factor)))

describe('the amount of an ingredient', () => {
  test.each([
    [100, 'g', ['50 g', '100 g', '200 g']],
    [47, 'ml', ['24 ml', '47 ml', '94 ml']],
    [2.5, 'ml', ['1.25 ml (¼ tsp)', '2.5 ml (½ tsp)', '5 ml (1 tsp)']],
    [15, 'ml', ['7.5 ml (1½ tsp)', '15 ml (1 tbsp)', '30 ml (2 tbsp)']],
    [3, 'ml', ['1.5 ml', '3 ml', '6 ml']],
    [1, 'tbsp', ['½ tbsp', '1 tbsp', '2 tbsp']],
    [3, '', ['1½', '3', '6']],
    [5, 'drops', ['2 drops', '5 drops', '10 drops']],
    [null, '', [undefined, undefined, undefined]],
  ])('of %s %s is measurable in every batch', (amount, unit, expected) => {
    expect(sizes(amount, unit)).toEqual(expected)
  })
})

test('what a batch makes is multiplied, or counted where it is no amount', () => {
  expect([half, one, double].map((batch) => yieldFor('about 45 ml', batch))).toEqual([
    'about 23 ml',
    'about 45 ml',
    'about 90 ml',
  ])
  expect([half, one, double].map((batch) => yieldFor('one mask', batch))).toEqual([
    '½ × one mask',
    'one mask',
    '2 × one mask',
  ])
})

test('the discard date is counted in calendar days, across a month, a leap day and a year', () => {
  expect(discardDate('2026-11-29', 3)).toBe('2026-12-02')
  expect(discardDate('2028-02-27', 3)).toBe('2028-03-01')
  expect(discardDate('2026-12-30', 90)).toBe('2027-03-30')
  expect(discardDate('', 3)).toBeUndefined()
})

test('a shelf life is told in months where it is whole months', () => {
  expect([1, 3, 45, 60, 30].map(keepsFor)).toEqual(['1 day', '3 days', '45 days', '2 months', '1 month'])
})
