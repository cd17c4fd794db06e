import { describe, expect, it } from 'vitest'
import { knowledge as load } from '#server/content/knowledge.ts'
import { redFlagLevels } from '../knowledge/kinds.ts'
import { nameOf } from './named-alarm.ts'
import { readingOf } from './reading.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await load()
const level = (id: string): number => redFlagLevels.indexOf(knowledge.redFlag(id).level)

describe('an alarm that was raised without knowing of what', () => {
  it.each([
    [
      'seen-now',
      'started lamotrigine, now the skin on my chest slides off and my mouth is full of sores',
      'severe-medicine-reaction',
    ],
    ['seen-now', 'tiny plum coloured dots, pushed a tumbler on them and they are still there', 'non-fading-rash'],
    ['seen-now', 'noga e ntomile leotong', 'snake-or-scorpion'],
    ['seen-now', 'my leg is scarlet to the knee and my teeth are chattering', 'spreading-infection'],
    ['seen-now', 'two toes went black and there’s a terrible smell', 'skin-dying'],
    ['seen-now', 'ek ril en daar is ’n swart roofie waar ’n bosluis gesit het', 'tick-bite-fever'],
    ['seen-now', 'painful blisters on my forehead and the tip of my nose', 'blisters-near-eye'],
    ['seen-today', 'headache and a black scab after a bite', 'tick-bite-fever'],
    ['seen-today', 'his eczema has yellow crusts and weeps', 'infected-skin'],
    ['seen-today', 'i-eczema yakhe iphuma ubovu', 'infected-skin'],
    ['seen-today', 'a pale patch on my arm, I can’t feel the needle', 'numb-patch'],
    ['seen-today', 'there’s a black stripe in my toenail', 'dark-streak'],
    ['seen-today', 'lids like two buns after lash glue', 'eyelid-swelling'],
    ['seen-today', 'a needle pricked me after another client', 'blood-exposure'],
    ['seen-today', 'palms itch since week 29', 'pregnancy-itch'],
    ['seen-today', 'a dog scratched my ankle', 'bite'],
    ['seen-today', 'a marble in my armpit for two months', 'lumps-with-illness'],
  ])('%s, “%s”, is said as %s', (vague, text, name) => expect(nameOf(vague, readingOf(text))).toBe(name))

  it.each([
    ['seen-now', 'something is wrong with my skin'],
    ['seen-today', 'please look at my arm'],
    ['seen-now', 'a rash all over and fever, he is hard to rouse'],
    ['seen-now', 'my boy scratched a bite, now the whole eyelid is red and puffed closed and he is 38.9'],
    ['seen-now', 'a black scab, headache, and he is confused'],
    ['seen-today', 'a golf ball size boil in my armpit, fever since last night'],
  ])('%s, “%s”, stays what it is, or as grave', (vague, text) => {
    const name = nameOf(vague, readingOf(text))
    expect(name === undefined || level(name) <= level(vague)).toBe(true)
  })

  it('is told by its name in the answer to the message', () => {
    expect(findRedFlags(knowledge, 'headache and a black scab after a bite, what cream')[0]?.action).toMatch(
      /a tick bit you/,
    )
    expect(
      findRedFlags(knowledge, 'Die bebs se ekseem agter die ore stink en daar kom geel goed uit, is Sudocrem reg?').map(
        ({ id }) => id,
      ),
    ).toEqual(['infected-skin'])
  })
})

describe('what is denied of an alarm', () => {
  it.each([
    ['a fever that is none', 'seen-today', 'lump in my armpit two months, no fever', 'lumps-with-illness'],
    ['a clear head', 'seen-now', 'a black scab, headache, he is not confused', 'tick-bite-fever'],
    ['a child that is not floppy', 'seen-now', 'his eczema weeps yellow, he is not floppy', 'infected-skin'],
  ])('leaves its name: %s', (_, vague, text, name) => expect(nameOf(vague, readingOf(text))).toBe(name))
  it.each([
    ['a fever', 'seen-today', 'lump in my armpit for two months, fever since sunday'],
    ['a head that is not clear', 'seen-now', 'a black scab, headache, he is confused'],
    ['a child that is floppy', 'seen-now', 'his eczema weeps yellow, he is floppy'],
    ['no fever beside red streaks', 'seen-now', 'red streaks up my arm, no fever'],
  ])('and what is told takes it: %s', (_, vague, text) => expect(nameOf(vague, readingOf(text))).toBeUndefined())
  it('a fever beside red streaks gives one', () =>
    expect(nameOf('seen-now', readingOf('red streaks up my arm and fever'))).toBe('spreading-infection'))
})
