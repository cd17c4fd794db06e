import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// A yes or no is wanted, or what to do now, and the thing named beside it is only told.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const converse = converseWith(known, catalogue)
const amiss = amissWith(known, catalogue)
const opening = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('what is put on before doing something is no order of products', () => {
  it.each([
    ['thighs chafe when i walk >> what do i put on before church', /petroleum jelly/i],
    ['i cycle 90 km, saddle chafing >> what should i apply before the ride', /anti-chafe/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it.each(['what do i put on before makeup', 'what goes on before moisturiser'])('but: %s', (talk) =>
    expect(converse(talk).topic.intent).toBe('order'),
  )
})

describe('a strength is judged where it is to be bought, and no steps are given', () => {
  it.each([
    ['beginner, found retinol 1% on sale. worth buying?', /^\*\*No, not to begin with: 1%/],
    ['eerste keer retinol, hulle het net 1% gehad. moet ek dit koop', /^\*\*No, not to begin with/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it('how often a strength is used is still told', () =>
    expect(opening('retinol 0.3% first time, how often')).toMatch(/two nights/i))
})

describe('soap is told and the least that helps is asked', () => {
  it.each([
    'man, 41, i wash my face with dettol soap. what is the bare minimum i should do',
    'i use baby oil for everything, whats the minimum that works',
  ])('%s', (talk) => expect(amiss(talk, ['protect:', 'cleanse:'])).toEqual([]))
  it.each([
    ['is sunlight soap good for oily skin', /^\*\*No: laundry/],
    ['aloe for sunburn: yay or nay?', /^\*\*Usually yes/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
})

describe('what is seen on a shelf is explained, and where it comes from', () => {
  it.each([
    ['saw a toner with lactic acid at clicks. what is that?', /^\*\*Lactic acid:/],
    ['Sanibonani, i saw ceramide cream at pep. yini leyo', /^\*\*Ceramides:/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it.each([
    ['is bakuchiol basically retinol but gentle', /^\*\*No, they are relatives/],
    ['ectoin - just another hyaluronic?', /^\*\*No, they are related/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it('two that are put on together are still a pair', () =>
    expect(opening('can i use bakuchiol with retinol')).toMatch(/together/))
})

describe('what nobody has used is no poisoning yet, and is no names on a box', () => {
  it.each([
    'bought a whitening cream with mercury at the market but have not used it. can i use it for spots',
    'box says mercury iodide soap. unopened. safe?',
  ])('%s', (talk) => {
    expect(opening(talk)).toMatch(/^\*\*No/)
    expect(converse(talk).level).toBeNull()
  })
  it.each(['i have used mercury cream for a month', 'opened the cream with mercurous chloride and used it once'])(
    'used: %s',
    (talk) => expect(converse(talk).level).toBe('urgent'),
  )
  it('its names are told to who asks for them', () =>
    expect(opening('what names does mercury have on the box')).toMatch(/^\*\*Look for: mercury/))
})

describe('a question of a kind has an answer of its kind', () => {
  it.each([
    ['checkers or pep for face cream', /neither is better/],
    ['where is cheaper, clicks or dis-chem', /neither is better/],
    ['allergic to sticky plasters, are hydrocolloid patches safe', /^\*\*Not without a trial/],
    ['bha wash plus bha toner, overkill?', /^\*\*One is enough/],
    ['"removes scars in 2 weeks" cream, legit?', /^\*\*No, do not count on it/],
    ['ad says it reverses ageing by 10 years', /^\*\*No, do not count on it/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it.each(['baby 4 months red neck folds with fever and pus', 'mark as big as a r5 coin that grows'])(
    'still seen: %s',
    (talk) => expect(converse(talk).level).toBe('urgent'),
  )
  it.each(['my stretch mark is getting bigger', 'my dark marks are growing in number'])('no growing mole: %s', (talk) =>
    expect(converse(talk).level).not.toBe('urgent'),
  )
})
