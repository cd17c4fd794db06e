import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())
const first = (talk: string): string => ask(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('skin that takes something well', () => {
  it.each(['i use azelaic acid every night, no stinging at all', 'using benzoyl peroxide 6 weeks now, no dryness'])(
    'carries on with: %s',
    (talk) => expect(first(talk)).toMatch(/^\*\*Then carry on just so/),
  )
  it.each(['using tretinoin, no peeling but my skin is so dry', 'im pregnant and use retinol, no burning'])(
    'nothing is carried on with here: %s',
    (talk) => expect(first(talk)).not.toMatch(/carry on just so/),
  )
})

describe('an active is raised step by step', () => {
  it.each<[string, RegExp]>([
    [
      'been on retinol twice a week for two months, no peeling >> when can i go up, and to how many?',
      /You can go up with retinol now: from two nights a week to three/,
    ],
    ['can i use my aha more often, its been 2 months on once a week and no stinging', /You can go up with AHAs now/],
    ['on tretinoin since may, no flaking or redness >> can i use it every night now', /^\*\*Step by step/],
    ['my retinol still burns a bit >> when can i go up', /^\*\*Not yet/],
    ['how do i increase retinol from two nights a week', /^\*\*When two to four weeks/],
  ])('%s', (talk, lead) => expect(first(talk)).toMatch(lead))
  it.each(['im pregnant, can i use retinol more often', 'can i reapply sunscreen more often'])(
    'nothing is raised here: %s',
    (talk) => expect(first(talk)).not.toMatch(/go up with|then (?:one|from)|Step by step/),
  )
})

describe('an active is used seldomer', () => {
  it.each<[string, RegExp]>([
    [
      'Retinol serum x2 weeks, all good no burning >> R380 a bottle. can i stretch it by using less nights?',
      /^\*\*Yes, retinol on two or three nights/,
    ],
    ['is retinol twice a week enough', /^\*\*Yes, retinol on two/],
    ['can i use my vitamin c only every second day to make it last', /^\*\*Yes, vitamin C every second day/],
    ['my benzoyl peroxide is finishing >> can i use it every second day to stretch it', /^\*\*Rather not with benzoyl/],
  ])('%s', (talk, lead) => expect(first(talk)).toMatch(lead))
  it.each(['my retinol burns >> must i use it less often', 'can i wash my face less often with retinol'])(
    'nothing is used seldomer here: %s',
    (talk) => expect(first(talk)).not.toMatch(/nights a week is enough|every second day still|Rather not with/),
  )
})

describe('what burns skin from the kitchen stays a no', () => {
  it.each([
    'every night lemon juice on my marks, its a week now >> do i carry on?',
    'i scrub my face with baking soda every day >> is that ok',
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*No/))
  it.each([
    'i drink lemon water every morning >> is that good',
    'i started retinol 3 weeks ago and nothing changed >> do i carry on',
  ])('and nothing else becomes one: %s', (talk) => expect(first(talk)).not.toMatch(/^\*\*No, keep/))
})

describe('how long still of a medicine for skin', () => {
  it.each([
    'Started adapalene 5 weeks ago but my forehead is still breaking out >> how long still?',
    'started differin last month, still getting pimples >> so how long more?',
  ])('is how long until it works: %s', (talk) => expect(first(talk)).toMatch(/12 weeks/))
  it.each(['how long can i stay on tretinoin'])('is how long it may be used: %s', (talk) =>
    expect(first(talk)).toMatch(/^\*\*As long as it does good/),
  )
})
