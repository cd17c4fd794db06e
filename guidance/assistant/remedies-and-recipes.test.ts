import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const known = await knowledge()
const [amiss, converse] = [amissWith(known, await sampleCatalogue()), converseWith(known, await sampleCatalogue())]
type Row = [string, string[], string[]?]

describe('A remedy of the house is judged for the trouble that is named', () => {
  it.each<Row>([
    ['gogo says put margarine on a small burn', ['twenty minutes', 'nothing from the kitchen']],
    ['is egg white good for a burn', ['twenty minutes']],
    ['apple cider vinegar for a wart on my finger', ['better not', 'salicylic acid']],
    ['cucumber slices for dark circles, any good', ['hardly', 'shadow']],
    ['does ginger make hair grow', ['no good proof']],
    ['is egg good for dry hair', ['perhaps a little']],
    ['zambuk for fungus in my big toe nail?', ['pharmacy', 'hardly']],
    ['can i put salt on my fever blister', ['aciclovir']],
    ['banana peel for dark spots, yay or nay', ['not that anyone has shown']],
    ['does a detox juice clear your skin of toxins', ['liver and kidneys']],
    ['manuka honey for acne, is it true', ['little evidence']],
    ['can i use tissue oil on my face if i get pimples', ['rather not', 'benzoyl peroxide']],
    ['does bio oil fade dark spots', ['not known to fade', 'azelaic']],
    ['rice water for dark marks?', ['hardly']],
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
    ['recipe for beeswax lip balm', ['beeswax to about three parts']],
    ['how to make whipped shea butter at home', ['safe to make']],
    ['can i make my own face cream from scratch', ['better buy it']],
    ['homemade sunscreen with coconut oil', [], ['safe to make']],
    ['how do i make my skin less oily', [], ['better buy it', 'safe to make']],
    ['my underarms are dark and i use a roll on, how can i make them even', [], ['better buy it']],
    ['how can i make my cream last longer', [], ['better buy it']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
