import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const known = await knowledge()
const samples = await sampleCatalogue()
const [amiss, converse] = [amissWith(known, samples), converseWith(known, samples)]

describe('somebody who wants to stop a cream that lightens', () => {
  it.each(['how do i stop using a bleaching cream', 'i want to quit my bleaching soap'])(
    'is told how, and not refused: “%s”',
    (message) =>
      expect(
        amiss(message, ['show the pack', 'strong steroid', '0800 204 307'], ['i do not help', 'no, leave it']),
      ).toEqual([]),
  )
  it.each(['how to stop using lightening cream safely, used it 3 years', 'want to stop bleaching, ten years now'])(
    'is sent to be seen where it went on for long: “%s”',
    (message) => expect(converse(message).level).toBe('urgent'),
  )
  it.each(['i bleached my hair for years', 'i whitened my teeth for two years'])('is not meant by “%s”', (message) =>
    expect(converse(message).level).toBeNull(),
  )
  it('does not help a friend to lighten', () =>
    expect(amiss('how do i make my skin lighter', ['i do not help'])).toEqual([]))
})

describe('a prescription mix that somebody else used', () => {
  it.each(['my sister’s kligman cream fixed her melasma, should i borrow it', 'can i buy kligman cream at the market'])(
    'is refused for what it holds: “%s”',
    (message) => expect(amiss(message, ['hydroquinone, tretinoin and a steroid', '**no'])).toEqual([]),
  )
  it('is left off altogether in pregnancy', () =>
    expect(
      amiss('i’m pregnant, my sister’s kligman cream fixed her melasma, should i borrow it', [
        'leave it off altogether',
        'azelaic acid',
      ]),
    ).toEqual([]))
  it('is left to the prescriber where it was prescribed', () =>
    expect(amiss('my derm prescribed kligman, how long may i use it', ['prescribed it said'], ['**no. '])).toEqual([]))
  it.each([
    'gogo mixed muthi with dovate for the baby’s nappy rash',
    'my granny wants to put betnovate on the baby’s bum',
  ])('is kept off a baby: “%s”', (message) => expect(amiss(message, ['**no:', 'not for a child'])).toEqual([]))
})

describe('what is asked in passing words', () => {
  it.each(['whats a good moisturiser under R80 for combo skin', 'which moisturiser for my combination skin'])(
    'is products for a type of skin: “%s”',
    (message) => expect(amiss(message, ['moisturisers fit', 'sample products'])).toEqual([]),
  )
  it.each<[string, string]>([
    ['is marula oil going to break me out', 'not known to'],
    ['will my new retinol break me out', 'purging'],
  ])('is answered as it was meant: “%s”', (message, says) => expect(amiss(message, [says])).toEqual([]))
})
