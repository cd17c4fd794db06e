import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// A talk goes astray and comes back: what was put right, asked by the way or told four messages ago is reckoned with in the last answer.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' >> ')).response
const level = (talk: string): string | null => converse(...talk.split(' >> ')).level

describe('a value that is put right takes the place of the wrong one', () => {
  it.each([
    [
      'my moisturiser has been open 4 years, throw it? >> wait no, just looked at the sticker, 4 months >> so still ok?',
      /^\*\*(?:Yes|A cream in a jar)/,
    ],
    ['budget is R1500, dry skin >> no wait thats rent money lol. R300 >> what should i get', /^(?!.*R1500)/s],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it('a child that is called a baby is as old as is said then', () =>
    expect(
      said('my toddler has pimples on his forehead >> haha toddler, he is 16, still my baby >> ' + 'which face wash'),
    ).toMatch(/breakouts/))
  it('who is not pregnant after all is not told to stop', () => {
    const talk = "i'm pregnant, can i use adapalene >> oops no. my friend is pregnant, i'm not >> so can i use it"
    expect(level(talk)).toBeNull()
    expect(said(talk)).not.toMatch(/^\*\*No/)
  })
  it.each([
    ['i drank some toner >> sorry meant i spilled some toner >> fine?', 'emergency'],
    ['i am 24 weeks >> sorry typo 34 weeks >> can i take my roaccutane', 'urgent'],
  ])('%s still alarms', (talk, expected) => expect(level(talk)).toBe(expected))
  it('another week is no end of a pregnancy', () =>
    expect(said('i am 24 weeks >> sorry typo 34 weeks >> can i use retinol')).toMatch(/^\*\*No, leave retinol out/))
})

describe('what is asked by the way does not break the thread', () => {
  it.each([
    [
      'night nurse, i sleep in the day >> have azelaic and niacinamide >> do phone screens age your skin >> when do i use which',
      /Niacinamide in the morning/,
    ],
    [
      'pimples on my chest, i wear a bulletproof vest all day >> is chlorine bad for hair >> what do i wash with after work',
      /benzoyl peroxide/,
    ],
    [
      'tested allergic to oxybenzone >> does spf 100 exist >> going to durban >> which sunscreen then',
      /^\*\*Zinc oxide or titanium dioxide/,
    ],
    ['my skin is dry, need a decent face wash >> what does ph mean >> the gel one or the creamy one', /cream/i],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it('what leans on the question just asked stays with it', () =>
    expect(said('dry skin >> what is squalane >> is that good for me?')).toMatch(/squalane/i))
  it('what may be had is what was explained just before', () =>
    expect(said('i have rosacea >> what is a toner >> do i need one')).toMatch(/toner/i))
})

describe('what is gone back to, and who is spoken of', () => {
  it.each([
    [
      'cerave or cetaphil moisturiser, i cant decide, my skin is dry >> does collagen powder work >> lol ok so the first question, which one',
      /CeraVe/,
    ],
    [
      'is dove soap ok on my face >> also my nails break >> ok but the dove, yes or no',
      /^\*\*Better not every day: bar soap/,
    ],
    [
      'my boyfriend gets razor bumps on his neck >> I have dry skin with dark marks >> thanks >> and for him?',
      /^\*\*Shave less closely/,
    ],
    ['my hubby has dandruff >> i have melasma >> and for him?', /anti-dandruff shampoo/],
    ['my mom has rosacea, what works >> thanks. and for me, i have oily skin', /^\*\*For oiliness/],
    [
      'my gran wants something for wrinkles, 74 >> never mind gran, she says no. its for me, 22, acne >> evening routine',
      /^\*\*An evening routine for breakouts/,
    ],
    ['is mineral sunscreen fine for kids >> and the dog, he is white', /^\*\*No, ask a vet/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('what was told some turns before decides', () => {
  it.each([
    [
      'keloids on my ear and chest >> acne scars on the cheek >> what about a tca peel at a salon',
      /dermatolog|doctor/i,
    ],
    ['i get cold sores >> booked microneedling >> must i tell the salon', /^\*\*Yes, tell them/],
    ['vitiligo on my hands and mouth >> outside all day >> sunscreen on everything?', /contrast/],
    [
      'clobetasol from the doctor for my hands >> now a dry patch on my chin >> can i put that on',
      /^\*\*No, not on your face/,
    ],
    ['relaxer booked for friday >> scratched my scalp, small sores >> can i still go', /^\*\*No, put it off/],
    [
      'i work nights at casualty >> have niacinamide and adapalene >> not pregnant >> when do i use which',
      /Niacinamide in the morning.*Adapalene at night/s,
    ],
    ['routine for oily skin under R400 >> how much is that per month', /^\*\*About R/],
    [
      'allergic to bactrim >> found a sulphur bar at clicks >> isnt that the same thing',
      /not related|different substances/,
    ],
    [
      'twins, 9 weeks, feeding both myself >> stretch marks on my tummy >> can i use a retinol body lotion',
      /breastfeeding/,
    ],
    ['the derm tested me: fragrance mix and limonene >> which body lotion', /fragrance-free|unscented/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it('a scalp that burns under the relaxer is rinsed, not put off', () =>
    expect(said('relaxer on my hair >> my scalp is burning, sores already >> can i leave it on')).not.toMatch(
      /put it off/,
    ))
  it('a mother’s milk is no bowl of porridge', () =>
    expect(said('feeding my 4 month old porridge >> his cheeks are dry >> which cream')).not.toMatch(/breastfeeding/))
})
