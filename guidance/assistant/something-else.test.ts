import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What takes the place of a product that is not there, and of an ingredient that somebody cannot or will not use.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('in place of a product', () => {
  it.each<[string, string, string[], string[]?]>([
    ['toner needs nothing in its place', 'what could replace a toner', ['nothing has to'], ['6m']],
    ['the moisturiser does what an eye cream does', 'is there any alternative to eye cream', ['your moisturiser']],
    ['petroleum jelly does for lips', 'anything i can use instead of my lip balm', ['petroleum jelly']],
    ['of sunscreen only cover and shade take the place', 'what can i use in place of sunscreen', ['hat', 'sleeves']],
    [
      'something that is proposed is judged for itself',
      'can i use vaseline instead of moisturiser',
      ['petroleum jelly', 'yes'],
    ],
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
      'who does not bear it hears what else there is',
      'retinol stings my face, what else could i use for lines',
      ['without retinol', 'bakuchiol', 'let skin calm'],
    ],
    [
      'and who leaves it out for good',
      'i am not allowed niacinamide, what else is there',
      ['without niacinamide: azelaic acid'],
      ['no, not for you'],
    ],
    ['or is allergic to it', 'allergic to coconut oil, substitutes for my dry legs?', ['sunflower']],
    [
      'for marks nothing that lightens is named',
      'what may i use in place of hydroquinone',
      ['azelaic acid', 'your own colour stays'],
      ['kojic'],
    ],
    [
      'expecting, what is safe then',
      'im pregnant, which replacement for retinol',
      ['azelaic acid'],
      ['retinal', 'bakuchiol 0.5'],
    ],
    ['on skin that was peeled, none', 'i had a peel yesterday, what instead of retinol', [], ['bakuchiol']],
    [
      'who wants to be lighter is not helped to it',
      'what can i use in place of hydroquinone to get lighter skin',
      ['do not help with making skin lighter'],
      ['without hydroquinone'],
    ],
    [
      'a cheaper one is looked for by its price',
      'is there a cheaper alternative to adapalene',
      ['in place of adapalene'],
    ],
    [
      'one of two is weighed against the other',
      'is bakuchiol an alternative to retinol',
      ['retinol is the stronger one'],
      ['pregnancy: '],
    ],
    [
      'whether one may stand in for the other, too',
      'can i use niacinamide instead of vitamin c',
      ['niacinamide is the gentler'],
    ],
    [
      'sunscreen that balls up under a serum is no question of why',
      'my vitamin c pills under my sunscreen, why',
      ['it pills because'],
      ['undoes'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
