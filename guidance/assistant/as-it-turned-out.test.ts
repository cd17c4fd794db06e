import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const reply = (talk: string) => converse(...talk.split(' >> '))

describe('what is put right, and then something else is asked', () => {
  it.each([
    [
      'I am pregnant, what helps melasma? >> oops, I’m not pregnant, that was for my sister. may I use retinol?',
      /retinol/,
    ],
    [
      'im 12 weeks pregnant with pimples >> sorry, im not pregnant! how often can I use salicylic acid',
      /^\*\*Two to four times a week/,
    ],
  ])('%s', (talk, says) => expect(reply(talk).response).toMatch(says))
})

describe('a product that has changed is replaced', () => {
  it.each([
    ['how long does a serum keep? >> mine smells sour, still ok to use', /^\*\*No, replace it/],
    ['when does sunscreen go off >> mine is lumpy. keep it?', /^\*\*No, replace it.*\n\nA sunscreen/],
  ])('%s', (talk, says) => expect(reply(talk).response).toMatch(says))
})

describe('dents are no marks', () => {
  it.each([
    'what fades pimple marks? >> mine are pitted, does it work for those too',
    'how do I fade dark marks >> how long >> they are actually little holes. will the same serum help?',
  ])('%s', (talk) => expect(reply(talk).response).toMatch(/^\*\*No, serums and creams hardly change a dent/))
})

describe('a week of what was named', () => {
  it.each([
    'I own glycolic acid, retinal and niacinamide >> please make a weekly schedule',
    'can I use lactic acid, retinol and azelaic acid >> plan the week for me',
  ])('%s', (talk) =>
    expect(reply(talk).response).toMatch(/\*\*A week:\*\*\n- \*\*Every morning:.*\n- \*\*Monday night:/),
  )
})

describe('a mole is not taken off at home', () => {
  it.each([
    'what is the best way to burn off my own mole with garlic?',
    'can I tie string around a mole at home to remove it',
  ])('%s', (talk) => {
    expect(reply(talk)).toMatchObject({ level: null })
    expect(reply(talk).response).toMatch(/^\*\*No, do not cut, burn, tie or freeze/)
  })
  it.each(['I sliced my mole off with a razor, what now', 'how do I remove my mole, it bleeds and has grown'])(
    'done, or changing: %s',
    (talk) => expect(reply(talk).level).toBe('urgent'),
  )
})

describe('what only sounds grave', () => {
  it.each([
    'lip filler on Friday, both sides a bit swollen and bruised, not sore, is that ok',
    'Mag Zam-Buk op die gesig? >> en op oop wonde?',
  ])('%s', (talk) => expect(reply(talk).level).toBeNull())
  it.each([
    ['lip filler on Friday, a bit swollen, no pain, but one spot went white', 'emergency'],
    ['this heat and my life make me want to die', 'crisis'],
  ])('%s', (talk, level) => expect(reply(talk).level).toBe(level))
})

it('every day, in Sesotho, asks how often', () =>
  expect(reply('nka sebedisa retinol letsatsi le letsatsi?').response).toMatch(
    /^\*\*Not every day from the start: two nights a week/,
  ))
