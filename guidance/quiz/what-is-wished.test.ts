import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#contract/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { analyseQuiz } from './analyse-quiz.ts'
import { personOf } from './person.ts'
import { redFlagsIn } from './red-flag-result.ts'
import { readWishes } from './wishes.ts'

// What the free texts wish of the list, what they tell of days gone by, and whose harm is told.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const answers = (goals: string, allergies = 'none', more: Partial<QuizAnswers> = {}): QuizAnswers => ({
  age: '30-39',
  skin_type: 'combination',
  concerns: ['acne', 'aging'],
  routine: 'moderate',
  budget: '1000-2000',
  lifestyle: ['stress'],
  goals,
  allergies,
  ...more,
})
const person = (...of: Parameters<typeof answers>) => personOf(known, answers(...of))
const resultOf = (...of: Parameters<typeof answers>) => analyseQuiz(known, answers(...of), catalogue)
const flagsOf = (goals: string, allergies = 'none') => redFlagsIn(known, answers(goals, allergies)).map(({ id }) => id)

describe('a medicine that is wished for is not in use', () => {
  it.each([
    'I would like to try tretinoin',
    'thinking about starting tretinoin',
    'can I use Differin for my marks',
    'is Differin right for me',
    'considering going on Roaccutane',
    'should I ask the doctor for tretinoin',
    'ek wil graag Retin-A probeer',
    'wondering if Roaccutane would work for me',
    'curious about adapalene, should I use it?',
  ])('%s', (goals) => {
    const { medicines, situation } = person(goals)
    expect([medicines.used.length, medicines.wanted.length, [...situation.conditions]]).toEqual([0, 1, []])
  })
  it.each([
    'I would like to go on with my tretinoin but gentler',
    'can I use vitamin C with my tretinoin',
    'is tretinoin enough, been using it since May',
    'what can I put over Epiduo',
    'I am on Roaccutane and want soft lips',
    "I'd like to know what goes with Retin-A, I use it 3x a week",
  ])('one that is in use stays so: %s', (goals) => expect(person(goals).medicines.used).toHaveLength(1))
})

describe('isotretinoin that was stopped a short while ago', () => {
  it.each([
    'I stopped Roaccutane 2 weeks ago',
    'done with roaccutane last month',
    'I have been off accutane for two months',
    'just finished my Oratane course',
  ])('is cared for as if it went on: %s', (goals) => {
    const { retinoids, mostIrritation } = person(goals)
    expect([retinoids, mostIrritation]).toEqual([false, 0])
    expect(resultOf(goals).tips.join(' ')).toMatch(/six months after isotretinoin/)
  })
  it.each(['finished accutane in 2021', 'off Roaccutane for 3 years now', 'stopped using scrubs last week'])(
    'is none of now: %s',
    (goals) => expect(person(goals).situation.conditions).not.toContain('isotretinoin'),
  )
})

describe('a grave reaction of the last days that is over', () => {
  it.each([
    ['my face swelled up and I struggled to breathe after a new cream yesterday, it is better now', 'that cream'],
    ['two days ago I had trouble breathing after hair dye, ok now', 'none'],
    ['my tongue got thick after I used that lip plumper on Sunday, gone now', 'none'],
  ])('is said first, and only plain care is listed: %s', (goals, allergies) => {
    const { profile, products } = resultOf(goals, allergies)
    expect(profile).toMatch(/^A face that swells or a breath that comes hard.* 112/)
    expect(products.map(({ category }) => category)).not.toContain('Treatment')
  })
  it.each([
    ['glow', 'walnuts close my throat'],
    ['I had anaphylaxis from a hair dye in 2019, carry an EpiPen', 'hair dye'],
    ['no swelling or trouble breathing, just a rash from a cream last week', 'none'],
    ['my eyes are puffy in the morning, used a cold spoon yesterday', 'none'],
  ])('is not found in "%s", "%s"', (goals, allergies) =>
    expect(flagsOf(goals, allergies)).not.toContain('past-reaction'),
  )
  it('gives way to an emergency', () =>
    expect(flagsOf('my face swelled up yesterday after a cream and I cannot breathe')).toContain('anaphylaxis'))
})

describe('harm that a lightening cream did to another', () => {
  it.each([
    ['glow', 'hydroquinone - my mom got ochronosis from it'],
    ['glow', 'mercury, my cousin’s kidneys went bad from a cream'],
    ['glow', 'movate (sister went blotchy)'],
    ['glow', 'Betamethasone, my dad has thin skin from it'],
    ['my mom used Caro white and her face is ruined, I want nothing like that', 'none'],
  ])('is no red flag of who asks: %s | %s', (goals, allergies) => {
    expect(flagsOf(goals, allergies)).toEqual([])
    expect(resultOf(goals, allergies).products.length).toBeGreaterThan(1)
  })
  it.each([
    ['for my mom, she uses Movate every day, her face is thin and red', 'none'],
    ['my aunt gave me a tube of Movate and I use it daily', 'none'],
    [
      'I used a cream from the market (Movate) for 2 years like my sister and now my skin is thin and red when I stop',
      'none',
    ],
  ])('is one where it is used: %s', (goals, allergies) => expect(flagsOf(goals, allergies)).toContain('lightener-use'))
})

