import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { analyseQuiz } from './analyse-quiz.ts'

const plain: QuizAnswers = {
  age: '20-29',
  skin_type: 'oily',
  concerns: ['acne'],
  routine: 'basic',
  budget: '500-1000',
  lifestyle: ['diet'],
  goals: 'clear skin',
  allergies: 'none',
}

let knowledge: Knowledge
let catalogue: Product[]
const asked = (change: Partial<QuizAnswers>): QuizResult => analyseQuiz(knowledge, { ...plain, ...change }, catalogue)
const allOf = (result: QuizResult): string => JSON.stringify(result)
const namesOf = ({ products }: QuizResult): string => products.map(({ product }) => product).join('; ')

beforeAll(async () => {
  knowledge = await readKnowledge()
  catalogue = JSON.parse(await readFile('content/samples/products.json', 'utf8')) as Product[]
}, 60_000)

describe('what was understood', () => {
  it.each([
    ['cant do perfume, gives me a headache', 'no fragrance', 'headache'],
    ['nuts, all of them!! epipen person', 'no nuts', 'person'],
    ['lactose intolerant haha thats food though', 'no milk', 'haha'],
    ['silicones clog me', 'no silicones', 'clog'],
    ['benzoyl burnt me before never again', 'no benzoyl peroxide', 'burnt'],
    ['ek is swanger 5 maande, geen ander allergieë', 'you are pregnant', 'maande'],
    ['alcohol and menthol sets it off', 'no drying alcohol', 'sets'],
  ])('“%s” is “%s” and says nothing of “%s”', (allergies, understood, never) => {
    const { profile } = asked({ allergies })
    expect(profile).toContain(understood)
    expect(profile).not.toMatch(new RegExp(`no ${never}|“${never}”`))
  })
  it.each(['no allergies not pregnant', 'none yet', 'nope none lol', 'ek is nie allergies nie', 'allergic to nothing'])(
    '“%s” leaves nothing to ask',
    (allergies) => expect(asked({ allergies }).profile).not.toMatch(/could not tell|do not know/),
  )
  it('a name that is no ingredient we know is asked about once', () => {
    expect(asked({ allergies: 'amaranta' }).profile.match(/“amaranta”/g)).toHaveLength(1)
  })
  it('diabetes is no allergy, and is heard', () => {
    const { profile, tips } = asked({ allergies: 'diabetic, otherwise nothing' })
    expect(profile).not.toMatch(/no diabetic|otherwise/)
    expect(tips.join(' ')).toContain('Diabetes is no allergy')
  })
})

describe('breakouts', () => {
  it.each(['under-500', '500-1000', '2000-plus'] as const)(
    'are treated with salicylic or azelaic acid within %s',
    (budget) => expect(namesOf(asked({ budget }))).toMatch(/Salicylic|BHA|Azelaic/),
  )
  it('on skin that marks are treated with azelaic acid', () =>
    expect(namesOf(asked({ concerns: ['acne', 'dark-spots'], goals: 'dark skin, pimples leave marks' }))).toContain(
      'Azelaic',
    ))
  it('on skin that stings, or in a pregnancy, are treated with azelaic acid', () => {
    expect(namesOf(asked({ skin_type: 'sensitive' }))).toContain('Azelaic')
    expect(namesOf(asked({ goals: 'pregnant with pimples' }))).toContain('Azelaic')
  })
  it('with aspirin out of the question leave salicylates out', () =>
    expect(namesOf(asked({ allergies: 'aspirin makes me wheeze' }))).not.toMatch(/Salicylic|BHA/))
  it('“no acids” means azelaic acid too', () =>
    expect(namesOf(asked({ goals: 'no acids please' }))).not.toMatch(/Azelaic|Salicylic|BHA/))
  it('never lead to a rich balm', () => {
    for (const goals of ['R400 for everything', 'R100 is all I have', 'clear skin'])
      expect(namesOf(asked({ goals, budget: 'under-500' })), goals).not.toMatch(/Balm|Rich|Whipped/)
  })
  it('with little money leave room for the basics first', () => {
    const { products, profile } = asked({ goals: 'only have R200', budget: 'under-500' })
    expect(products.map(({ category }) => category).sort()).toEqual(['Cleanser', 'Moisturiser', 'Sunscreen'])
    expect(profile).toContain('basics come first')
  })
})

