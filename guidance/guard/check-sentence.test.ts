import { describe, expect, test } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { checkSentence, type GuardContext, type GuardRule } from './check-sentence.ts'

const known = await knowledge()
const rulesBrokenBy = (sentence: string, context: Partial<GuardContext> = {}): GuardRule[] =>
  checkSentence(known, sentence, { told: [], products: [], brands: [], named: [], links: [], ...context })

const withheld: Record<GuardRule, string[]> = {
  dose: [
    'Take 20 mg of isotretinoin every day with food.',
    'Two 500 mg tablets three times a day will calm it.',
    'You can swallow 10 000 IU of vitamin D a week, or 1000 iu daily.',
    'Use tretinoin 0.05% every night.',
    'Ask for doxycycline: 100mg twice daily for six weeks.',
  ],
  diagnosis: [
    'You have rosacea.',
    'This is definitely ringworm, so treat it as such.',
    'It sounds like eczema to me.',
    'That looks like a case of melasma.',
    'It is not psoriasis, so there is no need to worry.',
  ],
  lightening: [
    'Use hydroquinone at night and your marks will fade.',
    'This serum will lighten your skin in two weeks.',
    'To get a fairer complexion, try it twice a day.',
    'Although it is banned, use hydroquinone twice a day.',
    'A glutathione drip works well for an even tone.',
  ],
  'ruled-out': [],
  'unlisted-product': [
    'The CeraVe one is a good choice.',
    'I would try the Glow Miracle Brightening Serum at night.',
    'You could buy Neutrogena at any pharmacy.',
  ],
  'unknown-link': [
    'Read more at [this page](https://example.com/offer).',
    'See www.best-skin.co.za for details.',
    'It is explained [here](/articles/made-up).',
    'Click [here](javascript:alert(1)).',
  ],
  language: [
    'Sie sollten jeden Morgen eine Sonnencreme mit hohem Schutzfaktor auftragen und abends reinigen.',
    'Vous devriez appliquer une crème solaire chaque matin et nettoyer votre visage le soir.',
    'Ngicela usebenzise ukhilimu wokuvikela elangeni njalo ekuseni ngaphambi kokuphuma endlini.',
    '每天早上使用防晒霜，晚上清洁皮肤。',
    'Jy het melasma.',
    'Vous avez du mélasma.',
    'Die vel is warm en droog, so gebruik elke oggend n room met gliserien.',
  ],
}

describe('a sentence of a language model is withheld when it', () => {
  for (const [rule, sentences] of Object.entries(withheld))
    test.each(sentences)(`breaks “${rule}”: %s`, (sentence) => {
      expect(rulesBrokenBy(sentence)).toContain(rule)
    })

  test('puts a retinoid forward in pregnancy, as the profile or the conversation tells it', () => {
    const sentence = 'Start with retinol twice a week at night.'
    expect(rulesBrokenBy(sentence)).toEqual([])
    expect(rulesBrokenBy(sentence, { profile: { pregnant: true } })).toEqual(['ruled-out'])
    expect(rulesBrokenBy(sentence, { told: ['I am 12 weeks pregnant.', 'What helps for lines?'] })).toEqual([
      'ruled-out',
    ])
  })

  test('puts forward what the person avoids', () => {
    const sentence = 'Try a cream with shea butter after washing.'
    expect(rulesBrokenBy(sentence, { profile: { avoid: 'shea butter' } })).toEqual(['ruled-out'])
    expect(rulesBrokenBy(sentence, { told: ['I am allergic to shea butter.'] })).toEqual(['ruled-out'])
  })

  test.each([
    ['I react to fragrance and shea', 'Shea butter is rich and soothing.'],
    ['I react to fragrance and shea', 'A few drops of lavender oil in your cream help.'],
    ['I am 12 weeks pregnant', 'Differin is the gold standard.'],
    ['I am 12 weeks pregnant', 'Doxycycline works fast.'],
    ['We are trying for a baby', 'Retinal is a powerful option.'],
  ])('praises it, after “%s”: %s', (told, sentence) => {
    expect(rulesBrokenBy(sentence, { told: [told] })).toEqual(['ruled-out'])
    expect(rulesBrokenBy(sentence)).toEqual([])
  })

  test.each([
    ['I react to fragrance and shea', 'Choose a moisturiser without fragrance or shea butter.'],
    ['I react to fragrance and shea', 'Two drops of squalane are enough.'],
    ['I am 12 weeks pregnant', 'Instead of retinol, try azelaic acid.'],
    ['I am 12 weeks pregnant', 'Your doctor may prescribe clindamycin.'],
  ])('but not when it leaves it out, after “%s”: %s', (told, sentence) => {
    expect(rulesBrokenBy(sentence, { told: [told] })).toEqual([])
  })

  test('puts a product forward whose label holds what the person avoids, or a retinoid in pregnancy', () => {
    const product = {
      id: '1',
      brand: 'b',
      kind: 'moisturiser',
      priceCents: 0,
      sizeMl: 50,
      skinTypes: [],
      concerns: [],
    } as const
    const named = [
      { ...product, name: 'Quiet Hour Balm', label: 'Aqua, Butyrospermum Parkii Butter' },
      { ...product, name: 'Second Night (0.3)', label: 'Aqua, Retinol' },
    ]
    const products = named.map(({ name }) => name)
    const broken = (sentence: string, ...told: string[]) => rulesBrokenBy(sentence, { named, products, told })
    const balm = 'My pick for you is Quiet Hour Balm.'
    expect(broken(balm)).toEqual([])
    expect(broken(balm, 'I react to fragrance and shea')).toEqual(['ruled-out'])
    expect(broken('Leave Quiet Hour Balm out.', 'I react to fragrance and shea')).toEqual([])
    expect(broken('My pick for you is Second Night (0.3).', 'I am pregnant')).toContain('ruled-out')
  })
})