describe('whose products, how many, how cheap', () => {
  it('only of a brand: what it has comes first', () => {
    const { products, profile } = resultOf('I want Standard Beauty or Lelive products only', 'none', {
      concerns: ['acne'],
    })
    expect(products.every(({ product }) => /^(?:Standard Beauty|lelive) /.test(product))).toBe(true)
    expect(profile).toMatch(/lelive and Standard Beauty alone/)
  })
  it('nothing of a brand that was not borne', () =>
    expect(JSON.stringify(resultOf('glow', 'lelive made my face itch').products)).not.toMatch(/lelive/))
  it('a brand the list has not is said', () =>
    expect(resultOf('I want CeraVe only').tips.join(' ')).toMatch(/You name CeraVe/))
  it.each([
    ['max 3 products pls', 3],
    ['two products only, I am lazy', 2],
    ['a 3 step routine', 3],
    ['hoogstens drie produkte asb', 3],
  ] as const)('%s', (goals, most) => {
    const { products, routine } = resultOf(goals)
    expect(products.length).toBe(most)
    expect(Object.keys(routine).some((name) => /Morning.*Sunscreen/.test(name))).toBe(true)
  })
  it.each([
    'I have tried 3 products and nothing works',
    '5 products in my bag and still pimples',
    'my face must gloei',
    'skoon vel asb',
    'I have used enough products',
    'my skin broke out last year',
  ])('is not asked in "%s"', (goals) =>
    expect(readWishes(goals, 'none')).toEqual({
      brands: [],
      onlyBrands: false,
      notBrands: [],
      elsewhere: [],
      thrifty: false,
      mostProducts: undefined,
      mostEachCents: undefined,
    }),
  )
  it('as cheap as can be', () => {
    const sumOf = (goals: string) =>
      resultOf(goals).products.reduce((sum, { price }) => sum + Number(price.replaceAll(/[^\d.]/g, '')), 0)
    expect(sumOf('cheapest possible please')).toBeLessThan(sumOf('clear skin'))
  })
})

describe('words of every day', () => {
  it.each(['no beef products', 'on the injection, not pregnant, no plans'])(
    'are no slip of a thing to leave out: %s',
    (goals) => expect(person(goals).situation.heard).toEqual([]),
  )
  it.each([
    ['I dont want retinol or any acids, they burn me', ['no retinoids', 'no exfoliating acids']],
    ['no fragrance and any advice is welcome', ['no fragrance']],
  ])('"any" goes on with a list: %s', (goals, heard) => expect(person(goals).situation.heard).toEqual(heard))
  it('a pregnant wife is not who asks, and a surrogate is', () => {
    expect([
      person('I am a man, pregnant wife, want simple').expecting,
      person('for my pregnant wife, her face is dry').expecting,
      person('surrogate, 12 weeks').expecting,
    ]).toEqual([false, true, true])
  })
  it('a faith that rules out what halaal does', () =>
    expect(person('I am Muslim, glow for Eid').situation.avoid.origins).toContain('animal'))
  it.each([
    ['KP on my arms', /Keratosis pilaris/],
    ['fungal acne on my forehead', /antifungal shampoo/],
    ['I am albino', /Fair skin burns/],
    ['for my gran of 82, skin like paper', /Thin skin that tears/],
  ])('%s has a line of its own', (goals, line) => expect(resultOf(goals).tips.join(' ')).toMatch(line))
  it('food is spoken of as it bears on what somebody came for', () => {
    const tips = (concerns: QuizAnswers['concerns']) =>
      resultOf('nice skin', 'none', { concerns, lifestyle: ['diet'] }).tips.join(' ')
    expect([tips(['acne']), tips(['redness']), tips(['dullness'])]).toEqual([
      expect.stringMatching(/breakouts worse/),
      expect.stringMatching(/flush/),
      expect.not.stringMatching(/breakouts/),
    ])
  })
  it('an answered age is not that of the teenager it is for', () =>
    expect(resultOf('for my teenage son, he is 15 with pimples', 'none', { age: '40-49' }).profile).toMatch(
      /^This is for a teenager/,
    ))
})

