import { expect, it } from 'vitest'
import { countPlaces } from './places.ts'

it('counts the places left, never below zero', () => {
  expect(countPlaces({ foundingMemberCount: 61, foundingCap: 100 })).toEqual({
    cap: 100,
    taken: 61,
    left: 39,
    next: 62,
  })
  expect(countPlaces({ foundingMemberCount: 100, foundingCap: 100 }).left).toBe(0)
  expect(countPlaces({ foundingMemberCount: 100, foundingCap: 40 }).left).toBe(0)
})
