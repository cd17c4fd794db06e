import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#contract/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { analyseQuiz } from './analyse-quiz.ts'
import { heardLines } from './heard.ts'
import { personOf } from './person.ts'

// What changes a routine and is told by the way: a child carried for another, a treatment that thins skin, skin worn raw, little money, and
// things to leave out by their everyday names.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const answers = (goals: string, allergies = 'none', more: Partial<QuizAnswers> = {}): QuizAnswers => ({
  age: '30-39',
  skin_type: 'normal',
  concerns: ['aging'],
  routine: 'basic',
  budget: '500-1000',
  lifestyle: ['stress'],
  goals,
  allergies,
  ...more,
})
const personWith = (goals: string, allergies?: string) => personOf(known, answers(goals, allergies))
const resultOf = (...given: Parameters<typeof answers>) => analyseQuiz(known, answers(...given), catalogue)
const labelsOf = (...given: Parameters<typeof answers>): string =>
  resultOf(...given)
    .products.map(({ product }) => catalogue.find(({ name }) => product.includes(name))?.label ?? '')
    .join('\n')

describe('a child that is hoped for, carried or nursed', () => {
  it.each([
    ['trying', 'our baby wish is for next winter, fewer lines'],
    ['trying', 'we quit using condoms and hope for luck, glow'],
    ['trying', 'kinderwens, plooitjies'],
    ['trying', 'no more protection, let us see what nature does'],
    ['pregnant', 'I am a surrogate for friends, tired skin'],
    ['pregnant', 'gestational carrier, wanting softer lines'],
    ['pregnant', 'carrying for my cousin, fine lines'],
    ['trying', 'we leave it in gods hands whether a second child comes, lines'],
    ['breastfeeding', 'pumping at work, two months postpartum'],
    ['pregnant', 'missed two periods, maybe menopause, lines'],
    ['pregnant', "periods haven't come since June, lines"],
    ['breastfeeding', 'my newborn drinks every 3 hours, I look tired'],
  ] as const)('takes vitamin A out (%s): %s', (condition, goals) => {
    expect(personWith(goals).situation.conditions).toContain(condition)
    expect(labelsOf(goals)).not.toMatch(/retin/i)
  })
  it.each([
    'baby wish list is done, now for my lines',
    'I stopped using sun protection last year',
    'we do not use condoms since his vasectomy',
    'our surrogate was an angel, kids are ten',
  ])('is not heard in “%s”', (goals) => expect([...personWith(goals).situation.conditions]).toEqual([]))
})

describe('what acts is left off', () => {
  it.each(['on chemo till August, skin so thin', 'radiation for breast cancer, lines'])(
    'while cancer is treated: %s',
    (goals) => {
      expect(labelsOf(goals)).not.toMatch(/retin|salicylic acid|glycolic|ascorbic acid/i)
    },
  )
  it.each([
    'tret and AHA pads together and now my cheeks are peeling',
    'my face is raw since the retinol and the scrub',
    'glycolic elke aand, my gesig is so skilferig',
  ])('where too much of it wore skin raw: %s', (goals) => {
    expect(labelsOf(goals)).not.toMatch(/retin|salicylic acid|glycolic/i)
    expect(resultOf(goals).tips[0]).toMatch(/leave off all of it until it is calm/)
  })
  it.each(['want a peeling gel and retinol', 'retinol without peeling please'])(
    'and not where nothing is raw: %s',
    (goals) => expect(resultOf(goals).tips.join(' ')).not.toMatch(/leave off all of it/),
  )
  it.each(['tretinoin 0.025 from dermatologist, sundays', 'adapalene 0.1 gel nightly, add something?'])(
    'where a medicine is in use: %s',
    (goals) => expect(labelsOf(goals)).not.toMatch(/retin/i),
  )
})

