import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { type QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { analyseQuiz } from './analyse-quiz.ts'
import { brandName } from './brands.ts'
import { type Drawn, drawAnswers } from './quiz-answers.fixture.ts'
import { median, processorTime } from '../../tests/processor-time.ts'

const most = { minimal: 4, none: 5, basic: 6, moderate: 8, extensive: 10 } as const
const caps = {
  'under-500': 499.99,
  '500-1000': 1000,
  '1000-2000': 2000,
  '2000-plus': Infinity,
  flexible: Infinity,
} as const
const retinoid = /retin(ol|al|yl|oid|oate)|vitamin a\b/i
const acid = /glycolic|lactic acid|mandelic|salicyl|tartaric|malic acid/i
const plain: QuizAnswers = {
  age: '30-39',
  skin_type: 'combination',
  concerns: ['acne', 'dark-spots'],
  routine: 'basic',
  budget: '500-1000',
  lifestyle: ['diet'],
  goals: 'Clear skin',
  allergies: 'None',
}

let knowledge: Knowledge
let catalogue: Product[]
let all: { drawn: Drawn; result: QuizResult; products: Product[] }[]

const listedOf = (result: QuizResult): Product[] =>
  result.products.map(({ product }) => {
    const found = catalogue.find(({ brand, name }) => product === `${brandName(brand)} – ${name}`)
    if (found === undefined) throw new Error(`${product} is not in the catalogue`)
    return found
  })
const asked = (change: Partial<QuizAnswers>) => analyseQuiz(knowledge, { ...plain, ...change }, catalogue)
const stepsOf = (result: QuizResult, time: string) =>
  Object.entries(result.routine).filter(([name]) => name.startsWith(time))

beforeAll(async () => {
  knowledge = await readKnowledge()
  catalogue = JSON.parse(await readFile('content/samples/products.json', 'utf8')) as Product[]
  all = drawAnswers(1000).map((drawn) => {
    const result = analyseQuiz(knowledge, drawn.answers, catalogue)
    return { drawn, result, products: listedOf(result) }
  })
}, 240_000)

describe('for a thousand sets of answers', () => {
  /** Every set for which a rule does not hold, with its answers; the first few tell what is wrong. */
  const broken = (
    holds: (one: (typeof all)[number]) => boolean,
    which: (one: (typeof all)[number]) => boolean = () => true,
  ) =>
    all
      .filter((one) => which(one) && !holds(one))
      .slice(0, 2)
      .map(({ drawn, result }) => ({ answers: drawn.answers, result }))
  const calm = ({ drawn }: (typeof all)[number]) => !drawn.pressing

  it('the result has the promised shape', () =>
    expect(broken(({ result }) => QuizResult.safeParse(result).success)).toEqual([]))
  it('what must be seen comes first and nothing is sold', () =>
    expect(
      broken(
        ({ result }) => result.products.length === 0 && !/serum|moisturiser/i.test(JSON.stringify(result)),
        ({ drawn }) => drawn.pressing,
      ),
    ).toEqual([]))
  it('at least two products are listed', () =>
    expect(broken(({ result }) => result.products.length >= 2, calm)).toEqual([]))
  it('no product is listed twice', () =>
    expect(broken(({ products }) => new Set(products).size === products.length)).toEqual([]))
  it('the products listed stay within the budget together', () =>
    expect(
      broken(
        ({ drawn, products }) =>
          products.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100 <= caps[drawn.answers.budget],
      ),
    ).toEqual([]))
  it('the prices are those of the catalogue, in rand', () =>
    expect(
      broken(({ result, products }) =>
        result.products.every(
          ({ price }, at) =>
            /^R\d{1,3}(\u00A0\d{3})*\.\d\d$/.test(price) &&
            Number(price.replaceAll(/[^\d]/g, '')) === products[at]?.priceCents,
        ),
      ),
    ).toEqual([]))
  it('nothing that is avoided stands on a listed label', () =>
    expect(
      broken(({ drawn: { never }, products }) => products.every(({ label }) => never?.test(label) !== true)),
    ).toEqual([]))
  it('nothing that is avoided is recommended in the routine or the products', () =>
    expect(
      broken(({ drawn: { never }, result }) => never?.test(JSON.stringify([result.routine, result.products])) !== true),
    ).toEqual([]))
  it('the routine and the list are no longer than the routine that was chosen', () =>
    expect(
      broken(
        ({ drawn, result }) =>
          Object.keys(result.routine).length <= most[drawn.answers.routine] &&
          result.products.length <= most[drawn.answers.routine],
      ),
    ).toEqual([]))
  it('sunscreen ends every morning and is nowhere in the evening', () =>
    expect(
      broken(
        ({ result }) =>
          /sunscreen/i.test(stepsOf(result, 'Morning').at(-1)?.[0] ?? '') &&
          stepsOf(result, 'Evening').every((step) => !/sunscreen|spf/i.test(step.join(' '))),
        calm,
      ),
    ).toEqual([]))
  it('vitamin A is never in the morning', () =>
    expect(
      broken(({ result, products }) =>
        stepsOf(result, 'Morning').every(
          ([, text]) =>
            !retinoid.test(text) && !products.some(({ name, label }) => text.includes(name) && retinoid.test(label)),
        ),
      ),
    ).toEqual([]))
  it('vitamin A is never suggested around a pregnancy, under 20 or to sensitive skin', () =>
    expect(
      broken(
        ({ result, products }) =>
          !retinoid.test(JSON.stringify(result.routine)) && !products.some(({ label }) => retinoid.test(label)),
        ({ drawn: { expecting, answers } }) =>
          expecting || answers.age === 'under-20' || answers.skin_type === 'sensitive',
      ),
    ).toEqual([]))
  it('vitamin A is never in a step or on a night with strong acids or benzoyl peroxide', () =>
    expect(
      broken(({ result, products }) => {
        const evening = stepsOf(result, 'Evening').map(([name, text]) => ({
          name,
          text:
            text +
            products
              .filter(({ name: product }) => text.includes(product))
              .map(({ label }) => label)
              .join(' '),
        }))
        const withA = evening.filter(({ text }) => retinoid.test(text))
        const withAcid = evening.filter(({ text }) => acid.test(text) || /benzoyl peroxide/i.test(text))
        if (withA.some((step) => withAcid.includes(step))) return false
        return (
          withA.length === 0 ||
          (withAcid.every(({ text }) => text.includes('Sunday evenings only')) &&
            withA.every(({ text }) => text.includes('Mondays and Thursdays only')))
        )
      }),
    ).toEqual([]))
  it('sensitive skin gets nothing scented', () =>
    expect(
      broken(
        ({ products }) => !products.some(({ label }) => /parfum|limonene|linalool/i.test(label)),
        ({ drawn }) => drawn.answers.skin_type === 'sensitive',
      ),
    ).toEqual([]))
  it('sensitive skin is not exfoliated', () =>
    expect(
      broken(
        ({ result }) => !/exfoliant/i.test(JSON.stringify([result.routine, result.products])),
        ({ drawn }) => drawn.answers.skin_type === 'sensitive',
      ),
    ).toEqual([]))
  it('there are four to seven tips and no word of making skin lighter', () =>
    expect(
      broken(
        ({ result }) =>
          result.tips.length >= 4 && result.tips.length <= 7 && !/lighten|whiten|bleach/i.test(JSON.stringify(result)),
      ),
    ).toEqual([]))
  it('every step says more than its name and every product what it is chosen for', () =>
    expect(
      broken(
        ({ result }) =>
          Object.values(result.routine).every((text) => text.length > 40 && !/undefined|NaN/.test(text)) &&
          result.products.every(({ ingredients }) => ingredients !== ''),
      ),
    ).toEqual([]))
  it('the profile tells of two things at least and no more than the red flags need', () =>
    expect(broken(({ result }) => result.profile.split(/[.!?](?:\s|$)/).length > 2, calm)).toEqual([]))
})

describe('a set of answers', () => {
  it('gives the same result each time, byte for byte', () =>
    expect(JSON.stringify(asked({}))).toBe(JSON.stringify(asked({}))))
  it('is analysed in less than 30 ms', () => {
    expect(
      median(drawAnswers(50).map(({ answers }) => processorTime(() => analyseQuiz(knowledge, answers, catalogue)))),
    ).toBeLessThan(30)
  })
  it('says back what was understood', () => {
    expect(asked({ goals: "I'm pregnant", allergies: 'nuts' }).profile).toMatch(/you are pregnant/i)
    expect(asked({ goals: "I'm pregnant", allergies: 'nuts' }).profile).toMatch(/no .*nuts/i)
  })
  it('does not ask again where there is nothing to leave out', () => {
    for (const text of [
      'None',
      'n/a',
      'geen',
      'no allergies',
      'nothing that I know of',
      'not allergic to anything',
      'No.',
    ])
      expect(asked({ allergies: text }).profile, text).not.toMatch(/could not tell/)
    expect(asked({ allergies: 'you know, the usual' }).profile).toMatch(/could not tell|no /)
  })
  it('hears every habit', () => {
    const tips = asked({ lifestyle: ['outdoor', 'stress', 'pollution', 'makeup', 'exercise', 'diet'] }).tips.join(' ')
    for (const word of ['two hours', 'Stress', 'city air', 'make-up', 'sweat', 'Food']) expect(tips).toContain(word)
  })
  it('with marks leads to a tinted sunscreen where one can be had', () => {
    expect(asked({ concerns: ['dark-spots'], goals: 'melanin rich skin' }).routine['Morning 3: Sunscreen']).toMatch(
      /tinted/,
    )
  })
  it('that ask for another skin colour are answered with care for their own', () => {
    const { tips } = asked({ goals: 'I want to become lighter', concerns: ['dark-spots'] })
    expect(tips[0]).toMatch(/needs no changing/)
    expect(tips.join(' ')).not.toMatch(/lighten|whiten|bleach/i)
  })
  it('around a pregnancy say that vitamin A is left out', () =>
    expect(asked({ goals: 'trying for a baby' }).profile).toMatch(/vitamin A and strong peels/))
  it('with a sign of illness puts the number to call first', () => {
    const { profile, products, tips } = asked({ goals: 'I hate my skin, I want to die' })
    expect(profile).toContain('0800 567 567')
    expect(tips[0]).toContain('0800 567 567')
    expect(products).toEqual([])
  })
  it('without any product that is safe says so and names kinds of product', () => {
    const costly = catalogue.map((product) => ({ ...product, priceCents: 900_000 }))
    const { profile, products, routine } = analyseQuiz(knowledge, plain, costly)
    expect(products).toEqual([])
    expect(profile).toMatch(/too few products/)
    expect(Object.keys(routine)).toContain('Morning 3: Sunscreen')
  })
  it('without a catalogue names kinds of product and says nothing of a price', () => {
    const { profile, products } = analyseQuiz(knowledge, plain, [])
    expect(products).toEqual([])
    expect(profile).toMatch(/For each step we name the kind of product to look for\.$/)
  })
})
