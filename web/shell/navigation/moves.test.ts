import { describe, expect, it } from 'vitest'
import { moves, movedTo } from './moves.ts'

const to = (address: string) => movedTo(new URL(address, 'http://host'))

describe('movedTo', () => {
  it('covers the short legal paths and deals (decision S1), and the icon', () => {
    expect(moves).toEqual({
      '/terms': '/terms-of-service',
      '/privacy': '/privacy-policy',
      '/deals': '/sponsored-offers',
      '/favicon.ico': '/favicon.svg',
    })
  })
  it('keeps query parameters and ignores a trailing slash', () => {
    expect(to('/deals?brand=skoon')).toBe('/sponsored-offers?brand=skoon')
    expect(to('/terms/')).toBe('/terms-of-service')
  })
  it('returns undefined for any other path', () => {
    expect(to('/terms-of-service')).toBeUndefined()
  })
})
