import { describe, expect, it } from 'vitest'
import { moves, movedTo } from './moves.ts'

const to = (address: string) => movedTo(new URL(address, 'http://host'))

describe('an address that has moved', () => {
  it('leads to the long legal names and to the offers (decision S1)', () => {
    expect(moves).toEqual({
      '/terms': '/terms-of-service',
      '/privacy': '/privacy-policy',
      '/deals': '/sponsored-offers',
    })
  })
  it('keeps its parameters and forgives a slash at the end', () => {
    expect(to('/deals?brand=skoon')).toBe('/sponsored-offers?brand=skoon')
    expect(to('/terms/')).toBe('/terms-of-service')
  })
  it('is no other address', () => {
    expect(to('/terms-of-service')).toBeUndefined()
  })
})
