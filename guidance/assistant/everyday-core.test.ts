import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('A yes or no is turned the way the question was put', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['must i skip moisturiser when my face is oily', ['**better not: oily skin still needs a moisturiser']],
    ['is it fine to skip toner', ['**yes, a toner is optional']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('Of two that are weighed, one is named', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['moisturiser or a serum, money for just one', ['the moisturiser first']],
    [
      'a foaming cleanser or a gel one, combination skin',
      ['**foaming cleanser if shine bothers you more, gel cleanser if'],
    ],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('When, how often and in what order', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    [
      'retinol and vitamin c, one in the morning and the other at night ok?',
      ['that split is right.'],
      ['in the morning and retinol in the morning'],
    ],
    ['2% salicylic acid daily, is that too much', ['not every day from the start: two to four times a week']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('What can go from a routine that is told', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    [
      'face wash, toner, serum, cream, sunscreen: which one can i leave out',
      ['**drop the toner (it is optional) first'],
      ['as you asked: one product'],
    ],
    ['cleanser, cream and sunscreen, what can i cut', ['**nothing to drop']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('What time changes about one active', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['when may i move up to a stronger retinol', ['at the strength you have has not stung or flaked']],
    ['how do i know its time to go from 10 to 20 azelaic acid', ['from 15% it is a medicine here']],
    [
      'do dark marks come back when i stop niacinamide',
      ['marks that have faded mostly stay away as long as sunscreen goes on'],
    ],
    ['skin cleared up nicely, may i stop my retinol', ['**better not quite: keep it up, only less often']],
    ['how long till i may use glycolic again after flaking', ['**about a week after skin has stopped peeling']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('How many, how warm, and alone', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['are 3 products enough', ['**yes, three are enough']],
    ['is it too much to use 9 products', ['**yes, nine are more than skin needs']],
    ['is petroleum jelly enough as a moisturiser', ['on dry skin yes, over damp skin']],
    ['same routine for cape town summer and winter?', ['the same steps, but not the same textures']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('One of each, and what else was taken for another', () => {
  it.each<[talk: string, says: string[], never?: string[]]>([
    ['are different creams needed for day and night', ['one set does']],
    ['must i use sunscreen before gym when it is inside', ['indoors you need none for the training']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})
