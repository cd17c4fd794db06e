import { describe, expect, it } from 'vitest'
import { digits, median, quantile } from './figures.ts'

describe('figures', () => {
  it('have as median the middle value, or the mean of the middle two, in any order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 9, 2])).toBe(3)
    expect(median([7])).toBe(7)
  })

  it('have quantiles up to the largest value, and none without values', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
    expect(quantile(hundred, 0.95)).toBe(96)
    expect(quantile(hundred, 1)).toBe(100)
    expect(() => quantile([], 0.5)).toThrow(RangeError)
  })

  it('are formatted with three significant digits', () => {
    expect([0.123, 12.34, 12_345.6].map(digits)).toEqual(['0.12', '12.3', '12 346'])
  })
})