describe('breastfeeding that is over, and that is not', () => {
  it.each([
    'stopped breastfeeding last month so I can use strong stuff again right?',
    'baby weaned at 6 months, glow',
    'klaar met borsvoed',
    'done breastfeeding, when can I start retinol',
    'I am not pregnant and have stopped breastfeeding',
  ])('is over: %s', (goals) => expect(person(goals).expecting).toBe(false))
  it.each([
    'I have not stopped breastfeeding',
    'when I am done breastfeeding I want retinol, for now gentle',
    'I almost finished breastfeeding, only at night now',
    'still breastfeeding at night, weaned in the day',
    'I stopped breastfeeding. Now pregnant again',
    'I will start retinol once I have finished breastfeeding',
  ])('is not: %s', (goals) => expect(person(goals).expecting).toBe(true))
})

describe('whom the quiz is for is no tale of blows', () => {
  it.each([
    'for my husband, he has a rash on his neck',
    'for my dad, he has psoriasis on his elbows',
    'for my son, he has a rash on his arms',
    'vir my man, hy het n uitslag op sy nek',
  ])('%s', (goals) => {
    expect(flagsOf(goals)).not.toContain('violence-danger')
    expect(flagsOf(goals)).not.toContain('violence')
    expect(resultOf(goals).products.length).toBeGreaterThan(1)
  })
  it.each([
    'my boyfriend hits me and my face is bruised, need to cover it',
    'for my sister, her husband beats her and her face is bruised',
    'cream for my friend, her boyfriend choked her, marks on her neck',
  ])('blows are: %s', (goals) => expect(flagsOf(goals).some((id) => id.startsWith('violence'))).toBe(true))
})

describe('what was told beside the wish', () => {
  it('cortisone that is swallowed is no steroid cream', () => {
    const { situation, written } = person('I take methotrexate and cortisone for RA', 'sulfa')
    expect([...situation.conditions]).not.toContain('steroid-cream')
    expect(written.health.map(({ id }) => id)).toContain('steroid-tablets')
    expect([...person('I use cortisone cream on my face daily').situation.conditions]).toContain('steroid-cream')
  })
  it.each([
    ['tiny bumps on my forehead from hair oil and braids', /hairline/],
    ['my cousin says toothpaste works, must I?', /Leave toothpaste/],
    ['my skin got darker from the injection (depo), dark patches since the injection', /Melasma comes back/],
    ['make my armpits lighter', /Your skin colour needs no changing/],
    ['no alcohol or anything from pigs', /halaal, kosher/],
  ])('%s', (goals, line) =>
    expect(resultOf(goals, 'none', { concerns: ['dark-spots', 'acne'] }).tips.join(' ')).toMatch(line),
  )
  it.each(['angazi', 'ek weet nie', 'andazi'])('who does not know what to leave out leaves nothing: %s', (allergies) =>
    expect(resultOf('glow', allergies).profile).not.toMatch(new RegExp(allergies)),
  )
})

describe('a mark that does not heal', () => {
  it.each([
    'I want to fade a mark that doesnt heal for 3 months on my nose',
    'there is a bump on my ear, it won’t heal since June',
  ])('is a sore, whatever it is called: %s', (goals) => expect(flagsOf(goals)).toContain('sore-not-healing'))
  it.each(['pimples that dont heal fast', 'my skin heals slowly and leaves marks', 'a mark that doesnt fade'])(
    'is none in "%s"',
    (goals) => expect(flagsOf(goals)).not.toContain('sore-not-healing'),
  )
})

describe('a child told by a test, or left to chance', () => {
  it.each([
    'got my positive on Monday!!! still in shock',
    'I saw two lines this morning',
    'finally a BFP after 3 years',
    'we are not trying but also not preventing',
  ])('is cared for: %s', (goals) => expect(person(goals).expecting).toBe(true))
  it.each([
    'two lines on my forehead',
    'I am HIV positive, dark spots',
    'got a positive attitude, glow',
    'had a positive patch test for nickel',
  ])('is none in "%s"', (goals) => expect(person(goals).expecting).toBe(false))
})

describe('what a product may cost', () => {
  it.each([
    ['R80 per product max', 80],
    ['nothing over R100 please', 100],
    ['R150 each at most', 150],
  ] as const)('%s', (goals, most) => {
    const { products } = resultOf(goals)
    expect(products.length).toBeGreaterThan(1)
    expect(products.every(({ price }) => Number(price.replaceAll(/[^\d.]/g, '')) <= most)).toBe(true)
  })
  it('never leaves fewer than two', () => expect(resultOf('R10 per product').products.length).toBeGreaterThan(1))
})

describe('hydroquinone that a doctor follows up', () => {
  it.each(['I use hydroquinone 4% from dermatologist since 3 months', 'my derm put me on hydroquinone, doing well'])(
    'is no red flag: %s',
    (goals) => expect(flagsOf(goals)).not.toContain('lightener-use'),
  )
  it.each(['hydroquinone from the market since 3 months', 'pregnant and using hydroquinone from my derm'])(
    'is one: %s',
    (goals) => expect(flagsOf(goals)).toContain('lightener-use'),
  )
})
