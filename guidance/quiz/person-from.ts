import type { Profile, QuizAnswers } from '#contract/guidance.ts'
import { type Concern, type Condition, concerns as allConcerns } from '../knowledge/kinds.ts'
import { noRetinoidsFor } from '../match/match-reasons.ts'
import type { Situation } from '../safety/situation.ts'
import type { Medicines } from './medicines.ts'
import type { CareThere } from './place-texts.ts'
import type { Place, Written } from './written.ts'

/** What the answers come down to for choosing and wording. */
export type Person = {
  answers: QuizAnswers
  situation: Situation
  written: Written
  /** Medicines for the skin that are in use, and those we are asked to prescribe. */
  medicines: Medicines
  /** Where the care is for, when it is not the face. */
  place: Place | undefined
  /** What that place is called, and how each step is done there. */
  careThere: CareThere | undefined
  /** What is worked on: the answers, without what nobody treats at this age. */
  concerns: readonly Concern[]
  /** How strongly anything may sting or peel, on the scale of the knowledge (0 to 3). */
  mostIrritation: 0 | 1 | 2
  /** Nothing but washing, moisturiser and sun care. */
  basicsOnly: boolean
  /** Easily upset skin: nothing scented. */
  gentle: boolean
  /** Pregnant, perhaps pregnant, trying or breastfeeding. */
  expecting: boolean
  young: boolean
  child: boolean
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
const stepLimits: Readonly<Record<QuizAnswers['routine'], number>> = {
  minimal: 4,
  none: 5,
  basic: 6,
  moderate: 8,
  extensive: 10,
}
const untouched: readonly Condition[] = ['under-12', 'isotretinoin', 'broken-skin', 'sunburn', 'steroid-cream']
const childbearing: readonly Condition[] = ['pregnant', 'trying', 'breastfeeding']
const flaring: readonly Condition[] = ['eczema', 'psoriasis']
const comfort: readonly Concern[] = ['redness', 'dehydration', 'texture']

/** The concerns of the answers that advice knows, each once. */
export const askedIn = ({ concerns }: QuizAnswers): Concern[] => [
  ...new Set(concerns.flatMap((answer) => allConcerns.find((one) => one === answer) ?? [])),
]

/** The chosen answers and what is to be left out, as a profile. */
export const profileIn = (answers: QuizAnswers): Profile => {
  const most = caps[answers.budget]
  return {
    skinType: answers.skin_type,
    concerns: askedIn(answers),
    age: answers.age,
    avoid: answers.allergies,
    ...(most === undefined ? {} : { budget: most }),
  }
}

/** What the free texts tell beside the answers. */
export type ReadTexts = {
  situation: Situation
  written: Written
  medicines: Medicines
  /** Another's pregnancy is told of. */
  ofAnother: boolean
  careThere: ((place: Place) => CareThere) | undefined
  /** They were not read: nothing is chosen that some may not have. */
  unread: boolean
}

/** Somebody from the answers and from what was read of the free texts. */
export const personFrom = (
  answers: QuizAnswers,
  { situation: read, written, medicines, ofAnother: toldOfAnother, careThere, unread }: ReadTexts,
): Person => {
  const answeredCents = caps[answers.budget]
  const asked = askedIn(answers)
  const baby = written.babyMonths !== undefined
  const more: Condition[] = [
    ...(written.perhapsPregnant ? (['pregnant'] as const) : []),
    ...(baby || written.smallChild ? (['under-12'] as const) : []),
    ...(written.offIsotretinoin ? (['isotretinoin'] as const) : []),
  ]
  const situation: Situation =
    more.length === 0 ? read : { ...read, conditions: new Set([...read.conditions, ...more]) }
  const has = (conditions: readonly Condition[]) => conditions.some((one) => situation.conditions.has(one))
  // Where another's pregnancy is told of, vitamin A is only for who asks for it: she may use the same tubes, and whose it is may be misread.
  const ofAnother = !has(childbearing) && toldOfAnother
  const child = has(['under-12']) && !has(childbearing)
  const young = answers.age === 'under-20' || child || has(['teen'])
  // Lines are no matter before twenty: sunscreen is what helps later.
  const told: readonly Concern[] = written.reddens && !asked.includes('redness') ? [...asked, 'redness'] : asked
  const worked = young ? told.filter((one) => one !== 'aging') : told
  const concerns = worked.length > 0 ? worked : asked
  const flares = has(flaring)
  const untreated = child || has(untouched) || written.inCancerCare || written.bleachOnSkin
  // Skin that stings or reddens is treated gently, wherever it is told.
  const stings = written.allStings || written.overdone
  const gentle =
    untreated ||
    flares ||
    has(['rosacea']) ||
    answers.skin_type === 'sensitive' ||
    situation.skinType === 'sensitive' ||
    situation.concerns.includes('redness') ||
    written.reddens ||
    stings ||
    written.fragile ||
    unread
  // A treatment from a doctor or pharmacist is the one thing that acts.
  const treated = medicines.used.some(({ acts }) => acts)
  const spots = concerns.some((one) => one === 'acne' || one === 'pores')
  const place = child ? undefined : written.place
  return {
    answers,
    situation,
    written,
    medicines,
    place,
    careThere: place === undefined ? undefined : careThere?.(place),
    concerns,
    mostIrritation:
      untreated || flares || treated || written.noActives || stings ? 0 : gentle || (young && !spots) ? 1 : 2,
    basicsOnly:
      untreated ||
      treated ||
      stings ||
      worked.length === 0 ||
      (flares && (written.eyelids || concerns.every((one) => comfort.includes(one)))),
    gentle,
    expecting: has(childbearing),
    young,
    child,
    retinoids: !ofAnother && !young && !gentle && !written.noActives && !treated && !noRetinoidsFor(situation),
    marks: concerns.includes('dark-spots') || situation.deeperSkin || written.melasma,
    mostCents:
      situation.budgetCents === undefined ? answeredCents : Math.min(situation.budgetCents, answeredCents ?? Infinity),
    answeredCents,
    mostSteps: stepLimits[answers.routine],
  }
}
