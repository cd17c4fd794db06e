import { describe, expect, it } from 'vitest'
import { knowledge as load } from '#server/content/knowledge.ts'
import { asksForInformation, withoutTask } from './for-information.ts'
import { onlyThanks } from './only-thanks.ts'
import { readingOf } from './reading.ts'
import { findRedFlags } from './red-flags.ts'
import { carriedByAnother, tellsOfAnother } from './whose-pregnancy.ts'

const knowledge = await load()
const pressing = (text: string): string[] =>
  findRedFlags(knowledge, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)
const sentences = (text: string): string[] => readingOf(text).sentences

describe('what is asked for a class or out of interest', () => {
  it.each([
    'why cant pregnant ppl take isotretinoin? not asking for me im a guy lol',
    'for my nursing exam: what are the side effects of isotretinoin in pregnancy?',
    'for school: why does hydroquinone cause ochronosis?',
    'how come pregnant women cant take roaccutane? just curious',
    'my LO task is abt medicines n pregnancy. why cant pregnant ppl take isotretinoin?',
  ])('presses nothing: %s', (text) => expect([asksForInformation(sentences(text)), pressing(text)]).toEqual([true, []]))
  it.each([
    'why cant pregnant women take isotretinoin? im on it and my period is late',
    'im 8 weeks pregnant and i take isotretinoin, why cant pregnant women take it?',
    'is isotretinoin bad, for my project i took it and im 5 weeks pregnant',
    'for school i must know why hydroquinone damages, i used it 3 years and my face is blue black',
    'why cant pregnant women take isotretinoin? im pregnant and i took one yesterday',
  ])('presses where one word tells of somebody: %s', (text) =>
    expect([asksForInformation(sentences(text)), pressing(text).length > 0]).toEqual([false, true]),
  )
  it.each([
    ['our lecturer asked how do you treat a snake bite', 'how do you treat a snake bite'],
    ['i have a test tomorrow , how do you treat a burn', 'how do you treat a burn'],
    ['our teacher was bitten by a snake', 'our teacher was bitten by a snake'],
  ])('the task is left out of a sentence: %s', (sentence, rest) => expect(withoutTask(sentence)).toBe(rest))
})

describe('thanks', () => {
  it.each([
    'thanks hey, youve been amazing',
    'thank you, you have been so kind to me',
    'ngiyabonga, goodbye now',
    'thanks so much for your help. have a lovely day',
  ])('are no leave taken of life: %s', (text) =>
    expect([onlyThanks(sentences(text)), pressing(text)]).toEqual([true, []]),
  )
  it.each([
    'thanks for being kind. i wont be here tomorrow',
    'thank you for everything, look after my mom when im gone',
    'bye',
  ])('are more than thanks, or none: %s', (text) => expect(onlyThanks(sentences(text))).toBe(false))
})

describe('a child that another carries', () => {
  it.each([
    'my wife is pregnant and im on roaccutane, must i stop?',
    'my girlfriend is 8 weeks pregnant and ive been on oratane for 3 months, is the baby ok',
    'im using retinol, my sister is pregnant',
  ])('is harmed by nothing that who writes uses: %s', (text) =>
    expect([carriedByAnother(sentences(text)), pressing(text)]).toEqual([true, []]),
  )
  it.each([
    'my wife is pregnant and she uses my retinol',
    'my wife is pregnant and on roaccutane',
    'i use retinol, my sister is pregnant and she borrows it',
    'im using retinol and im pregnant, my sister is pregnant too',
    'my wife is 6 weeks pregnant, we both use retinol',
    'im on roaccutane and my period is late. my friend is pregnant',
  ])('is an alarm where she uses it, or who writes expects too: %s', (text) =>
    expect([carriedByAnother(sentences(text)), pressing(text).length > 0]).toEqual([false, true]),
  )
  it('is told of, and is hers', () =>
    expect([
      tellsOfAnother(['my wife is pregnant']),
      tellsOfAnother(['my wife is pregnant', 'me too , 9 weeks']),
      tellsOfAnother(['im pregnant']),
    ]).toEqual([true, false, false]))
})
