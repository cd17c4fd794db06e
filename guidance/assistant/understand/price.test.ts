import { describe, expect, it } from 'vitest'
import { priceIn } from './price.ts'

describe('a price in a message', () => {
  it.each([
    ['moisturiser under R200', 20_000],
    ['R1 500 all in', 150_000],
    ['onder R150,50', 15_050],
    ['max 300', 30_000],
    ['200 rand', 20_000],
    ['under 2 hundred', 20_000],
    ['two hundred rand', 20_000],
    ['a hundred and fifty rand', 15_000],
    ['fifty bucks', 5000],
    ['1k budget', undefined],
    ['r1.5k', 150_000],
    ['r80-r120', 12_000],
    ['R80 – R120', 12_000],
    ['between 100 and 200 rand', 20_000],
    ['100 to 200 rand', 20_000],
    ['under a hundred bucks', 10_000],
  ])('%s', (message, cents) => {
    expect(priceIn(message)).toBe(cents)
  })

  it.each([
    'blister size of a R5 coin',
    'under 18 years',
    'SPF 50 for 2 hours',
    'I have two hundred pimples',
    'within 2 weeks',
    'under 3 steps',
  ])('is not named by "%s"', (message) => {
    expect(priceIn(message)).toBeUndefined()
  })
})