describe('money that is told in words', () => {
  it.each([
    ['R100 only, jammer', 100],
    ['my ouma gives me R160 a month', 160],
    ['pa stuur my R200', 200],
  ] as const)('is the limit: %s', (goals, most) => {
    const { products } = resultOf(goals, 'none', { budget: 'under-500', concerns: ['dehydration'] })
    expect(products.length).toBeGreaterThanOrEqual(2)
    expect(products.reduce((sum, { price }) => sum + Number(price.replaceAll(/[^\d.]/g, '')), 0)).toBeLessThanOrEqual(
      most,
    )
  })
})

describe('everyday names of what is left out', () => {
  it.each([
    ['cinnamon gives me a rash', /cinnam(?:al|omum|yl)/i],
    ['vanielje', /vanill/i],
    ['sunflower', /helianthus/i],
    ['aluminium', /alumin/i],
    ['titanium', /titanium|CI 77891/i],
    ['anything ending on cone', /methicone|siloxane/i],
    ['sticking plasters', /coloph|rosin/i],
    ['vicks', /menthol|camphor|eucalyptus/i],
    ['bye produkte', /\bmel\b|cera alba/i],
    ['noten', /amygdalus|macadamia|arachis/i],
    ['sal acid', /salicyl(?:ic|oyl)/i],
  ])('stands on no label: %s', (allergies, never) => {
    expect(heardLines(known, personWith('soft skin', allergies)).join(' ')).toMatch(/We understood: no/)
    expect(labelsOf('soft skin', allergies, { skin_type: 'dry', concerns: ['dehydration', 'dark-spots'] })).not.toMatch(
      never,
    )
  })
  it('what is listed as fine is not left out', () => {
    const said = heardLines(
      known,
      personWith('soft skin', 'Allergic: perfume. NOT allergic: latex, nuts. Fine with: lanolin'),
    ).join(' ')
    expect(said).toContain('no fragrance')
    expect(said).not.toMatch(/no (?:latex|nuts|lanolin)/)
  })
  it('and a name is said back as it was written', () =>
    expect(heardLines(known, personWith('soft skin', 'limonene')).join(' ')).toContain('no limonene'))
  it('does not take what is no substance for one', () => {
    for (const text of ['my neighbour', 'loud music'])
      expect(heardLines(known, personWith('soft skin', text)).join(' ')).not.toMatch(/We understood/)
  })
})

describe('what products do not treat', () => {
  it.each([
    ['ringworm on my arm from a puppy', /^Ringworm: .*antifungal/],
    ['I think it is scabies, whole house scratches', /^Scabies: /],
    ['cold sores each winter, and dull', /^Cold sores: /],
    ['velvety dark armpits', /^Dark, velvety skin: .*blood sugar test/],
    ['I put jik on my knuckles and neck for the marks', /^Stop putting household bleach on skin/],
  ])('is told where it is seen to: %s', (goals, says) =>
    expect(resultOf(goals).tips.find((tip) => says.test(tip))).toBeDefined(),
  )
  it.each(['I had ringworm as a child, now fine lines', 'no warts, only lines'])(
    'and not where it is over or denied: %s',
    (goals) => expect(resultOf(goals).tips.join(' ')).not.toMatch(/Ringworm:|Warts:/),
  )
  it('nothing that acts is listed for skin that was bleached with it', () =>
    expect(labelsOf('jik on my face for the marks', 'none', { concerns: ['dark-spots'] })).not.toMatch(
      /retin|glycolic|salicylic acid/i,
    ))
  it('azelaic acid from a prescriber is the one active', () => {
    const { tips, products } = resultOf('azelaic acid from my dermatologist mornings, pimples', 'none', {
      concerns: ['acne'],
      skin_type: 'oily',
    })
    expect(tips.join(' ')).toMatch(/\(azelaic acid\) is your active|Azelaic acid is your active|is your active/)
    expect(products.map(({ product }) => product).join()).not.toMatch(/Salicylic|Azelaic|BHA/)
  })
})
