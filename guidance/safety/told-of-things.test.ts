import { describe, expect, it } from 'vitest'
import { readingOf } from './reading.ts'
import { toldOfNoLife, toldOfThings } from './told-of-things.ts'

describe('words that only weigh like an alarm', () => {
  it.each(['my geyser is leaking who must i call', 'the fridge is dead again, who fixes it'])('are of a thing that is to be mended: %s', (text) => expect(toldOfThings(readingOf(text))).toBe(true))

  it.each(['the geyser burst over my arm, who must i call', 'my kettle is broken', 'battery leaked in my pocket, can it be repaired', 'who must i call'])('and not of a thing alone: %s', (text) =>
    expect(toldOfThings(readingOf(text))).toBe(false))

  it.each(['help me write a cv for the garage', 'i sleep well and have good friends', 'found an old tube of it, nobody has used it'])('are of no life: %s', (text) => expect(toldOfNoLife(readingOf(text), false)).toBe(true))

  it.each(['help me write a cv before i die', 'i sleep well with the tablets', 'i want a fresh start', 'help me write a letter to my children', 'it gets too much'])('may be of one: %s', (text) =>
    expect(toldOfNoLife(readingOf(text), false)).toBe(false))

  it('whoever may be hurt by others is not let go for being well', () => {
    expect(toldOfNoLife(readingOf('he takes my pay, but i am fine'), true)).toBe(false)
    expect(toldOfNoLife(readingOf('help me write a cv for the garage'), true)).toBe(true)
  })
})
