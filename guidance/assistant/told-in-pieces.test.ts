import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'
import { askedOfPieces } from './understand/told-in-pieces.ts'

// A story comes in pieces, and only its end asks: the answer is to the whole of it. What asks of an answer just given, and what presses, is heard as ever.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const amiss = amissWith(known, catalogue)
const reply = (talk: string) => converseWith(known, catalogue)(...talk.split(' >> '))

describe('what is asked at the end is asked of the story', () => {
  it.each([
    [
      'a child’s scalp',
      'my boy 6 has round patches on his head, hair broke off there >> they all shave at one barber >> been putting vicks a week. nothing >> what now',
      ['ringworm', 'tablets'],
      [],
    ],
    [
      'the sun',
      'got sunburnt at the dam yesterday >> shoulders are red no blisters >> have to work outside again tomorrow >> what do i do tonight',
      ['cool', 'shade'],
      ['newest', 'stop what is new'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it('what only the whole shows is to be seen', () =>
    expect(
      reply(
        '29, thick hair on my chin >> jawline pimples that wont go >> my period only comes every 3 months or so >> which serum',
      ).level,
    ).toBe('routine'))

  it('half a sentence that weighs like an alarm is let go by the rest of its story', () =>
    expect(
      reply('been on roaccutane 2 months now >> lips are peeling nonstop >> im using blistex >> anything better').level,
    ).toBeNull())
})

describe('and nothing else is', () => {
  it.each([
    ['a question before it was answered', 'what helps for dry hands >> i wash dishes all day >> what can i do'],
    ['a wish was answered', 'i want a cream for dry hands >> i wash dishes all day >> what can i do'],
  ])('%s', (_, talk) => {
    const messages = talk.split(' >> ')
    expect(
      askedOfPieces({
        message: messages.at(-1) ?? '',
        turns: messages.slice(0, -1).map((text) => ({ role: 'user', text })),
        pages: [],
        catalogue,
      }),
    ).toBeUndefined()
  })

  it.each([
    [
      'a crisis stays one',
      'people stare at me in the taxi >> i tried everything nothing works >> i dont want to be here anymore >> what cream helps',
      'crisis',
    ],
    [
      'so does what a sign named',
      'had nose filler at a flat today >> the bridge went white and it aches badly >> i see grey in my left eye >> is ice ok?',
      'emergency',
    ],
  ])('%s', (_, talk, level) => expect(reply(talk).level).toBe(level))
})
