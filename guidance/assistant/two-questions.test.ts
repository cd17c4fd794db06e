import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { countWords } from './compose/draft.ts'
import { amissWith, converseWith } from './converse.fixture.ts'
import { questionsApart } from './understand/two-questions.ts'

// Two questions in one message get two answers; what leans on a question, gives its reason or makes it more exact is no second one (decision 33).

const known = await knowledge()
const catalogue = await sampleCatalogue()
const amiss = amissWith(known, catalogue)
const converse = converseWith(known, catalogue)
type Row = [string, string[], string[]?]

describe('each question is answered, the first one first', () => {
  it.each<Row>([
    ['1. can i mix vit c and niacinamide 2. what is slugging', ['myth', 'petroleum jelly']],
    ['how do u treat ingrown hair on legs? n is coconut water good for skin', ['grow free', 'water']],
    ['can you do my maths homework? And what is niacinamide', ['vitamin b3', 'outside what i know']],
    ['my baby has a rash after nappies, what cream? also my nipples are cracked from feeding', ['zinc oxide', 'latch']],
    [
      'what is retinol >> how much sunscreen must i use? also does coconut oil clog pores?',
      ['two finger', 'coconut oil'],
    ],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))

  it.each([
    'is hydroquinone safe? and is glutathione safe',
    'im 5 months pregnant and my face is full of pimples, what can i use? and is hair dye safe for me now',
    'ive got oily skin and large pores. what serum is best? do pore strips work?',
  ])('in the length of one answer, without a line twice: %s', (question) => {
    const { response } = converse(question)
    expect(countWords(response)).toBeLessThanOrEqual(160)
    const lines = response.split('\n').filter((line) => line.length > 20)
    expect(new Set(lines).size).toBe(lines.length)
    expect(response).not.toMatch(/(?:did you mean this\?|worth knowing:)\*\*\s*(?:$|\n)/)
    expect((response.match(/\*\*/g) ?? []).length % 2).toBe(0)
  })
})

describe('what presses ends it, and what is refused stays refused beside the other answer', () => {
  it.each<Row>([
    [
      'got a mole thats growing and bleeding on my back. also which cleanser is good for oily skin?',
      ['doctor'],
      ['gel cleanser', 'foaming'],
    ],
    ['i cant breathe and my lips are swelling after this cream. also can i still use my serum?', ['112'], ['serum']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('who asks is told once and holds for both', () => {
  it.each<Row>([
    [
      'what helps for fine lines? also which cleanser is good for oily skin? im pregnant',
      ['cleanser'],
      ['retinol at night', 'start with retinol'],
    ],
    [
      'im 5 months pregnant, is hair dye safe? and what is the best treatment for pimple marks',
      ['hair dye', 'azelaic'],
      ['start with retin'],
    ],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('two questions are apart', () => {
  it.each([
    'how often must i exfoliate? And what sunscreen leaves no white cast on dark skin?',
    'does toothpaste work on pimples? My aunt mixes Movate with her body lotion, says its fine cos its from the chemist. True?',
  ])('%s', (message) => expect(questionsApart(known, message)).toHaveLength(2))

  it.each([
    'is niacinamide good for black skin? what about vitamin c?',
    'which sunscreen for oily skin? i sweat a lot. and which one leaves no white cast?',
    // Put right, closed, or told of somebody.
    'hoekom brand my oë as ek uie sny haha. nee ernstig, watter oogroom is sag vir droë lyntjies',
  ])('and these are one: %s', (message) => expect(questionsApart(known, message)).toBeUndefined())
})
