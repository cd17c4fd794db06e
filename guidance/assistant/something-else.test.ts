import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What takes the place of a product that is not there, and of an ingredient that somebody cannot or will not use.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('in place of a product', () => {
  it.each<[string, string, string[], string[]?]>([
    ['toner needs nothing in its place', 'what could replace a toner', ['nothing has to'], ['6m']],
    ['the moisturiser does what an eye cream does', 'is there any alternative to eye cream', ['your moisturiser']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('in place of an ingredient', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'what is milder is named first',
      'anything softer than benzoyl peroxide',
      ['without benzoyl peroxide: azelaic acid'],
      ['these fit'],
    ],
    [
      'whether one may stand in for the other, too',
      'can i use niacinamide instead of vitamin c',
      ['niacinamide is the gentler'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
