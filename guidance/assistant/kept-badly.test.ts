import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { countWords } from './compose/draft.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const amiss = amissWith(known, catalogue)

describe('a product that lies in the heat', () => {
  it.each([
    'is it bad to leave sunscreen in the car',
    'how long does a opened sunscreen last >> i leave it in the car >> is that bad',
  ])('is judged, however many messages tell it: %s', (talk) =>
    expect(amiss(talk, ['do not rely on it', 'heat breaks'])).toEqual([]),
  )
  it.each([
    'how do i use niacinamide >> i keep it in the fridge >> is that bad',
    'what is a good sunscreen >> i work in the sun at a car wash',
  ])('is not meant: %s', (talk) => expect(amiss(talk, [], ['do not rely on it'])).toEqual([]))
})

describe('more of a subject', () => {
  it('is what was asked of it, and not all there is to say', () =>
    expect(
      countWords(converseWith(known, catalogue)('i keep my toner in the cupboard by the car', 'is that bad').response),
    ).toBeLessThan(165))
})
