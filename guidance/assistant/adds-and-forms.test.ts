import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What only adds to a question, what a place of the body needs, and how something is used in a wash or by somebody who must be careful.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' // ')).response

describe('a message that only adds to the question before', () => {
  it.each([
    [
      'routine for marks and oily skin // R500 for the lot // no fragrance',
      /^\*\*A routine[\s\S]*fragrance-free[\s\S]*Together R/,
    ],
    [
      'is glycolic acid good for acne marks // im using retinol already // so which nights?',
      /^\*\*Two nights a week each.*glycolic acid.*retinol/,
    ],
    ['niacinamide for oily skin? // and in winter?', /^\*\*Yes, keep niacinamide all year/],
    ['can i use retinol with glycolic acid // and in winter?', /^\*\*Yes, but go easier.*Still on different nights/],
    ['niacinamide or azelaic acid for dark marks // why?', /^\*\*For dark marks, start with azelaic acid/],
  ])('is answered with it: %s', (talk, expected) => expect(said(talk)).toMatch(expected))

  it.each(['routine for oily skin // is fragrance bad?', 'which moisturiser for dry skin // what is retinol'])(
    'stands alone where it asks: %s',
    (talk) => expect(said(talk)).not.toMatch(/^\*\*(?:A routine|These moisturisers)/),
  )
})

describe('a sum for everything, and a place of the body', () => {
  it.each([
    ['R200 for everything and I already have a cleanser', /^(?![\s\S]*Wash, R)[\s\S]*Together R104/],
    ['cream for dark armpits under R180', /rubbing[\s\S]*None of our samples is made for there[\s\S]*niacinamide/],
  ])('gets what it needs: %s', (talk, expected) => expect(said(talk)).toMatch(expected))
})

describe('how something is used', () => {
  it.each([
    [
      'is a salicylic face wash okay daily',
      /^\*\*Yes, a wash with salicylic acid once a day is fine[\s\S]*rinse it off/,
    ],
    ['can I use retinol while breastfeeding', /^(?![\s\S]*unborn)\*\*No[\s\S]*while breastfeeding[\s\S]*milk/],
  ])('suits who uses it and in what: %s', (talk, expected) => expect(said(talk)).toMatch(expected))
})
