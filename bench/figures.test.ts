import { describe, expect, it } from 'vitest'
import { digits, median, quantile } from './figures.ts'

describe('figures', () => {
  it('take the middle, or the mean of the middle two, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 9, 2])).toBe(3)
    expect(median([7])).toBe(7)
  })

  it('find what lies above a share, the largest at most', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
    expect(quantile(hundred, 0.95)).toBe(96)
    expect(quantile(hundred, 1)).toBe(100)
    expect(() => quantile([], 0.5)).toThrow(RangeError)
  })

  it('are written with the digits that mean something', () => {
    expect([0.123, 12.34, 12_345.6].map(digits)).toEqual(['0.12', '12.3', '12 346'])
  })
})
