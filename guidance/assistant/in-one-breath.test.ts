import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// A second message too short to be understood without the first: both are heard as one, or one part of the first is changed.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' >> ')).response
const first = (talk: string): string => said(talk).split('\n\n')[0] ?? ''

describe('told first, then asked', () => {
  it.each([
    ["we're taking our 3 month old to Margate >> which sunscreen for him?", /^\*\*Not yet: under six months/],
    ['my niece uses caro light >> what do i tell her', /lightener|lighten|mercury|steroid/i],
    ['I have sensitive skin >> is glycolic acid ok for me', /^\*\*Only with care/],
    ['my nails are yellow >> is it fungus', /fungus/],
    ['i have a cold sore >> can i kiss my baby', /^\*\*(?:Better not, as cold sores are catching|No kissing)/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it('and what was told of a medicine makes no question of it', () => {
    expect(first("I'm using Epiduo >> can I wax my face")).toMatch(/^\*\*(?:No: s|S)top retinoids and acids/)
  })

  it('but a question of its own stays one', () => {
    expect(first("my skin is oily and I break out >> what's the difference between a serum and a toner")).toMatch(
      /^\*\*Serum is/,
    )
    expect(first('my foot cream has urea >> can i put it on my face')).toMatch(/^\*\*No, not that foot cream/)
  })
})

describe('asked first, and more of the same', () => {
  it.each([
    ['i have tiny white bumps under my eyes >> will retinol help', /low-strength retinol/],
    ['can you use baking soda as a scrub >> even just once a week?', /^\*\*No, baking soda/],
    ['my baby of 6 weeks has pimples on his face >> must I put anything on it', /put anything on/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))
})

describe('one part of the question is changed', () => {
  it.each([
    ['how do I use glycolic acid >> and on my body?', /^\*\*Yes, glycolic acid may go on the body too/],
    [
      'I have pimples, blackheads and dark marks >> which of those first',
      /(?:first thing to try for blackheads|^\*\*For breakouts, start with)/,
    ],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it.each([
    ['give me a routine for dull skin and dark spots >> without vitamin c, it makes me itch', /no vitamin C/],
    ["recommend a routine for combination skin >> oh and I'm allergic to salicylic acid", /no salicylic acid/],
    ['I use Cetaphil, niacinamide and nothing else >> what am I missing?', /niacinamide[^]*sunscreen/],
  ])('%s', (talk, says) => {
    expect(said(talk)).toMatch(/outine|Morning/)
    expect(said(talk)).toMatch(says)
  })

  it('and what a doctor prescribed stays prescribed', () => {
    expect(said("I'm using a hydroquinone cream from the doctor >> how long can I use it")).not.toMatch(
      /^\*\*No\. Hydroquinone/,
    )
  })
})

describe('what is good for something', () => {
  it('is no question of a moisturiser', () => {
    expect(first("what's good for wrinkles")).toMatch(/^\*\*For wrinkles, start with/)
    expect(first("what's good for dark marks after pimples >> but I'm pregnant")).toMatch(
      /^\*\*For dark marks in pregnancy/,
    )
  })
})

describe('what skin does not do, and nights without', () => {
  it('is no harm that is told', () => {
    expect(first("is sunscreen needed with dark skin >> but I don't burn")).toMatch(/^\*\*Yes, dark/)
  })

  it('the nights between are for rest', () => {
    expect(said('I use retinol mon wed fri >> and on the other nights')).toMatch(
      /^\*\*An evening routine[^]*no actives/,
    )
  })
})
