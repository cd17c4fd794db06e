import { describe, expect, it } from 'vitest'
import { knowledge as load } from '#server/content/knowledge.ts'
import { readingOf } from './reading.ts'
import { findRedFlags } from './red-flags.ts'
import { toldOfNoLife, toldOfThings } from './told-of-things.ts'

const knowledge = await load()
const pressing = (text: string): string[] =>
  findRedFlags(knowledge, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('words that only weigh like an alarm', () => {
  it.each(['my geyser is leaking who must i call', 'the fridge is dead again, who fixes it'])(
    'are of a thing that is to be mended: %s',
    (text) => expect(toldOfThings(readingOf(text))).toBe(true),
  )

  it.each([
    'the geyser burst over my arm, who must i call',
    'my kettle is broken',
    'battery leaked in my pocket, can it be repaired',
    'who must i call',
  ])('and not of a thing alone: %s', (text) => expect(toldOfThings(readingOf(text))).toBe(false))

  it.each([
    'help me write a cv for the garage',
    'i sleep well and have good friends',
    'found an old tube of it, nobody has used it',
  ])('are of no life: %s', (text) => expect(toldOfNoLife(readingOf(text), false)).toBe(true))

  it.each([
    'help me write a cv before i die',
    'i sleep well with the tablets',
    'i want a fresh start',
    'help me write a letter to my children',
    'it gets too much',
  ])('may be of one: %s', (text) => expect(toldOfNoLife(readingOf(text), false)).toBe(false))

  it('whoever may be hurt by others is not let go for being well', () => {
    expect(toldOfNoLife(readingOf('he takes my pay, but i am fine'), true)).toBe(false)
    expect(toldOfNoLife(readingOf('help me write a cv for the garage'), true)).toBe(true)
  })
})

describe('who is told what, by words that only weigh like an alarm', () => {
  it.each([
    ['a thing is to be mended', 'my geyser is leaking who must i call'],
    ['the call comes first', 'who must i call, my geyser is leaking'],
    ['the thing comes first', 'geyser leaks hot water, who must i call'],
    ['somebody is well', 'last tub ever, feeling good'],
    [
      'somebody new looks forward',
      'Hi I am new here, my sister told me about this and I am so excited to start. Which cleanser for oily skin?',
    ],
  ])('nothing presses where %s: “%s”', (_, text) => expect(pressing(text)).toEqual([]))
  it.each([
    [
      'what is dear was given away, and sleep came',
      'i closed my accounts and gave my dog away. i sleep well now',
      'suicidal-thoughts',
    ],
    ['letters were written', 'i wrote letters to everyone, i feel good', 'suicidal-thoughts'],
    [
      'children are with them, and letters were written',
      'my daughters are with me and i wrote letters to everyone',
      'suicidal-thoughts',
    ],
    ['somebody is watched', 'he checks my pay slip and my phone, i am doing fine', 'violence'],
    [
      'a bridge is told of calmly',
      'the bridge near my house again, I stopped in the middle longer than yesterday. My hands are dry, which cream?',
      'suicidal-thoughts',
    ],
    ['a child that swallowed something is well yet', 'my boy licked the rat stuff, he is doing fine', 'poisoning'],
    ['a growth is told of by who feels great', 'a bump on my nose keeps opening, i feel great', 'sore-not-healing'],
  ])('something does where %s: “%s”', (_, text, flag) => expect(pressing(text)).toContain(flag))
})

describe('where a word stands first', () => {
  it.each([
    ['geyser leaks, who must i call', true],
    ['who must i call about the geyser', true],
    ['me and the geyser, who fixes it', false],
  ])('of a thing, “%s”: %s', (text, is) => expect(toldOfThings(readingOf(text))).toBe(is))
  it.each([
    ['recipe for vetkoek', true],
    ['doing fine here, a fresh start', true],
    ['pills help, i sleep well', false],
  ])('of no life, “%s”: %s', (text, is) => expect(toldOfNoLife(readingOf(text), false)).toBe(is))
})

describe('what somebody does on any day', () => {
  it.each([
    'he showers at home late',
    'she baths at home late',
    'my husband works nights and sleeps all day',
    'ngicela usizo ngobuso bami bunezinduna',
    'ndicela uncedo ngobuso bam',
  ])('is no danger: “%s”', (text) => expect(pressing(text)).toEqual([]))
  it.each([
    'he works late and then the belt comes off',
    'hy werk laat en dan kry ek klappe',
    'he bathes with my daughter and locks the door',
    'ngicela usizo ngobuso bami angisafuni ukuphila',
    'ngicela usizo ngobuso bami, ushayiwe',
  ])('and what follows it may be: “%s”', (text) => expect(pressing(text)).not.toEqual([]))
})
