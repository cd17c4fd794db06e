import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const last = converseWith(await knowledge(), await sampleCatalogue())
const said = (...messages: string[]): string => last(...messages).response

describe('a sum', () => {
  it('for one place of the body buys for that place', () => {
    expect(said('my heels are cracked, R70 is all I have this month')).toMatch(/urea[^]*R70\.00 or less/)
    expect(said('lips flaking since june, R50 is all i have')).not.toMatch(/Morning/)
  })
  it('that is told last counts, and what is added is none', () => {
    expect(said('R450 for dark marks', 'eish make that R160, the car broke')).toMatch(/R160\.00/)
    expect(said('serum for dull skin R100', 'my aunt gives me R60 more so R160')).toMatch(/R160\.00/)
  })
  it('is short where there is no cash', () => {
    expect(said('face wash for dry skin, no cash till month end')).toMatch(/cheapest/i)
  })
})

describe('a wish for a sunscreen of a kind', () => {
  it.each(['sunblock for black skin that leaves no white cast', 'need a sunscreen that wont make me grey'])(
    'is answered with products: %s',
    (message) => {
      expect(last(message).topic.intent).toBe('suggest')
    },
  )
  it('is none where it is asked why', () => {
    expect(said('why does my sunscreen turn me white')).toMatch(/white film comes from/)
  })
})

describe('what is asked in a few words of an answer just given', () => {
  it('is told out of it: where, and how many days', () => {
    expect(said('I want to patch test a serum', 'where and for how many days')).toMatch(
      /(?:inside of your elbow|inner arm)[^]*(?:five to seven days|about a week)/,
    )
    expect(said('ice cubes for my pimples', 'how long and how often')).toMatch(/about a minute/)
  })
  it('is an amount for the whole face', () => {
    expect(said('tretinoin, one pea per cheek?')).toMatch(/^\*\*A pea is for the whole face/)
    expect(said('how do I use adapalene')).toMatch(/^\*\*[^*]*only as your prescriber/i)
  })
  it('is how often a face is washed, whatever face', () => {
    expect(said('how many times should one wash a greasy face')).toMatch(/twice a day at most/)
  })
})

describe('more pimples than before', () => {
  it.each([
    'been on adapalene for two weeks and I have more spots, quit?',
    'epiduo vir drie weke en meer puisies, moet ek ophou',
  ])('in the first weeks are told harm: %s', (message) => {
    expect(last(message).topic.intent).toBe('reaction')
    expect(said(message)).toMatch(/six weeks/)
  })
  it('are none of the medicine where skin is clear', () => {
    expect(said('my skin is clear, may i stop adapalene')).toMatch(/^\*\*You can/)
  })
  it('are heard in Afrikaans, by what was put on', () => {
    expect(last('sy arms is rooi en jeuk na die sonroom').response).toMatch(/Stop it/)
  })
})

describe('several that have no place in a cream', () => {
  it('are all spoken of', () => {
    expect(said('is a face cream with mercury, clobetasol and hydroquinone safe?')).toMatch(
      /mercury[^]*Also named:\*\* clobetasol[^]*hydroquinone/,
    )
  })
})

describe('where something comes from', () => {
  it('is told beside what it does', () => {
    expect(said('what is lanolin, kom dit van skape')).toMatch(/sheep’s wool[^]*used for dryness/)
    expect(said('tallow, is that cow fat?')).toMatch(/fat of cattle/)
  })
})
