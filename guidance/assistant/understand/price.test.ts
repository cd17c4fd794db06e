import { describe, expect, it } from 'vitest'
import { priceIn } from './price.ts'

describe('a price in a message', () => {
  it.each([
    ['under 2 hundred', 20_000],
    ['fifty bucks', 5000],
    ['1k budget', undefined],
  ])('%s', (message, cents) => {
    expect(priceIn(message)).toBe(cents)
  })

  it.each(['blister size of a R5 coin', 'under 18 years'])('is not named by "%s"', (message) => {
    expect(priceIn(message)).toBeUndefined()
  })
})
