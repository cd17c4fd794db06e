import { beforeAll, describe, expect, it } from 'vitest'
import type { Profile, QuizAnswers } from '#contract/guidance.ts'
import { knowledge as readKnowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { analyseQuiz } from './analyse-quiz.ts'

const plain: QuizAnswers = {
  age: 'under-20',
  skin_type: 'combination',
  concerns: ['acne', 'dark-spots'],
  routine: 'basic',
  budget: '500-1000',
  lifestyle: [],
  goals: 'Clear skin',
  allergies: 'None',
}
let knowledge: Knowledge
let catalogue: Product[]
beforeAll(async () => {
  knowledge = await readKnowledge()
  catalogue = await sampleCatalogue()
}, 120_000)
const resultOf = (change: Partial<QuizAnswers>, profile?: Profile) =>
  analyseQuiz(knowledge, { ...plain, ...change }, catalogue, profile)
const actives = /salicyl|azelaic|retin|glycolic|peroxide/i

describe('the quiz for a child under 13', () => {
  it.each([
    ['I am 12 and have pimples', undefined],
    ['Clear skin. I am ten years old', undefined],
    ['My son is 12 and breaks out', undefined],
    ['Clear skin', { age: 'under-12' }],
  ] satisfies [string, Profile | undefined][])('gives gentle care, with a parent: %s %o', (goals, profile) => {
    const { products, tips } = resultOf({ goals }, profile)
    expect(products.map(({ ingredients }) => ingredients).join()).not.toMatch(actives)
    expect(tips.join(' ')).toMatch(/with a parent/)
  })

  it.each(['I am 13 and have pimples', 'I have pimples and little time, my kids are 4 and 6'])(
    'does not treat others as a child: %s',
    (goals) => expect(resultOf({ goals }).tips.join(' ')).not.toMatch(/with a parent/),
  )
})

it.each(['I want Caro Light', 'caro-light for my marks', 'Where can I get carolight?'])(
  'warns of a cream that is sold to lighten skin: %s',
  (goals) => expect(resultOf({ goals, age: '20-29' }).tips[0]).toMatch(/sold to lighten skin.*SAHPRA/),
)

describe('an allergy that cannot be read', () => {
  it.each([
    ['花生', '花生'],
    ['арахис', 'арахис'],
    ['🥜', '🥜'],
    ['عطر, lanolin', 'عطر'],
  ])('is said to be unread: %s', (allergies, named) =>
    expect(resultOf({ allergies }).profile).toContain(`We could not read “${named}”`),
  )

  it.each(['None', 'Crème à l’huile d’arachide', 'Sunscreen™, lanolin', '5 µg of anything'])(
    'is not reported for Latin letters and signs: %s',
    (allergies) => expect(resultOf({ allergies }).profile).not.toContain('could not read'),
  )
})
