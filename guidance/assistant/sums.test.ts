import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const reply = (talk: string): string => converse(...talk.split(' >> ')).response

describe('prices that somebody tells are reckoned with', () => {
  it.each([
    ['body lotion at R95 >> plus 2 soaps at R22 each >> what does it all come to altogether', '**That is R139.00'],
    ['the serum is R260 with 15% off, what will I pay', '**That is R221.00'],
    ['I have R300 for a cleanser and moisturiser >> how much is that altogether', '= R84.00, out of R300.00'],
  ])('%s', (talk, sum) => expect(reply(talk)).toContain(sum))

  it.each([
    ['I got R180. the sunblock is R129, do I have enough for a face cream too?', '**Yes, and R51.00 is left:**'],
    ['ek het R150, die seep kos R35 en die room R140. is dit genoeg?', '**No, you are R25.00 short:**'],
    ['my budget is R200. wash R80, cream R120, can I afford both', '**Yes, to the cent:**'],
  ])('what is left of a sum: %s', (talk, says) => expect(reply(talk)).toContain(says))

  it('what else is wanted is looked for with what is left', () =>
    expect(reply('I have R300, a R99 wash and a R129 sunscreen. is there money left for a moisturiser?')).toMatch(
      /R72\.00 is left.*\n\n\*\*These moisturisers fit at R72\.00 or less/,
    ))

  it.each([
    ['the 75 ml is R99 and the 200ml is R199, which works out cheaper?', 'R199.00 for 200 ml is cheaper: R1.00 per ml'],
    ['A: R150 for 100g, B: R90 for 50g >> watter een is goedkoper', 'A, R150.00 for 100 g is cheaper'],
    [
      'one tub is R60 and lasts a month, the other is R100 and lasts 2 months. better value?',
      'R100.00 for 2 months is cheaper: R50.00 a month',
    ],
  ])('which offer is cheaper: %s', (talk, says) => expect(reply(talk)).toContain(says))

  it.each(['I bought a R89 cream, is a pea enough for the face?', 'routine for oily skin under R400 in total'])(
    'another question with a price in it is another question: %s',
    (talk) => expect(reply(talk)).not.toMatch(/^\*\*(?:That is R|Yes, and R|No, you are R)/),
  )
})