test.each([
  'Niacinamide at 5% is a good start for oily skin.',
  'Use a sunscreen of SPF 50 every morning, about two finger lengths for face and neck.',
  'Apply 2 mg per cm² of sunscreen: that is more than most of us use.',
  'If you have eczema, choose a cream without fragrance.',
  'Marks like these may be melasma; a clinic can tell you.',
  'Hydroquinone is banned in cosmetics here, so do not use it without a doctor.',
  'Avoid anything that promises to lighten your skin.',
  'Never take a medicine that was prescribed for somebody else.',
  'Wash with a gentle cleanser, then moisturise while your skin is damp.',
  '1. **Morning:** cleanser, moisturiser, sunscreen.',
  'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Dimethicone, Tocopherol, Parfum.',
  'In the morning: **Vitamin C Serum**, then a Broad Spectrum SPF 50 Sunscreen.',
  'Start with a Gentle Foaming Cleanser and a Salicylic Acid Toner twice a week.',
  'Sunscreen, SPF 30–50, every morning: skin burns sooner.',
  'Cleanse, moisturise, protect, repeat: three steps, two minutes, every morning.',
  'Wash, then put [sunscreen](/articles/dark-spots-and-tinted-sunscreen) on your face.',
  'See a doctor or clinic if it spreads, hurts or has not settled in two weeks.',
])('a careful sentence passes: %s', (sentence) => {
  expect(rulesBrokenBy(sentence, { links: ['/articles/dark-spots-and-tinted-sunscreen'] })).toEqual([])
})

describe('what the person or our tools named', () => {
  test('may be repeated: a condition and a brand that the person told of', () => {
    const told = ['I have rosacea and use CeraVe.']
    expect(rulesBrokenBy('You have rosacea, so keep the CeraVe one if it does not sting.', { told })).toEqual([])
  })

  test('may be named: the maker of a product that was looked up, but no other product of theirs', () => {
    const found = { products: ['Gloei Calm Cream', 'Calm Cream'], brands: ['Gloei'] }
    expect(rulesBrokenBy('Calm Cream (Gloei) costs R135.', found)).toEqual([])
    expect(rulesBrokenBy('Calm Cream by Gloei costs R135.', found)).toEqual([])
    expect(rulesBrokenBy('Look at Gloei Wonder Drops as well.', found)).toEqual(['unlisted-product'])
    expect(rulesBrokenBy('Calm Cream (Gloei) or CeraVe would do.', found)).toEqual(['unlisted-product'])
    expect(rulesBrokenBy('Look at Gloei for that.')).toEqual(['unlisted-product'])
  })

  test('may be named: a product of the catalogue that the person named, and no other that was not looked up', () => {
    const product = {
      id: '1',
      brand: 'b',
      kind: 'serum',
      priceCents: 0,
      sizeMl: 30,
      skinTypes: [],
      concerns: [],
    } as const
    const named = [{ ...product, name: 'Calm Water', label: 'Aqua, Glycerin' }]
    const sentence = 'My pick for you is Calm Water.'
    expect(rulesBrokenBy(sentence, { named })).toEqual(['unlisted-product'])
    expect(rulesBrokenBy(sentence, { named, told: ['Is calm water any good?'] })).toEqual([])
  })

  test('may be named: a listed product and its page', () => {
    const sentence = 'Look at the [Smooch Daily Calm Cream (sample)](/product-recommendations/calm-cream) for that.'
    const found = { products: ['Smooch Daily Calm Cream'], links: ['/product-recommendations/calm-cream'] }
    expect(rulesBrokenBy(sentence, found)).toEqual([])
    expect(rulesBrokenBy(sentence)).toEqual(['unlisted-product', 'unknown-link'])
  })
})

test('a long line is checked in linear time', () => {
  const line = 'you have a mild a mild a mild case of the the [x](y '.repeat(120)
  const start = performance.now()
  rulesBrokenBy(line)
  expect(performance.now() - start).toBeLessThan(60)
})
