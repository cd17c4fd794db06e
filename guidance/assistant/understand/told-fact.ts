import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Condition, SkinType } from '../../knowledge/kinds.ts'
import type { Intent, Topic } from '../conversation.ts'
import { situationOf } from '../../safety/read-situation.ts'
import { youngAgeIn } from '../../safety/read-numbers.ts'
import { asksOwn, relatives } from './adds.ts'
import { type Carried, ofSkinType } from './carry.ts'
import type { Chosen } from './choose-answer.ts'
import { asks } from './choose-reading.ts'
import type { Heard } from './heard.ts'
import { pattern } from '../../text/pattern.ts'

// "What can I do for stretch marks?" – "I forgot to say I'm pregnant", "and my mom, she is 60": a turn that only tells of the person it is for. The question of
// before is asked once more with that in it; what the fact changes is said first (compose/told-later.ts).

/** What was told of a person in a turn that tells nothing else. */
export type Fact = {
  kind: 'expecting' | 'allergy' | 'child' | 'condition' | 'teen' | 'skin' | 'age' | 'deep'
  /** "your mom", where it is told of somebody else. */
  of?: string
  conditions: ReadonlySet<Condition>
  years?: number
  skinType?: SkinType
  /** What is left out, in words that can be said back. */
  out: readonly string[]
}

const kin = new RegExp(String.raw`\b(?:my|our) (?:\w+ )?(${relatives})s?\b`)
const another = /\b(?:he|she|his|her|hers|him|hy|sy|haar|hom)\b/
/** Whether the fact changes anything, or the same for somebody else: no question of its own. */
const asksOfFact = pattern`
  \b(?:matters?|chang(?:e|es)|difference|still (?:ok|okay|fine|safe|good|work\w*|use|the same)|affects?|verander|maak (?:dit )?saak)\b|^(?:(?:ok|okay|so|and|but|en|hey|yoh|eish) )*(?:(?:what|wat|how) (?:about|of|van)|and(?: for)?|for|en|is it the same|same)\b`
/** "I'm black", and not "do dark people even need it". */
const ofSomebody = /\b(?:im|i am|my|mine|i have|ive|ek|shes|she is|hes|he is|her skin|his skin)\b/
const longest = 18
const [adult, youngest] = [18, 12]
const skinConditions = ['eczema', 'rosacea', 'psoriasis'] as const

/** What a turn tells of the person it is for; undefined where it tells nothing of one, or anything else as well. */
export const factIn = (knowledge: Knowledge, heard: Heard): Fact | undefined => {
  const { tokens, kinds, concerns, things, household, medicine, harmed, isLabel, message } = heard
  const said = tokens.join(' ')
  if (tokens.length > longest || tokens.length < 2 || kinds.length + household.length > 0 || medicine !== undefined || harmed || isLabel || !concerns.every((one) => ofSkinType.has(one))
    || ((asksOwn.test(said) || message.includes('?')) && !asksOfFact.test(said))) return undefined
  const told = situationOf(knowledge, undefined, message)
  const out = told.heard.flatMap((one) => (/^no (?!products)/.test(one) ? [one.slice(3)] : []))
  if (things.some(({ called }) => !out.includes(called) && out.length === 0)) return undefined
  const conditions = new Set<Condition>([...told.conditions, ...heard.who.filter((one): one is Condition => ['pregnant', 'trying', 'breastfeeding', 'eczema', 'rosacea', 'psoriasis'].includes(one)
    // Who breastfeeds and speaks of her pregnancy has had the baby.
    && !(one === 'pregnant' && (told.conditions.has('breastfeeding') || heard.who.includes('breastfeeding'))))])
  const years = heard.years ?? youngAgeIn(message)
  const relative = kin.exec(said)?.[1]
  const of = relative !== undefined ? { of: `your ${relative}` } : another.test(said) ? { of: /\b(?:he|his|him|hy|hom)\b/.test(said) ? 'him' : 'her' } : {}
  const fact = (kind: Fact['kind']): Fact => ({ kind, ...of, conditions, out, ...(years !== undefined && { years }), ...(heard.skinType !== undefined && { skinType: heard.skinType }) })
  const expects = (['pregnant', 'trying', 'breastfeeding'] as const).some((one) => conditions.has(one))
  if (expects) return fact('expecting')
  if (out.length > 0 || conditions.has('aspirin-allergy')) return fact('allergy')
  if (conditions.has('under-12') || (years !== undefined && years < youngest) || told.babyMonths !== undefined) return fact('child')
  if (skinConditions.some((one) => conditions.has(one))) return fact('condition')
  if (conditions.has('teen') || (years !== undefined && years < adult)) return fact('teen')
  if (heard.skinType !== undefined) return fact('skin')
  if ((told.deeperSkin || heard.who.includes('deep-tone')) && ofSomebody.test(said)) return fact('deep')
  return years === undefined ? undefined : fact('age')
}

const vague: ReadonlySet<Intent> = new Set<Intent>(['unclear', 'off-topic', 'unknown-ingredient', 'noted', 'diagnosis', 'greeting', 'thanks'])
const bare = (text: string): string => text.trim().replace(/[.!?,\s]+$/, '')
const furthest = 4

/** A turn, what is known of the talk before it, and how a message is heard and taken. */
type InTalk = { knowledge: Knowledge; heard: Heard; previous: Topic; earlier: readonly string[]; hear: (message: string) => Heard; choose: (heard: Heard) => Chosen }

/** After a ready answer: the question of before with the fact put in; undefined where the turn tells none, or what it is then is not understood. */
export const withFactPutIn = ({ knowledge, heard, previous, earlier, hear, choose }: InTalk): Carried | undefined => {
  const fact = previous.entry === undefined || previous.trouble === true || previous.redFlag !== undefined ? undefined : factIn(knowledge, heard)
  if (fact === undefined) return undefined
  const asked = earlier.slice(0, furthest).find((message) => asks(hear(message)) && factIn(knowledge, hear(message)) === undefined)
  // What is known of the one thing that was asked about decides, where a baby is on the way.
  if (asked === undefined || (fact.kind === 'expecting' && (hear(asked).things.length > 0 || previous.ingredients.length + previous.families.length > 0))) return undefined
  const whole = hear(`${bare(asked)}, ${heard.message}`)
  const taken = { ...whole, ...choose(whole) }
  const ready = taken.intent === 'particular' ? taken.particular?.id : taken.intent === 'myth' ? taken.myth?.id : undefined
  return ready === undefined || vague.has(taken.intent) ? undefined : { ...taken, message: heard.message, years: fact.years, certain: true }
}
