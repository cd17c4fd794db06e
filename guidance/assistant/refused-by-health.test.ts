import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const known = await knowledge()
const catalogue = await sampleCatalogue()
const converse = converseWith(known, catalogue)
const amiss = amissWith(known, catalogue)
const opening = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('what an illness or a treatment forbids is said first', () => {
  it.each([
    [
      'my mom has radiation on her breast. skin there is dry and flaky. can she scrub it with her AHA lotion',
      /^\*\*No, .*cancer treatment/,
    ],
    ['dad is having chemo >> his hands peel, he wants to use a scrub on them, good?', /^\*\*No, .*cancer treatment/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it.each([
    'i finished chemo years ago. can i use an AHA lotion',
    'which cream can i use on dry skin during radiation',
  ])('but not long after, nor where care is asked for: %s', (talk) => expect(opening(talk)).not.toMatch(/^\*\*No, /))
})

describe('what is swallowed beside a medicine that was told of before', () => {
  it.each([
    ['im taking accutane >> and cod liver oil', ['no vitamin a tablets, cod-liver oil']],
    [
      'im on roaccutane >> how often do i moisturise >> and vit a capsules, take together fine?',
      ['no vitamin a tablets'],
    ],
  ])('%s', (talk, parts) => expect(amiss(talk, parts)).toEqual([]))
  it('a cream with vitamin A is judged as a cream', () =>
    expect(opening('im on roaccutane >> can i use a vitamin a serum')).toMatch(/leave .*out/))
})

describe('what was asked seldom has an answer', () => {
  it.each([
    ['how do i do the patch test for hair dye', /48 hours before every dyeing/],
    [
      'adapalene since march, its november now and my acne is the same. stop?',
      /^\*\*(?:34 weeks is a fair test|After 12 weeks)/,
    ],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
})
