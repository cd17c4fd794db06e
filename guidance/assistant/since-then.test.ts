import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What came of an advice, what is changed in it, and what was told some turns back, through the front door.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

type Talk = [string, string, string[], string[]?]

describe('a question that is changed', () => {
  it.each<Talk>([
    [
      'and keeps what was asked',
      'does glycerin clog pores >> no coconut oil i mean',
      ['coconut oil', 'clogs'],
      ['noted'],
    ],
    ['a step is taken out', 'night routine for acne >> take the retinoid out', ['salicylic acid'], ['retinoids 0.1']],
    [
      'one thing takes the place of another',
      'routine for dark marks >> swap the azelaic for niacinamide',
      ['niacinamide, a thin layer'],
    ],
    [
      'a toner is left out by saying so',
      'routine for oily skin >> what is urea >> take the toner out',
      ['a routine for oily skin'],
      ['toner'],
    ],
    [
      'half of a day is enough',
      'give me a routine for oily skin morning and night >> only the morning please',
      ['a morning routine'],
      ['evening**'],
    ],
    [
      'fewer steps follow what was added',
      'routine for pimples >> what is azelaic acid >> add it >> now make it 3 steps',
      ['azelaic', 'three products'],
    ],
    [
      'over small talk too',
      'retinol for my neck ok? >> which lip balm >> ok going back to the neck, which strength',
      ['usual strength of retinol'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    ['thanks stay thanks', 'give me a morning and night routine >> ok cool thanks', ['my pleasure']],
    ['who will try it is wished well', 'niacinamide for oil >> ok cool will try it', ['my pleasure']],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what came of it', () => {
  it.each<Talk>([
    [
      'a kind of product stings',
      'which toner for oily skin >> ok got one and it stings',
      ['stop it and rinse'],
      ['my pleasure'],
    ],
    [
      'weeks went by and it is the same',
      'started azelaic acid for dark marks >> its been 5 weeks now and its the same',
      ['not yet: 5 weeks'],
    ],
    [
      'where a cream does little',
      'how do i get rid of stretch marks >> bio oil? >> so nothing helps??',
      ['stretch marks'],
      ['not sure i follow'],
    ],
    [
      'more is asked beside what is used',
      'how do i fade marks faster >> im using niacinamide and sunscreen already. anything else',
      ['beside niacinamide, add'],
      ['still to buy'],
    ],
    [
      'and all at once',
      'dark marks from pimples. i already use spf and vitamin c. what else',
      ['beside vitamin c, add'],
      ['still to buy'],
    ],
    [
      'a strength is asked with what the shop said',
      'salicylic acid for pimples yes or no >> which strength do i ask for at dischem, 2 is the strongest ne',
      ['0.5–2%'],
      ['ten and three'],
    ],
    [
      'what is at home is judged for the trouble',
      'how do i fade acne marks >> i only have vaseline and glycerin at home',
      ['dark marks'],
      ['ideal order'],
    ],
    [
      'there is no money',
      'i use soap on my face >> what should i use instead >> i dont have money',
      ['cheapest cleansers'],
    ],
    [
      'everyone does it',
      'is toothpaste good for pimples >> hoekom doen almal dit dan',
      ['does not clear pimples', 'toothpaste'],
    ],
    ['a form is wished for', 'which cleanser for sensitive skin >> in a bar if possible', ['these cleansers fit']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each<Talk>([
    [
      'what is to be bought is told',
      'i have a cleanser and sunscreen already, what else must i buy',
      ['still to buy: moisturiser'],
    ],
    [
      'whether a pair goes together is told',
      'i use niacinamide and retinol for marks, do they go together',
      ['go well together'],
    ],
  ])('but %s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what was told before', () => {
  it.each<Talk>([
    ['nights are worked', 'i work nights at a garage >> so when i get home at 6am what must i put on', ['bed-time']],
    ['a child has eczema', 'my son has eczema, hes 6. which cream >> how thick must i put it', ['plenty']],
    [
      'a scalp flakes',
      'my eyebrows and scalp flake >> can i use head and shoulders on my brows',
      ['minute or two', 'eyes'],
    ],
    [
      'one product is all there is',
      'i have pimples, dry patches and marks >> i can only buy one product',
      ['sunscreen'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('put in other words', () => {
  it.each<Talk>([
    [
      'a method is known by its name',
      'retinol is drying >> whats that buffering thing everyone does',
      ['sandwich method'],
    ],
    ['a list begins with water', 'is it bad if niacinamide is number 6 >> why is water first', ['order of amount']],
    ['a child is given a picture', 'what is spf >> explain to me like im a child', ['umbrella']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})
