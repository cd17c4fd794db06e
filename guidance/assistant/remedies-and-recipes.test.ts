import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const known = await knowledge()
const [amiss, converse] = [amissWith(known, await sampleCatalogue()), converseWith(known, await sampleCatalogue())]
type Row = [string, string[], string[]?]

describe('A remedy of the house is judged for the trouble that is named', () => {
  it.each<Row>([
    ['gogo says put margarine on a small burn', ['twenty minutes', 'nothing from the kitchen']],
    ['can i use tissue oil on my face if i get pimples', ['rather not', 'benzoyl peroxide']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it('what burnt already is still seen to first', () => {
    expect(converse('i burnt my whole hand with boiling oil and put colgate on it').level).toBe('emergency')
    expect(converse('garlic on my wart left a raw blister').level).toBe('urgent')
  })
})

describe('What may be made at home is told from what may not', () => {
  it.each<Row>([
    ['diy niacinamide serum recipe', ['do not make a serum']],
    ['how can i make a rose water mist myself', ['two or three days']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
