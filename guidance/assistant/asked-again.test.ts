import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// What was asked before is asked again: of another place, with one word put right, with a part left out, how often, and on what it rests.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const amiss = amissWith(known, catalogue)
const converse = converseWith(known, catalogue)
const first = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('the question of before is asked of another place of the body', () => {
  it.each<[string, string[]]>([
    ['which moisturiser suits a dry face, im 44 >> and my neck too?', ['neck', 'collarbone']],
    ['routine for combination skin >> and for my hands?', ['a routine for your hands']],
  ])('%s', (talk, parts) => expect(amiss(talk, parts)).toEqual([]))

  it('but not where something went wrong, or where a product of that name is meant', () => {
    expect(first('do i need a serum >> eye cream?')).toMatch(/^\*\*For most people no/)
    expect(first('my cream burns my face badly >> and my neck')).toMatch(/stop/i)
  })
})

describe('what a later word puts right counts as it is meant', () => {
  it.each<[string, RegExp]>([
    [
      'my cheeks are burning off >> ok I exaggerate, the serum only tingled for ten seconds. fine?',
      /^\*\*Mostly that is normal/,
    ],
    ['what moisturiser for oily skin >> actually i mean a cleanser', /cleansers/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it('and goes on counting in the turns after it', () => {
    expect(first('im 15, may i use retinol? >> oops im 51 >> how often?')).toMatch(/^\*\*Two nights a week/)
  })
})

describe('a routine is asked for again with less', () => {
  it('without its serum and for a smaller sum', () => {
    const { response } = converse('a routine for oily skin, I have R600', 'drop the serum and make it R200')
    expect(response).toMatch(/A routine for oily skin/)
    expect(response.toLowerCase()).not.toContain('serum')
    expect(response).toMatch(/R200/)
  })
})

describe('a short question is answered out of what was asked or answered before', () => {
  it.each<[string, string[]]>([
    ['hiking on Saturday with factor 30 >> how often do i put it on', ['every two hours']],
    ['toner or serum first? >> and moisturiser?', ['1. toner', '3. moisturiser']],
    [
      'i have cleansing oil, gel cleanser, retinol serum, ceramide cream >> order?',
      ['1. cleansing oil', 'moisturiser (ceramides)'],
    ],
    ['what is double cleansing >> must i do it if i wear no make-up? >> and with waterproof mascara?', ['oil, balm']],
    ['is honey good on the face? >> source?', ['my last answer']],
    ['there is no water here till Monday >> how must i wash my face', ['micellar']],
    ['i am vegan >> is beeswax balm ok', ['not vegan', 'instead']],
    ['i am pregnant >> is a skin lightening cream ok', ['pregnancy']],
  ])('%s', (talk, parts) => expect(amiss(talk, parts)).toEqual([]))

  it('and an allergy to what comes from animals stays one', () => {
    expect(first('i am vegan and allergic to lanolin >> is lanolin ok')).toMatch(/^\*\*No, not for you/)
  })
})
