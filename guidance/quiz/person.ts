import type { QuizAnswers } from '#contract/guidance.ts'
import { type Concern, type Condition, concerns as allConcerns } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { noRetinoidsFor } from '../match/match-reasons.ts'
import { situationOf } from '../safety/read-situation.ts'
import type { Situation } from '../safety/situation.ts'

/** What the answers come down to for choosing and wording. */
export type Person = {
  answers: QuizAnswers
  situation: Situation
  concerns: readonly Concern[]
  /** How strongly anything may sting or peel, on the scale of the knowledge (0 to 3). */
  mostIrritation: 0 | 1 | 2
  /** Easily upset skin: nothing scented. */
  gentle: boolean
  /** Pregnant, trying or breastfeeding. */
  expecting: boolean
  young: boolean
  retinoids: boolean
  /** Has marks or skin that keeps them: tone-safe advice. */
  marks: boolean
  /** The most all listed products may cost; undefined without a limit. */
  mostCents: number | undefined
  /** The cap of the chosen answer, before a tighter one found in the text. */
  answeredCents: number | undefined
  mostSteps: number
}

const caps: Readonly<Record<QuizAnswers['budget'], number | undefined>> = {
  'under-500': 49_999,
  '500-1000': 100_000,
  '1000-2000': 200_000,
  '2000-plus': undefined,
  flexible: undefined,
}
const stepLimits: Readonly<Record<QuizAnswers['routine'], number>> = { minimal: 4, none: 5, basic: 6, moderate: 8, extensive: 10 }
const untouched: readonly Condition[] = ['under-12', 'isotretinoin', 'broken-skin', 'sunburn', 'steroid-cream']
const tender: readonly Condition[] = ['eczema', 'rosacea', 'psoriasis']

/** Reads the eight answers, the two free texts included. */
export const personOf = (knowledge: Knowledge, answers: QuizAnswers): Person => {
  const answeredCents = caps[answers.budget]
  const concerns = [...new Set(answers.concerns.flatMap((answer) => allConcerns.find((one) => one === answer) ?? []))]
  const profile = {
    skinType: answers.skin_type,
    concerns,
    age: answers.age,
    avoid: answers.allergies,
    ...(answeredCents === undefined ? {} : { budget: answeredCents }),
  }
  const situation = situationOf(knowledge, profile, answers.goals, answers.allergies)
  const has = (conditions: readonly Condition[]) => conditions.some((one) => situation.conditions.has(one))
  const calm = has(untouched)
  const gentle =
    calm || has(tender) || answers.skin_type === 'sensitive' || situation.skinType === 'sensitive' || concerns.includes('redness')
  const young = answers.age === 'under-20' || has(['teen', 'under-12'])
  const said = situation.budgetCents
  return {
    answers,
    situation,
    concerns,
    mostIrritation: calm ? 0 : gentle ? 1 : 2,
    gentle,
    expecting: has(['pregnant', 'trying', 'breastfeeding']),
    young,
    retinoids: !young && !gentle && !noRetinoidsFor(situation),
    marks: concerns.includes('dark-spots') || situation.deeperSkin,
    mostCents: said === undefined ? answeredCents : Math.min(said, answeredCents ?? said),
    answeredCents,
    mostSteps: stepLimits[answers.routine],
  }
}
