import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('What an ingredient is good for is told of the trouble that is named, not of what it is used for elsewhere', () => {
  it.each<[string, string[], string[]?]>([
    ['does castor oil work for dark circles', ['**no, castor oil does not take away', 'dark circles', 'shadow']],
    ['does argan oil help with stretch marks', ['not really', 'no cream removes stretch marks']],
    ['is olive oil good for dandruff', ['not really', 'anti-dandruff shampoo']],
    ['does zinc oxide help with ringworm', ['not really', 'antifungal'], ['fine lines (']],
    ['is zinc oxide good for nappy rash', ['barrier cream with zinc oxide'], ['not really']],
    ['does peppermint oil work for hair growth', ['not really', 'pharmacist']],
    ['is baobab oil good for vitiligo', ['not as a treatment', 'dermatologist'], ['yes, if it is gentle']],
    ['is niacinamide good for diabetic people', ['not known to clash'], ['not as a treatment']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('Whether something clogs pores, and what skin of a place takes, is a question of its own', () => {
  it.each<[string, string[], string[]?]>([
    ['is cocoa butter comedogenic', ['it can', 'pores'], ['safe for most people']],
    ['is squalane comedogenic or can i use it on an oily face', ['seldom clogs']],
    ['what does non comedogenic mean', ['not clogging pores']],
    ['is a lactic acid toner safe for underarms', ['once or twice a week at night']],
    ['may i put glycolic acid on my lips', ['keep glycolic acid off the lips'], ['try a little there']],
    ['is hydrogen peroxide fine for pimples', ['no, hydrogen peroxide'], ['yes, that is fine']],
    ['can an asthmatic use peppermint oil on skin', ['only with care', 'asthma']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('The person and the product a question names are what it is answered for', () => {
  it.each<[string, string[], string[]?]>([
    ['is a sunscreen with octocrylene okay', ['octocrylene', 'safe for most'], ['go well together', 'sunscreen last']],
    ['is a cream with cortisone okay', ['is a medicine'], ['go well together']],
    ['is my moisturiser with niacinamide okay', ['go well together']],
    ['is sodium benzoate safe for babies', ['young skin']],
    ['is octocrylene safe for kids', ['mineral', 'six months'], ['no need of']],
    ['is oxybenzone fine in pregnancy', ['another filter', 'zinc oxide'], ['lowest strength', 'once or twice a week']],
    ['what is azelaic acid and is it safe in pregnancy', ['generally fine', 'calms bumps']],
    ['is a lotion with shea butter good for oily skin', ['heavy'], ['dry or sting']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What is praised on screens and handed down is answered by its name', () => {
  it.each<[string, string[], string[]?]>([
    ['is colloidal silver gel ok for my sons eczema', ['no, leave colloidal silver', 'grey-blue'], ['ci 77820']],
    ['a sangoma gave my mother muthi to smear on her face is it safe', ['nobody can say what is in']],
    ['is chafing gel good as a primer under makeup', ['silicone']],
    ['what oils can i use that are malassezia safe', ['squalane', 'mct oil']],
    ['is heuning good on a burn', ['not sterile', 'twenty minutes']],
    ['can i bleach my upper lip hair', ['yellow or orange'], ['making skin lighter']],
    ['brow serum while pregnant?', ['not in pregnancy'], ['most plain skincare is fine']],
    ['is potato any good for under my eyes', ['leave it in the kitchen']],
    ['is bakuchiol worth trying', [], ['expensive', 'price']],
    ['does epimax work for eczema', ['epimax by name only', 'glycerin']],
    ['is sorbolene better than aqueous cream', ['by their names alone'], ['a higher price']],
    ['can rice water make my skin lighter', ['no, rice water does not', 'your own colour is healthy']],
    ['will vitamin c bleach my face', ['no, vitamin c does not', 'marks that are darker']],
    ['can i use turmeric to get lighter skin', ['i do not help with making skin lighter']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What is feared of an ingredient, and whether it is needed at all, is answered first', () => {
  it.each<[string, string[], string[]?]>([
    ['does lactic acid thin your skin', ['no, not usually', 'thin skin']],
    ['does mineral oil make you dark', ['no', 'darker']],
    ['does argan oil darken my face', ['no, not usually', 'darker skin']],
    ['does glycerin dry out your skin', ['no, not usually']],
    ['is niacinamide carcinogenic', ['not known to cause cancer'], ['yes, niacinamide']],
    ['is panoxyl benzoyl peroxide full of benzene', ['not been shown to cause cancer']],
    ['does talcum powder give you ovarian cancer', ['not settled']],
    ['is vitamin e necessary', ['not a must']],
    ['must everyone use peptides', ['not a must']],
    ['how often do i need niacinamide', ['once or twice a day'], ['not a must']],
    ['is lavender oil bad for eczema', [], ['**no, leave']],
    ['does tea tree oil remove moles', ['no: tea tree oil takes no mole away', 'clinic']],
    ['can i use glycolic acid on a mole', ['no: glycolic acid takes no mole away']],
    ['are tranexamic acid pills good for melasma', ['only from a doctor']],
    ['does my sunscreen filter kill coral reefs, it has octocrylene', ['in tanks']],
    ['is carotone okay', ['no, leave carotone off your skin']],
    ['is sunscreen spray fine with asthma', ['only with care']],
    ['is salmon dna cream legit', ['little proof']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('A yes never stands before what warns, nor a no before what allows', () => {
  it.each<[string, string[], string[]?]>([
    ['is a clay mask fine for my dry skin', ['clay does not suit dry'], ['yes, clay']],
    ['is it ok to leave micellar water on without rinsing', ['rinse it off'], ['yes, better']],
    ['is soap bad for my eczema', ['yes, it can: soap']],
    ['is bath soap ok with psoriasis', ['only with care: soap']],
    ['may i put lactic acid on my scalp', ['lactic acid from the face drips']],
    ['does spirulina clear your skin', ['mostly little']],
    ['can i paint gentian violet on my cheek', ['better not by yourself', 'stain']],
    [
      'is shea butter comedogenic? and does it help with stretch marks',
      ['block pores', 'no cream removes stretch marks'],
    ],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})