describe('marks', () => {
  it.each(['melasma since the pill', 'moedervlekke op my wange'])('%s: a tinted SPF 50, and no peel', (goals) => {
    const result = asked({ goals, concerns: ['dark-spots'], routine: 'moderate' })
    expect(Object.entries(result.routine).find(([name]) => name.includes('Sunscreen'))?.[1]).toMatch(
      /tinted sunscreen of SPF 50/,
    )
    expect(Object.keys(result.routine).join()).not.toContain('Exfoliant')
    expect(result.tips.join(' ')).toContain('Melasma')
  })
  it('“no white cast” never leads to an untinted mineral', () =>
    expect(namesOf(asked({ goals: 'black skin, no white cast', concerns: ['dark-spots'] }))).not.toMatch(
      /Plain Shade|Soft Shield|Zinc Stick/,
    ))
})

describe('where and who', () => {
  it('eczema on the eyelids is left in peace', () => {
    const result = asked({ goals: 'eczema on my eyelids', skin_type: 'dry', concerns: ['dehydration', 'redness'] })
    expect(allOf(result)).not.toMatch(/azelaic|"Evening 2: Treatment/i)
    expect(result.tips.join(' ')).toMatch(/Eyelids: .*doctor/)
  })
  it.each([
    ['soft hands', 'your hands'],
    ['cracked heels', 'your feet'],
    ['chicken skin on my arms', 'skin of your body'],
    ['sagte hande', 'your hands'],
  ])('“%s” is care for %s, not for a face', (goals, place) => {
    const result = asked({ goals, skin_type: 'dry', concerns: ['dehydration'], routine: 'moderate' })
    expect(result.profile).toContain(place)
    expect(allOf(result)).not.toMatch(/face and neck|Exfoliant/)
    expect(result.products.map(({ category }) => category)).toContain('Body care')
  })
  it.each(['want my glow back', 'crows feet', 'sun spots on hands and cheeks'])('“%s” is care for the face', (goals) =>
    expect(asked({ goals, concerns: ['dark-spots', 'dullness'] }).profile).not.toContain('This is for'),
  )
  it.each(['im 3 weeks late and might be pregnant', 'my period is 2 weeks late', 'dalk swanger'])(
    '“%s” is told of a test',
    (goals) => {
      const { profile, tips } = asked({ goals, age: '30-39', concerns: ['aging', 'acne'] })
      expect(profile).toContain('you may be pregnant')
      expect(profile).not.toContain('trying for a baby')
      expect(tips[0]).toContain('a test from a pharmacy or clinic')
    },
  )
  it.each(['period was late but test negative so not pregnant', 'starting in my late thirties'])(
    '“%s” is not',
    (goals) => expect(asked({ goals }).profile).not.toContain('pregnant'),
  )
  it('a baby under six months gets shade instead of sunscreen', () => {
    const result = asked({ goals: 'for my 4 month old baby, dry cheeks', skin_type: 'dry', concerns: ['dehydration'] })
    expect(result.profile).toContain('for a baby')
    expect(allOf(result)).toContain('No sunscreen before six months')
    expect(result.products.map(({ category }) => category)).not.toContain('Sunscreen')
  })
  it.each(['my daughter is 10 and has pimples', 'vir my dogtertjie van 6 jaar'])(
    '“%s” is for a child: nothing that acts',
    (goals) => {
      const result = asked({ goals, age: 'under-20' })
      expect(result.profile).toContain('for a child')
      expect(Object.keys(result.routine).join()).not.toMatch(/Treatment|Serum|Exfoliant/)
    },
  )
  it('a teenager who asks against lines is given sunscreen, not a treatment for them', () => {
    const result = asked({ goals: 'I am 16, anti aging', age: 'under-20', concerns: ['aging'] })
    expect(Object.keys(result.routine).join()).not.toMatch(/Treatment|Exfoliant/)
    expect(result.tips.join(' ')).toContain('sunscreen')
  })
})
