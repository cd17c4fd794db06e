import type { Note } from '#contract/guidance.ts'
import type { Caution, Family } from '../../knowledge/kinds.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Ingredient } from '../../knowledge/substances.ts'
import { objectionTo } from '../../safety/objections.ts'
import type { Situation } from '../../safety/situation.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import type { Who } from '../understand/vocabulary.ts'
import { type Asked, calledAll, capital, is, sentence } from './draft.ts'

// What is true of a thing for somebody, and the sentences that stand in many answers.

export const spf = 'sunscreen, SPF 30–50,'
export const basics = `a gentle cleanser, a plain moisturiser, and ${spf} every morning`
export const askThem = 'your midwife, pharmacist or doctor'
export const preservativeLine =
  'Without a preservative, germs and mould grow in a cream within days, and that harms skin more often. ' +
  'Leave it out only if a patch test or a rash has shown that you react to it.'
export const stopLine =
  'Stop if it burns, swells or comes up in a rash; see a pharmacist or clinic if that has not settled in a few days.'
export const patchLine =
  'Try it on a small patch behind the jaw for a few days first, and add one new product at a time.'
export const neverLoose = 'Never buy it loose, unlabelled or from the street.'
export const medicineLine = 'It is a medicine: a pharmacist or prescriber decides with you whether and how to use it.'

type Filed = { families: readonly string[] }

/** Whether it belongs to one of some families. */
export const isOf = ({ families }: Filed, ...wanted: Family[]): boolean => wanted.some((one) => families.includes(one))
export const isRetinoid = (thing: Filed): boolean => isOf(thing, 'retinoid', 'retinoid-medicine')
export const isUvFilter = (thing: Filed): boolean => isOf(thing, 'uv-filter-mineral', 'uv-filter-organic')

/** Whether it does something to skin that daily sunscreen must go with. */
export const isActive = (thing: Thing): boolean =>
  isRetinoid(thing) ||
  isOf(thing, 'aha', 'bha', 'pha', 'vitamin-c', 'brightener', 'exfoliating-enzyme') ||
  thing.ingredient?.id === 'bakuchiol' ||
  thing.ingredient?.full?.sun === 'raises'

/** A medicine that somebody qualified should choose with the person; not what stands on every pharmacy shelf. */
export const isMedicine = (thing: Thing): boolean =>
  thing.ingredient?.id !== 'benzoyl-peroxide' && isOf(thing, 'medicine', 'retinoid-medicine', 'illegal-lightener')

/** The most careful word there is on a thing for pregnancy, or for breastfeeding. Retinoids are `avoid` whatever an entry says. */
export const cautionOf = (thing: Thing, about: 'pregnancy' | 'breastfeeding'): Caution =>
  isRetinoid(thing) || isOf(thing, 'illegal-lightener') ? 'avoid' : (thing.ingredient?.full?.[about] ?? 'unknown')

/** A baby on the way, hoped for or at the breast. */
export const expects = ({ conditions }: Situation): boolean =>
  conditions.has('pregnant') || conditions.has('trying') || conditions.has('breastfeeding')

/** Whom an answer is for: who this message speaks of, and what was told of them before. */
export const whoOf = ({ heard, situation: { conditions } }: Asked): Who[] => [
  ...new Set<Who>([...heard.who, ...conditions, ...(conditions.has('under-12') ? ['child' as const] : [])]),
]

export const hasEczema = ({ heard: { who } }: Asked): boolean => who.includes('eczema') || who.includes('psoriasis')
export const hasDeeperSkin = ({ heard, situation }: Asked): boolean =>
  situation.deeperSkin || heard.who.includes('deep-tone')

/** Why a thing should be left out by this person, or undefined. */
export const objection = (
  knowledge: Knowledge,
  { ingredient, called, families }: Thing,
  situation: Situation,
): Note | undefined => objectionTo(knowledge, { ingredient, printed: called, families }, situation)

/** What speaks against a thing because this person leaves it out (an allergy, a wish), and not because of what they are in. */
export const leftOut = (knowledge: Knowledge, thing: Thing, situation: Situation): Note | undefined => {
  const note = objection(knowledge, thing, situation)
  return note?.tone === 'avoid' && note.because.rule.startsWith('avoid') ? note : undefined
}

/** Why this person leaves it out even once sore skin has healed: a wish or an allergy, a baby, capsules, their age. */
export const barred = (knowledge: Knowledge, thing: Thing, situation: Situation): Note | undefined => {
  const note = objection(knowledge, thing, situation)
  return note?.tone === 'avoid' && /^(?:avoid|pregnancy|breastfeeding|isotretinoin|child|teen)/.test(note.because.rule)
    ? note
    : undefined
}

/** Whether it may be put forward to this person at all. */
export const mayRecommend = (knowledge: Knowledge, ingredient: Ingredient, situation: Situation): boolean => {
  const thing = thingOf(ingredient)
  if (isOf(thing, 'illegal-lightener') || ingredient.id === 'hydroquinone') return false
  if (
    expects(situation) &&
    ['avoid', 'unknown'].includes(cautionOf(thing, 'pregnancy')) &&
    (isRetinoid(thing) || ingredient.full !== undefined)
  )
    return false
  if (situation.conditions.has('under-12') && (isRetinoid(thing) || isOf(thing, 'aha', 'bha', 'medicine'))) return false
  return objection(knowledge, thing, situation)?.tone !== 'avoid'
}

/** Sunscreen with any active; undefined when none is named or the text has said it. */
export const sunLine = (things: readonly Thing[], text: string, named = false): string | undefined =>
  things.some((thing) => isActive(thing) && (named || thing.ingredient?.id !== 'niacinamide')) &&
  !/sunscreen|\bSPF/i.test(text)
    ? 'Wear a broad-spectrum sunscreen, SPF 30–50, every morning while you use it.'
    : undefined

/** What pregnancy and breastfeeding mean for the things named; undefined when the text has said it or nothing calls for it. */
export const pregnancyLine = (things: readonly Thing[], situation: Situation, text: string): string | undefined => {
  const avoid = things.filter((thing) => cautionOf(thing, 'pregnancy') === 'avoid')
  const [one] = avoid
  if (one !== undefined && !/pregnan[^.]*\.|trying for a baby/i.test(text)) {
    return `${capital(calledAll(avoid))} ${avoid.length > 1 ? 'are' : is(one)} not for pregnancy, or when trying for a baby; ask first while breastfeeding.`
  }
  const ask = things.filter(
    (thing) => ['ask', 'unknown'].includes(cautionOf(thing, 'pregnancy')) && thing.ingredient?.full !== undefined,
  )
  const [first] = ask
  if (
    first === undefined ||
    !((isActive(first) && things.length === 1) || isMedicine(first) || expects(situation)) ||
    /pregnan|breastfeed/i.test(text)
  )
    return undefined
  return `Pregnant or breastfeeding? Ask a pharmacist or midwife first about ${calledAll(ask)}: less is known there.`
}

/** What somebody said they avoid, when they ask about that very thing. */
export const avoidLine = (
  knowledge: Knowledge,
  things: readonly Thing[],
  situation: Situation,
  text: string,
): string | undefined => {
  const note = things
    .map((thing) => objection(knowledge, thing, situation))
    .find((one) => one?.tone === 'avoid' && !text.includes(one.text))
  return note === undefined ? undefined : `**For you:** ${sentence(note.text)}`
}
