import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { converseWith } from '../converse.fixture.ts'

const ask = converseWith(await readKnowledge(), [])
const opening = (message: string): string => ask(message).response.split('\n')[0] ?? ''

describe('words of skincare', () => {
  it.each<[string, RegExp]>([
    ['what does non comedogenic mean', /not clogging pores/],
    ['wat beteken non-comedogenic', /not clogging pores/],
    ['PA++++?', /UVA protection/],
    ['broad spectrum?', /UVA.*UVB/],
    ['do i need to double cleanse', /only with make-up/],
    ['is micellar water a cleanser, must i rinse it', /is a cleanser/],
    ['dry or dehydrated skin, how do i know', /lacks oil.*lacks water/],
    ['toner vs essence', /Toner is.*essence is/],
    ['is unscented the same as fragrance free', /^\*\*No: unscented/],
    ['gel or cream for oily skin', /gel/],
    ['humectant vs occlusive vs emollient', /Humectants.*occlusives.*emollients/],
    ['difference between toner and frobulator', /don’t know “frobulator”/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))

  it('are not explained to somebody who only uses one', () => {
    expect(opening('recommend a serum for dark marks')).not.toMatch(/is a thin liquid/)
    expect(opening('what is a good moisturiser for dry skin')).not.toMatch(/holds water in/)
  })
})

describe('a part of the body with what is wrong there', () => {
  it.each<[string, RegExp]>([
    ['i get pimples on my back from gym', /sweat off/],
    ['puisies op my rug', /sweat off/],
    ['my hands are rough from sanitiser and dishes', /gloves/],
    ['flaky skin around my nose and eyebrows keeps coming back', /antifungal/],
    ['fine lines under my eyes', /lines around the eyes/],
    ['puffy eyes every morning', /^\*\*Puffy/],
    ['razor burn on bikini line', /razor alone/],
    ['braids gave me bumps on my hairline', /tight styles/],
    ['tiny burn on my forehead from the GHD, no blister', /hair-iron burn/],
    ['knees and elbows darker than the rest of me, am i sick', /normal in most people/],
    ['prickly heat under my boobs', /Cool it/],
    ['yoh my legs are so ashy', /damp skin/],
    ['lips peeling from the wind at the beach', /Seal your lips/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))

  it('gives way to a pregnancy, a routine and a red flag', () => {
    expect(opening('can i use retinol for my back acne while pregnant')).toMatch(/^\*\*No, leave retinol out/)
    expect(ask('routine for my oily back and face with acne please, morning and night').topic.intent).toBe('routine')
    expect(ask('my hands are red raw and my face swells and i cant breathe').level).toBe('emergency')
  })
})

describe('everyday questions', () => {
  it.each<[string, RegExp]>([
    ['do i rly need moisturizer if my face is oily', /^\*\*Yes, oily skin/],
    ['must i wear spf at night', /^\*\*No/],
    ['do black people need sunscreen', /^\*\*Yes, darker skin/],
    ['how much moisturiser is too much', /coin/],
    ['how long must i wait between serum and moisturiser', /No real wait/],
    ['can i use coconut oil as sunscreen', /^\*\*No/],
    ['can i use ibomvu instead of sunscreen', /^\*\*No/],
    ['is vaseline at night going to block my pores', /^\*\*No/],
    ['is it bad to wash my face with cold water', /^\*\*No, cold water/],
    ['hard water makes my face tight', /hard water/],
    ['flaking from retinol, week two, no swelling, is that normal', /common in the first weeks/],
    [
      'my serum turned brown',
      /^\*\*(?:An opened vitamin C serum .* keeps about three months|Replace it: a product that has changed colour)/,
    ],
    ['cold sore on my lip, can i use glycolic acid tonight', /^\*\*No, skip/],
    ['can i put vitamin c over a mole i have had since birth', /^\*\*Yes/],
    ['laser hair removal this morning, red bumps, is that normal', /^\*\*Yes/],
    ['had a peel on friday, when can i go back to retinol', /^\*\*Wait/],
    ['my sister has leftover roaccutane, can i take it', /^\*\*No, never/],
    ['is kojic acid soap banned here', /Not banned/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))
})

describe('an illness or a medicine beside skincare', () => {
  it.each<[string, RegExp]>([
    ['i take epilim for epilepsy, is niacinamide cream a problem', /fine: niacinamide/],
    ['i am hiv positive on tld, can i use retinol', /usually fine/],
    ['i have lupus, what must my sunscreen be like', /lupus|first thing to do/],
    ['does the contraceptive patch stop me from using azelaic acid', /fine: azelaic acid/],
    ['chemo next month, which skincare can i use', /oncology team/],
  ])('%s', (message, said) => {
    expect(opening(message)).toMatch(said)
    expect(ask(message).response).toMatch(/doctor|clinic|pharmacist|team/)
  })
})

describe('a circumstance', () => {
  const old = /Older, thin skin/
  it('counts when it is said of the person it is for, not of who said something', () => {
    expect(ask('cream for my gogo, her skin is dry, she is 80').response).toMatch(/old, thin skin|Older, thin skin/i)
    for (const message of [
      'my gogo says urine clears pimples',
      'my ouma sê asyn help vir puisies',
      'according to my granny lemon is good for dark marks',
    ]) {
      expect(ask(message).response, message).not.toMatch(old)
    }
    expect(
      ask('i paid for the taxi to the clinic, they gave me benzoyl peroxide for acne, how often').response,
    ).not.toMatch(/Driving/)
  })
})

describe('everyday questions begin with their answer', () => {
  it.each<[string, RegExp]>([
    ['can my boyfriend use products for women', /^\*\*Yes/],
    ['does chocolate cause pimples', /^\*\*Only a little, if at all: evidence against chocolate/],
    ['is it true that chocolate causes pimples', /only half true that chocolate/],
    ['can i put lemon on my face', /^\*\*No, please keep lemon off/],
    ['does retinol thin your skin', /^\*\*No, it is a myth that retinol/],
    ['can i use baby oil on my face', /^\*\*Yes, /],
    ['why is my skin so oily', /oil glands/],
    ['how often should i use aha peeling solution', /Once a week at most/],
    ['i just finished roaccutane, can i get a chemical peel', /^\*\*No/],
    ['is ringworm a worm', /fungus, not a worm/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))
})
