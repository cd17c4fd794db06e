import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// Plain questions that a word in them led elsewhere, through the front door.

const converse = converseWith(await knowledge(), await sampleCatalogue())

const first = (...talk: string[]): string => converse(...talk).response.split('\n')[0] ?? ''

describe('who sells a maker’s products', () => {
  it.each(['where can i buy the ordinary in joburg', 'where do they sell cerave in polokwane'])(
    'is not known here, and how to find out is said: “%s”',
    (asked) =>
      expect(first(asked)).toMatch(/I hold no stock lists: look on (The Ordinary|CeraVe|Bioderma|Cetaphil)’s own site/),
  )
  it.each(['is cerave or cetaphil better', 'is the ordinary niacinamide good for oily skin'])(
    'is no answer to “%s”',
    (asked) => expect(first(asked)).not.toContain('stock lists'),
  )
})

describe('a word at the end that only calls somebody', () => {
  it('asks nothing', () =>
    expect(first('my skin is fine', 'just want glow', 'not lightening hey')).not.toMatch(/Hello/))
  it.each(['hey', 'hi skynn'])('greets where it stands alone: “%s”', (said) => expect(first(said)).toMatch(/Hello/))
})

describe('how many one can afford', () => {
  it('is no price', () =>
    expect(
      first('vit c or niacinamide for dark spots', 'i can only afford 1', 'n which brand at clicks'),
    ).not.toContain('R1.00'))
  it('and a sum is one', () => expect(first('moisturiser for dry skin, i can only afford 80')).toContain('R80.00'))
})

describe('what is on no shelf of ours', () => {
  it.each([
    'best foundation for oily skin under 200',
    'wht is the best foundation for oily skin that wont oxidise, mr price or clicks range under 200',
  ])('is told how to choose: “%s”', (asked) => expect(first(asked)).toContain('matte for oily skin'))
})

describe('bumps on a young forehead', () => {
  it('are pimples', () =>
    expect(first('my son is 13 n his forehead is full of bumps wat must he wash with')).toContain('For breakouts'))
  it('and on arms are what they are', () =>
    expect(first('im 16 with small bumps on my arms')).toContain('keratosis pilaris'))
})

describe('a blade that goes from one to the next', () => {
  it.each([
    ['i have bumps on my neck from shaving', 'my barber uses the same blade on everyone, is that a problem'],
    ['can i share my razor with my brother'],
  ])('is a risk: %s', (...talk) => expect(first(...talk)).toContain('goes from one head to the next'))
  it('and one’s own is none', () =>
    expect(first('can i use the same blade for a week')).not.toContain('goes from one head'))
})

describe('sunscreen for who is pregnant', () => {
  it.each(['im pregnant, is sunscreen safe for my baby', 'ek is swanger, is sonroom veilig vir my baba'])(
    'is asked of her: “%s”',
    (asked) => expect(first(asked)).toContain('fine in pregnancy'),
  )
  it('and of a baby that is born it is asked of the baby', () =>
    expect(first('is sunscreen safe for my baby of 4 months')).not.toContain('pregnancy'))
})

describe('what bleaches towels', () => {
  it.each([
    ['ek gebruik benzoyl peroxide', 'dit het my handdoek gebleik', 'gaan dit my vel ook bleik?'],
    ['does benzoyl peroxide lighten skin'],
  ])('does not bleach skin: %s', (...talk) => expect(first(...talk)).toContain('No, not your skin'))
  it('and still bleaches towels', () =>
    expect(first('does benzoyl peroxide bleach towels')).toMatch(/bleaches towels|dye/))
})

describe('a strength that stings', () => {
  it('is too strong, and the thing is not left out for ever', () =>
    expect(first('niacinamide 10% burns me')).toContain('2–5%'))
  it('while a thing that always burns is left out', () =>
    expect(
      converse('niacinamide burns me every time, allergic', 'can i use a serum with niacinamide').response,
    ).toMatch(/not for you|leave/i))
})
