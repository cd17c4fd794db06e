import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What somebody tells of themselves in the talk: an allergy, an illness, a medicine, their skin, what they do not do. It turns the next answer.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' >> ')).response

describe('an allergy decides before anything else', () => {
  it.each([
    [
      'what helps for clogged pores >> disprin makes my face come up in welts >> is a bha toner fine',
      /^\*\*No: with an allergy to aspirin/,
    ],
    [
      'wool fat gives me a rash, i am allergic to lanolin >> i am breastfeeding >> can i use lansinoh on my nipples',
      /^\*\*No, not for you: lanolin is what you leave out/,
    ],
    [
      'no lanolin for me >> lanolin vs petroleum jelly for my lips',
      /^\*\*Not for you: lanolin.*\*\*So petroleum jelly/s,
    ],
    [
      'i am on roaccutane >> is 2% salicylic acid ok',
      /^\*\*Not for you: salicylic acid is too much for skin on isotretinoin(?!.*two to four times)/s,
    ],
    ['i am allergic to aspirin >> is salicylic acid worth the money', /^\*\*Not for you: salicylic acid/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it('and is no subject of what is asked next', () => {
    expect(said('i am allergic to coconut >> anyway what helps for chapped lips')).toMatch(/^\*\*Seal your lips/)
    expect(said('methylisothiazolinone allergy >> what wipes can i use for my face')).not.toMatch(
      /^\*\*No, not for you/,
    )
  })

  it('nothing of it is put forward in a ready answer', () => {
    expect(said('i am allergic to lanolin >> my nipples are cracked from breastfeeding')).not.toMatch(
      /a little purified lanolin/,
    )
  })
})

describe('an illness or a medicine, and whether it matters', () => {
  it.each([
    [
      'is microneedling good for scars >> i take xarelto, does that matter?',
      /^\*\*Ask first about needling with blood thinners/,
    ],
    [
      'how often may i use an aha >> i am on warfarin, is that a problem with salicylic acid?',
      /^\*\*Ask first about salicylic acid with blood thinners/,
    ],
    [
      'i am diabetic >> my heels are dry >> may i use corn plasters',
      /^\*\*No: with diabetes no file, acid peel, blade or corn plaster/,
    ],
    [
      'my derm gave me oratane, i still have doxycycline, can i take both to clear faster',
      /^\*\*No, leave isotretinoin out with antibiotics.*Ask whoever prescribed/,
    ],
    ['may i put lactic acid on the backs of my knees where i have eczema', /^\*\*Only with care/],
    [
      'just found out i am 5 weeks and i have been using a retinol hand cream. did i harm the baby?',
      /^\*\*Stop it now; the risk from a retinoid cream is small/,
    ],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('what is told in answer to an answer', () => {
  it.each([
    [
      'what causes dark underarms >> no i never shave >> what else then',
      /^Then it is not that.*\n\n\*\*Dark underarms come from/,
    ],
    [
      'what is slugging >> good idea with my oily skin?',
      /^\*\*Not over acids.*oily, breakout-prone skin only on dry patches/,
    ],
    ['is shea butter ok for my face >> even if i break out easily?', /^\*\*Not really: shea butter/],
    [
      'dark marks from pimples on my cheeks >> i am using niacinamide already',
      /^\*\*Yes, niacinamide is a good choice for dark marks/,
    ],
    ['marks from acne on dark skin >> would laser be better?', /laser is rarely the first choice for dark marks/],
    ['gogo puts red clay on her face >> will that protect her from the sun?', /^\*\*No: /],
    ['my skin is dry >> i said that wrong, its oily >> which cleanser', /cleansers fit for oily skin/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it.each(['we are trying for a baby', 'my budget is R150'])('and where nothing is asked it is noted: %s', (talk) =>
    expect(said(talk)).toMatch(/^\*\*Noted/),
  )
})

describe('a list is judged for skin that breaks out', () => {
  it.each([
    [
      'acne prone here. worth buying? aqua, isopropyl palmitate, cocos nucifera oil, glycerin',
      /^\*\*Rather not, if your skin breaks out easily/,
    ],
    ['should i buy this? aqua, glycerin, panthenol, carbomer', /^\*\*Yes, as far as a list can tell/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('what is claimed of water and kitchen things', () => {
  it('pores are not closed by cold water', () =>
    expect(said('does cold water close the pores')).toMatch(/^\*\*No.*pores/))
  it('marks are not taken for underarms', () =>
    expect(said('is it true that lemon and baking soda fades dark marks')).not.toMatch(/underarm/))
})
