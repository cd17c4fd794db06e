import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' / ')).response
/** What is answered where the last message is all that was ever asked. */
const alone = (talk: string): string => converse(talk.split(' / ').at(-1) ?? '').response

describe('a question of something else is answered as if nothing had been talked of', () => {
  it.each([
    'is shea butter good for dry skin? / what is the difference between a toner and an essence for my face?',
    'how often must i exfoliate? / which sunscreen leaves no white cast on dark skin under R200?',
  ])('%s', (talk) => expect(said(talk)).toBe(alone(talk)))
})

describe('what goes on from the talk is answered in its light', () => {
  it.each([
    ['is shea butter bad for acne? / and how often may i put it on my legs?', 'hea butter'],
    ['how to fade flat dark marks? / mine are deep holes and not marks. does the serum work for that too?', 'dent'],
  ])('%s', (talk, part) => {
    expect(said(talk)).toContain(part)
    expect(said(talk)).not.toBe(alone(talk))
  })
})

describe('what was told of a person counts on', () => {
  it.each([
    [
      'a pregnancy',
      'i am 14 weeks pregnant, is aloe gel ok for my legs? / what is the best night cream ingredient for wrinkles around my eyes?',
      'pregnan',
    ],
    [
      'an allergy',
      'i am allergic to nuts, can i use shea butter? / which oil do you suggest for dry ends of my hair?',
      'nut',
    ],
  ])('%s', (_, talk, part) => expect(said(talk).toLowerCase()).toContain(part))
  it('but a child of before is not who asks now', () => {
    expect(
      said(
        'what sunscreen for a 4 month old baby? / which ingredient should I look for if I have big pores and my face shines by lunch?',
      ),
    ).toContain('start with salicylic acid or niacinamide')
  })
})
