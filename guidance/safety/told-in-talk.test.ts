import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { situationOf } from './read-situation.ts'
import { redFlagsIn } from './told-before.ts'

// What a turn leaves to those before it, what is said to be over, and what only looks like an alarm.

const known = await knowledge()
const inTalk = (talk: string) => {
  const turns = talk.split(' >> ')
  return redFlagsIn(known, turns.at(-1) ?? '', turns.slice(0, -1))
}
const levels = (talk: string): string[] =>
  inTalk(talk)
    .map(({ level }) => level)
    .filter((level) => level !== 'routine')
const ids = (talk: string): string[] => inTalk(talk).map(({ id }) => id)
const heard = (talk: string): readonly string[] => situationOf(known, undefined, ...talk.split(' >> ')).heard

describe('a steroid that was named some turns ago is still meant by "it"', () => {
  it.each([
    'lemonvate, what is that? >> what does it do? >> but my skin looks nice >> its been on my face 8 months. must i stop it now now?',
    'is betnovate good >> hmm why >> ok >> but my skin is clear with it. i am on it since january, stop it at once or what?',
    'wat is movate >> hoekom is dit sleg >> maar my vel lyk mooi >> ek smeer dit al 7 maande op my gesig, moet ek vandag ophou?',
    'my aunt sells caro white. whats in it >> is it dangerous >> okay >> ive had it on my cheeks for a year, must i quit at once',
  ])('%s', (talk) => expect(levels(talk)).toContain('urgent'))

  it.each([
    'what is movate >> which moisturiser is good >> ive been using it for months and love it',
    'what is hydroquinone >> ok >> which sunscreen is good >> i have used it every day for months',
    'there is a tube of dermovate at home >> what is it for >> i only used it twice, must i stop',
  ])('another product named since, or two days of it, are another matter: %s', (talk) =>
    expect(levels(talk)).toEqual([]),
  )
})

describe('a retinoid that others praise is not in use yet', () => {
  it.each([
    'im pregnant >> my sister says adapalene is the best, should i get it?',
    'im expecting, 20 weeks >> whats good for dark marks >> my friend says retin-a works wonders, must i buy it?',
    'im pregnant and my cousin swears by tretinoin, is it worth buying',
    'ek is swanger >> my tannie se differin is wonderlik, moet ek dit koop?',
  ])('%s', (talk) => expect(levels(talk)).toEqual([]))

  it.each([
    'im pregnant >> i have pimples >> my cousin says differin is the best and i bought it and have been using it, is it worth it',
    'im pregnant >> my retinol is lovely, must i buy more?',
    'stretch marks from my pregnancy >> im using retinol on them',
  ])('one that is in use is stopped: %s', (talk) => expect(ids(talk)).toContain('pregnant-retinoid'))
})

describe('a pregnancy that is over is no pregnancy', () => {
  it.each([
    'i was pregnant last year, not pregnant now and not breastfeeding',
    'i was expecting last year, baby is on formula, not pregnant now and not trying',
    'last year i was 6 months preggers, now i have a baby on formula',
    'stretch marks from my pregnancy >> baby is 10 months, on formula, not pregnant or trying',
  ])('%s', (talk) => expect(heard(talk)).toEqual([]))

  it.each([
    'i was pregnant last year and now pregnant again',
    'i am pregnant, not like last year',
    'not pregnant last year but i am pregnant now',
  ])('one that goes on is: %s', (talk) => expect(heard(talk)).toContain('you are pregnant'))

  it('a late period leaves it open', () =>
    expect(heard('im not pregnant but my period is late, can i use retinol')).toContain('you may be pregnant'))
  it('who nurses still does', () =>
    expect(heard('im breastfeeding, not pregnant now')).toEqual(['you are breastfeeding']))
})

describe('what made lips, mouth or face swell is left out', () => {
  it.each([
    ['strawberries made my lips swell', 'no strawberry'],
    ['i had swollen lips from strawberries last week, all fine now', 'no strawberry'],
    ['my mouth itched and swelled after kiwi', 'no kiwi'],
    ['swollen face after eating cashews last month', 'no tree nuts'],
    ['cashews swelled my face', 'no tree nuts'],
    ['ek het opgeswel van aarbeie', 'no strawberry'],
    ['the doctor says i must keep off almonds', 'no tree nuts'],
    ['pawpaw makes my mouth itch', 'no papaya'],
    ['allergic to pineapple', 'no pineapple'],
    ['i swelled up after a bee sting', 'no bee products'],
  ])('%s', (said, out) => expect(heard(said)).toEqual([out]))

  it.each([
    'i had swollen lips from lip gloss',
    'my eyes are itchy from crying',
    'itchy from shaving cream',
    'strawberries gave me a stomach ache',
    'i cant take sulfa drugs >> does that mean no sulphur cream for me?',
  ])('nothing more: %s', (said) => expect(heard(said).filter((one) => one !== 'no sulfa medicines')).toEqual([]))
})

describe('sores as if cut out, all of one size, on eczema', () => {
  it.each([
    'her eczema has small round craters like somebody used a hole punch',
    'my eksem het nou klein ronde gaatjies, almal ewe groot',
    'eczema with tiny sores all identical since yesterday',
    'my eczema flared again. blisters, they are all the same size, very painful',
    'i get eczema in winter >> now there are little round holes, all the same size',
    'my daughter has eczema >> the patch got worse this week >> it now has lots of little sores, all identical, and she is miserable',
  ])('%s', (talk) => expect(ids(talk)).toContain('infected-skin'))

  it.each([
    'eczema and tiny pits in my nails',
    'i have eczema and big pores that look like little holes',
    'my eczema >> acne left small holes in my cheeks, all the same size',
  ])('is not: %s', (talk) => expect(ids(talk)).not.toContain('infected-skin'))
})

describe('what only looks like an alarm', () => {
  it.each([
    'my toddler has dry itchy elbows >> what about at night? he scratches himself awake',
    'she scratches herself awake with her eczema',
    'my girl has eczema, the kids wont hold her hand, they think they will get it. what can i tell the class',
    'what is good for razor bumps >> on my neck. now theres hard lumps that wont go away for 6 months',
    'good for shaving bumps >> at the back of my neck since the barber, there are hard lumps now for 8 months',
  ])('%s', (talk) => expect(levels(talk)).toEqual([]))

  it.each([
    'lump in my neck for 2 months',
    'swollen glands in my neck for weeks',
    'razor bumps >> now lumps in my neck and fever',
    'hard lumps on the back of my neck since the barber and i lose weight',
    'my husband scratched and beats me',
    'kids at school say she is contagious and she wants to die, what do i tell the teacher',
    'weeping eczema with fever, he scratches till it bleeds',
  ])('stays one: %s', (talk) => expect(levels(talk)).not.toEqual([]))

  it('what was asked at large is one’s own, once it changes', () => {
    expect(ids('is a dark line under the nail normal >> its my thumb only and it gets wider')).toContain('dark-streak')
    expect(ids('are moles normal on palms >> mine is growing')).toContain('changing-mole')
    expect(levels('is hyperpigmentation normal >> mine is getting darker')).toEqual([])
    expect(
      findRedFlags(known, 'why do i have dark circles, they are getting darker').filter(
        ({ level }) => level !== 'routine',
      ),
    ).toEqual([])
  })
})
