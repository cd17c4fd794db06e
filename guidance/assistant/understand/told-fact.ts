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
  ^(?:(?:and|so|but|ok|okay) )*(?:is (?:it|that|this) (?:also )?(?:safe|ok|okay|fine|good|alright)|can (?:he|she|my \w+|they) (?:also )?(?:use|try|do|have) (?:it|that|this)) ?(?:too|also|as well)?(?: for| at| if)?(?= |$)|\b(?:matters?|chang(?:e|es)|difference|still (?:ok|okay|fine|safe|good|work\w*|use|the same)|affects?|verander|maak (?:dit )?saak)\b|^(?:(?:ok|okay|so|and|but|en|hey|yoh|eish) )*(?:(?:what|wat|how) (?:about|of|van)|and(?: for)?|for|en|is it the same|same)\b`
/** "I'm black", and not "do dark people even need it". */
const ofSomebody = /\b(?:im|i am|my|mine|i have|ive|ek|shes|she is|hes|he is|her skin|his skin)\b/
const longest = 18
const [adult, youngest] = [18, 12]
const skinConditions = ['eczema', 'rosacea', 'psoriasis'] as const

/** What a turn tells of the person it is for; undefined where it tells nothing of one, or anything else as well. */
export const factIn = (knowledge: Knowledge, heard: Heard): Fact | undefined => {
  const { tokens, kinds, concerns, things, household, medicine, harmed, isLabel, message } = heard
  const said = tokens.join(' ')
  if (
    tokens.length > longest ||
    tokens.length < 2 ||
    kinds.length + household.length > 0 ||
    medicine !== undefined ||
    harmed ||
    isLabel ||
    !concerns.every((one) => ofSkinType.has(one)) ||
    ((asksOwn.test(said) || asks(heard)) && !asksOfFact.test(said))
  )
    return undefined
  const told = situationOf(knowledge, undefined, message)
  const out = told.heard.flatMap((one) => (/^no (?!products)/.test(one) ? [one.slice(3)] : []))
  if (things.some(({ called }) => !out.includes(called) && out.length === 0)) return undefined
  const conditions = new Set<Condition>([
    ...told.conditions,
    ...heard.who.filter(
      (one): one is Condition =>
        ['pregnant', 'trying', 'breastfeeding', 'eczema', 'rosacea', 'psoriasis'].includes(one) &&
        // Who breastfeeds and speaks of her pregnancy has had the baby.
        !(one === 'pregnant' && (told.conditions.has('breastfeeding') || heard.who.includes('breastfeeding'))),
    ),
  ])
  const years = heard.years ?? youngAgeIn(message)
  const relative = kin.exec(said)?.[1]
  const of =
    relative !== undefined
      ? { of: `your ${relative}` }
      : another.test(said)
        ? { of: /\b(?:he|his|him|hy|hom)\b/.test(said) ? 'him' : 'her' }
        : {}
  const fact = (kind: Fact['kind']): Fact => ({
    kind,
    ...of,
    conditions,
    out,
    ...(years !== undefined && { years }),
    ...(heard.skinType !== undefined && { skinType: heard.skinType }),
  })
  const expects = (['pregnant', 'trying', 'breastfeeding'] as const).some((one) => conditions.has(one))
  if (expects) return fact('expecting')
  if (out.length > 0 || conditions.has('aspirin-allergy')) return fact('allergy')
  // What is for a baby has rules of its own, and so has a child of no age.
  if (told.babyMonths !== undefined) return undefined
  if (conditions.has('under-12') || (years !== undefined && years < youngest))
    return /\d/.test(message) ? fact('child') : undefined
  if (skinConditions.some((one) => conditions.has(one))) return fact('condition')
  if (conditions.has('teen') || (years !== undefined && years < adult)) return fact('teen')
  if (heard.skinType !== undefined) return fact('skin')
  if ((told.deeperSkin || heard.who.includes('deep-tone')) && ofSomebody.test(said)) return fact('deep')
  return years === undefined ? undefined : fact('age')
}

/** Whether it is weighed thing by thing, where one was asked about. */
export const weighedByThing = ({ kind, skinType }: Fact): boolean =>
  kind === 'expecting' ||
  kind === 'condition' ||
  kind === 'child' ||
  kind === 'teen' ||
  (kind === 'skin' && skinType !== 'oily')

/** Whether a type of skin that is told has a first line of its own: for a trouble that skin changes, and for a kind of product. */
export const hasOwnLine = ({ kind }: Fact, previous: Topic): boolean =>
  kind === 'skin' && (previous.kind !== undefined || previous.concerns.some((one) => one !== 'texture'))

const vague: ReadonlySet<Intent> = new Set<Intent>([
  'unclear',
  'off-topic',
  'unknown-ingredient',
  'noted',
  'diagnosis',
  'greeting',
  'thanks',
])
const bare = (text: string): string => text.trim().replace(/[.!?,\s]+$/, '')
const furthest = 4

/** A turn, what is known of the talk before it, and how a message is heard and taken. */
type InTalk = {
  knowledge: Knowledge
  heard: Heard
  previous: Topic
  earlier: readonly string[]
  hear: (message: string) => Heard
  choose: (heard: Heard) => Chosen
}

const toldOfHealth =
  /^(?:(?:and|but|btw|oh|ok|sorry|also|by the way|wait|i forgot|forgot|to say|to mention|to tell you|i should say|that|maar|en) )*(?:im|i am|i have|ive|ive got|i got|i take|shes|she is|she has|hes|he is|he has|ek is|ek het) \w+(?: \w+){0,8}$/
/** "I forgot to say I'm on chemo": an illness or a treatment that has an answer of its own for whoever has it. */
const withIllnessPutIn = (
  heard: Heard,
  earlier: readonly string[],
  hear: InTalk['hear'],
  choose: InTalk['choose'],
): Carried | undefined => {
  const [last] = earlier
  if (
    last === undefined ||
    heard.message.includes('?') ||
    !toldOfHealth.test(heard.tokens.join(' ')) ||
    heard.things.length + heard.kinds.length > 0 ||
    heard.harmed
  )
    return undefined
  const whole = hear(`${bare(last)}, ${heard.message}`)
  const taken = { ...whole, ...choose(whole) }
  return taken.intent === 'particular' && taken.particular?.id.startsWith('health') === true
    ? {
        ...taken,
        message: heard.message,
        harmed: false,
        cues: new Set([...taken.cues].filter((cue) => cue !== 'reaction')),
        certain: true,
      }
    : undefined
}

const denies =
  /^(?:(?:but|and|no|well|ok|btw|maar|also) )*(?:i|we|he|she|ek) (?:dont|do not|never|havent|have never|didnt|doesnt|does not|rook nie)(?: (?:even|really|ever))? \w+(?: \w+){0,3}$/
/** "I don't smoke" is no question of smoking: more of what was answered. */
export const deniesCause = (
  { heard, previous }: Pick<InTalk, 'heard' | 'previous'>,
  particular: Carried['particular'],
): Carried | undefined =>
  particular === undefined ||
  previous.trouble === true ||
  previous.redFlag !== undefined ||
  heard.message.includes('?') ||
  heard.things.length + heard.kinds.length + heard.concerns.length > 0 ||
  !denies.test(heard.tokens.join(' ')) ||
  /\b(?:know|understand|think|want|like|see|get|have|need)\b/.test(heard.tokens.join(' '))
    ? undefined
    : { ...heard, intent: 'explain-more', particular, myth: undefined, certain: true }

/** After a ready answer: the question of before with the fact put in; undefined where the turn tells none, or what it is then is not understood. */
export const withFactPutIn = ({ knowledge, heard, previous, earlier, hear, choose }: InTalk): Carried | undefined => {
  if (previous.redFlag !== undefined) return undefined
  const ill = withIllnessPutIn(heard, earlier, hear, choose)
  const fact =
    ill !== undefined ||
    previous.entry === undefined ||
    previous.entry.startsWith('assistant') ||
    previous.trouble === true
      ? undefined
      : factIn(knowledge, heard)
  if (fact === undefined) return ill
  const asked = earlier
    .slice(0, furthest)
    .find((message) => asks(hear(message)) && factIn(knowledge, hear(message)) === undefined)
  // What is known of the one thing that was asked about decides for whom it may be.
  if (
    asked === undefined ||
    hasOwnLine(fact, previous) ||
    (weighedByThing(fact) &&
      (hear(asked).things.length > 0 || previous.ingredients.length + previous.families.length > 0))
  )
    return undefined
  const whole = hear(`${bare(asked)}, ${heard.message}`)
  const taken = { ...whole, ...choose(whole) }
  const ready =
    taken.intent === 'particular' ? taken.particular?.id : taken.intent === 'myth' ? taken.myth?.id : undefined
  return ready === undefined || vague.has(taken.intent)
    ? undefined
    : { ...taken, message: heard.message, years: fact.years, certain: true }
}
