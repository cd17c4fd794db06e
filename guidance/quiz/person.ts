import type { QuizAnswers } from '#contract/guidance.ts'
import { type Concern, type Condition, concerns as allConcerns } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { noRetinoidsFor } from '../match/match-reasons.ts'
import { ownWords } from '../safety/own-words.ts'
import { situationOf } from '../safety/read-situation.ts'
import type { Situation } from '../safety/situation.ts'
import { plainOf } from '../text/normalise.ts'
import { plainly } from '../tongues/in-english.ts'
import { asksForYoung, isForOwnChild } from './for-whom.ts'
import { type Medicines, medicinesIn } from './medicines.ts'
import { withoutOrders } from './orders.ts'
import { type Place, readWritten, type Written } from './written.ts'

/** What the answers come down to for choosing and wording. */
export type Person = {
  answers: QuizAnswers
  situation: Situation
  written: Written
  /** Medicines for the skin that are in use, and those we are asked to prescribe. */
  medicines: Medicines
  /** Where the care is for, when it is not the face. */
  place: Place | undefined
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
const stepLimits: Readonly<Record<QuizAnswers['routine'], number>> = { minimal: 4, none: 5, basic: 6, moderate: 8, extensive: 10 }
const untouched: readonly Condition[] = ['under-12', 'isotretinoin', 'broken-skin', 'sunburn', 'steroid-cream']
const childbearing: readonly Condition[] = ['pregnant', 'trying', 'breastfeeding']
/** "My wife is pregnant", "she's 7 months preggies". */
const anotherExpects = new RegExp(String.raw`\b(?:wife|girlfriend|gf|fiancee?|partner|sis(?:ter)?|cousin|friend|bestie|daughter|aunt\w*|she|shes|suster|vrou|niggie|vriendin)s?\b` +
  String.raw`[^.;!?]{0,40}\b(?:preg|expecting|swanger|(?:months?|weeks?) along|breast ?feed|borsvoed)`)
const vitaminA = /\bretin\w*/
/** Whoever fills the quiz in asks for themselves, where they do not say for whom. */
const forOneself = 'for me'
const flaring: readonly Condition[] = ['eczema', 'psoriasis']
const comfort: readonly Concern[] = ['redness', 'dehydration', 'texture']

/** An answered age stands, unless the texts plainly ask for somebody young. */
const aged = (answers: QuizAnswers, read: Situation): Situation => {
  if (asksForYoung(answers)) {
    const told = read.conditions.has('under-12') || read.conditions.has('teen') || !isForOwnChild(answers)
    return told ? read : { ...read, conditions: new Set<Condition>([...read.conditions, 'under-12']), heard: [...read.heard, 'this is for a child'] }
  }
  const dropped: readonly Condition[] = answers.age === 'under-20' ? ['under-12'] : ['under-12', 'teen']
  return {
    ...read, babyMonths: undefined, heard: read.heard.filter((one) => !one.startsWith('this is for a')),
    conditions: new Set([...read.conditions].filter((one) => !dropped.includes(one)).concat(answers.age === 'under-20' ? ['teen'] : [])),
  }
}

/** Reads the eight answers, the two free texts included. */
export const personOf = (knowledge: Knowledge, given: QuizAnswers): Person => {
  const asWritten = { goals: withoutOrders(given.goals), allergies: withoutOrders(given.allergies) }
  const answers = { ...given, goals: plainly(knowledge, asWritten.goals), allergies: plainly(knowledge, asWritten.allergies) }
  const answeredCents = caps[answers.budget]
  const asked = [...new Set(answers.concerns.flatMap((answer) => allConcerns.find((one) => one === answer) ?? []))]
  const profile = {
    skinType: answers.skin_type,
    concerns: asked,
    age: answers.age,
    avoid: answers.allergies,
    ...(answeredCents === undefined ? {} : { budget: answeredCents }),
  }
  const medicines = medicinesIn(knowledge, ownWords(answers.goals, true), ownWords(answers.allergies, true))
  // As they were written and in English, both are read in the one place that does.
  const texts = [asWritten.goals, asWritten.allergies].map(medicines.withoutWanted)
  const avoiding = { ...profile, avoid: medicines.withoutThem(asWritten.allergies) }
  const read = aged(answers, situationOf(knowledge, avoiding, ...texts, forOneself))
  const everything = readWritten(knowledge, answers.goals, answers.allergies, asked)
  const written = read.conditions.has('under-12') || asksForYoung(answers) ? everything : { ...everything, babyMonths: undefined, smallChild: false }
  const baby = written.babyMonths !== undefined
  const more: Condition[] = [...(written.perhapsPregnant ? (['pregnant'] as const) : []), ...(baby || written.smallChild ? (['under-12'] as const) : [])]
  const situation: Situation = more.length === 0 ? read : { ...read, conditions: new Set([...read.conditions, ...more]) }
  const has = (conditions: readonly Condition[]) => conditions.some((one) => situation.conditions.has(one))
  // Where another's pregnancy is told of, vitamin A is only for who asks for it: she may use the same tubes, and whose it is may be misread.
  const ofAnother = !has(childbearing) && texts.some((text) => anotherExpects.test(plainOf(text)) && !vitaminA.test(plainOf(text)))
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
    untreated || flares || has(['rosacea']) || answers.skin_type === 'sensitive' || situation.skinType === 'sensitive'
    || situation.concerns.includes('redness') || written.reddens || stings || written.fragile
  // A treatment from a doctor or pharmacist is the one thing that acts.
  const treated = medicines.used.some(({ acts }) => acts)
  const spots = concerns.some((one) => one === 'acne' || one === 'pores')
  return {
    answers,
    situation,
    written,
    medicines,
    place: child ? undefined : written.place,
    concerns,
    mostIrritation: untreated || flares || treated || written.noActives || stings ? 0 : gentle || (young && !spots) ? 1 : 2,
    basicsOnly: untreated || treated || stings || worked.length === 0 ||
      (flares && (written.eyelids || concerns.every((one) => comfort.includes(one)))),
    gentle,
    expecting: has(childbearing),
    young,
    child,
    retinoids: !ofAnother && !young && !gentle && !written.noActives && !treated && !noRetinoidsFor(situation),
    marks: concerns.includes('dark-spots') || situation.deeperSkin || written.melasma,
    mostCents: situation.budgetCents === undefined ? answeredCents : Math.min(situation.budgetCents, answeredCents ?? Infinity),
    answeredCents,
    mostSteps: stepLimits[answers.routine],
  }
}
