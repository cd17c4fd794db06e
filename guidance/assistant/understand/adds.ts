import type { Concern } from '../../knowledge/kinds.ts'
import type { Intent } from '../conversation.ts'
import { situationOf } from '../../safety/read-situation.ts'
import type { Rule } from './carry.ts'
import type { Thing } from './things.ts'

// What only adds to the question before, and asks nothing of its own: a wish, a sum, something else in use, a season.

/** It asks something of its own. */
const asksOwn = new RegExp(String.raw`^(?:(?:so|and|but|ok|okay|hi|then) )*(?:(?:what|whats|which|how|why|when|where|who|is|are|does|do|did|`
  + String.raw`should|must (?:i|we|it|they)|may|will|`
  + String.raw`would|wat|watter|hoe|hoekom|kan|mag|moet|wanneer|explain|build|check|(?:can|could) i)\b|(?:give|show|tell|help) me\b)`)

const keepsOn: ReadonlySet<Intent> = new Set<Intent>(['routine', 'suggest', 'price', 'for-concern', 'does-help', 'compare'])

/** A sum for all of it. */
export const allOfIt = new RegExp(String.raw`\b(?:every ?thing|the (?:whole )?lot|all (?:of )?(?:it|them|together|three|four|`
  + String.raw`my (?:skin ?care|products|stuff))|all i have|`
  + String.raw`(?:in )?total|altogether|the whole (?:routine|thing|set)|whole routine|to start|basics|alles|die hele|set)\b`)

/** "No fragrance", "vegan only", "R500 for the lot": the question of before, with that. */
export const addsWish: Rule = ({ knowledge, heard, previous, said, fresh, before, subject, carry }) => {
  const ofKinds = heard.kinds.filter((kind) => kind !== previous.kind)
  if (!keepsOn.has(previous.intent) || heard.message.includes('?') || asksOwn.test(said) || heard.tokens.length > 14 || heard.harmed || ofKinds.length > 0
    || heard.concerns.length + heard.who.length > 0 || previous.trouble === true) return undefined
  const told = situationOf(knowledge, undefined, heard.message)
  const avoids = told.heard.some((one) => one.startsWith('no '))
  if (!avoids && heard.priceCents === undefined) return undefined
  const out = ({ ingredient, families, called }: Thing): boolean => told.heard.includes(`no ${called}`)
    || (ingredient !== undefined && told.avoid.ingredients.has(ingredient.id)) || families.some((one) => told.avoid.families.has(one))
  if (fresh.some((thing) => !out(thing))) return undefined
  const cues = new Set([...heard.cues].filter((cue) => cue !== 'reaction' && cue !== 'what'))
  const things = before.filter((thing) => !out(thing))
  const onlyLeft = before.length > 0 && things.length === 0
  const whole = heard.priceCents !== undefined && allOfIt.test(said)
  const intent: Intent = previous.intent === 'routine' || whole ? 'routine' : heard.priceCents !== undefined || previous.intent === 'price' ? 'suggest'
    : onlyLeft && previous.intent !== 'suggest' ? 'for-concern' : previous.intent
  if (onlyLeft && intent === 'for-concern' && subject.concerns.length === 0) return undefined
  return carry(intent, {
    things: intent === 'routine' ? [] : things, concerns: subject.concerns, cues,
    kinds: intent === 'routine' || previous.kind === undefined ? [] : [previous.kind],
    time: previous.time, priceCents: heard.priceCents ?? previous.priceCents, circumstances: heard.circumstances,
  })
}

const ofType: ReadonlySet<Concern> = new Set<Concern>(['oiliness', 'dehydration', 'redness'])
const easily = new RegExp(String.raw`\b(?:sting|burn|react|irritat|flush|redden)\w*(?: \w+)? (?:so |very |quite |too )?(?:easily|`
  + String.raw`easy|quickly|fast|at everything|`
  + String.raw`to everything|maklik|gou)\b`)

/** "My skin is sensitive tho", "it stings easily": the question of before, for that skin. */
export const tellsSkin: Rule = ({ heard, previous, said, before, carry }) => {
  const tender = easily.test(said)
  const skinType = heard.skinType ?? (tender ? 'sensitive' as const : undefined)
  const asks = asksOwn.test(said) || heard.message.includes('?') || heard.tokens.length > 12
  if (skinType === undefined || asks || heard.things.length + heard.kinds.length > 0 || heard.particular?.sure === true || previous.trouble === true
    || (heard.harmed && !tender) || !heard.concerns.every((one) => ofType.has(one)) || !(keepsOn.has(previous.intent)
      || previous.intent === 'particular')) return undefined
  const concerns = previous.concerns.filter((one) => !ofType.has(one)
    || (previous.concerns.length === 1 && previous.skinType === undefined && !heard.concerns.includes(one)))
  const intent: Intent = previous.intent === 'price' ? 'suggest' : previous.intent === 'particular' || (previous.intent !== 'routine'
    && previous.intent !== 'suggest'
    && before.length === 0) ? 'for-concern' : previous.intent
  if (intent === 'for-concern' && concerns.length === 0) return tender ? carry(intent, { skinType, things: [], kinds: [],
    concerns: ['redness'], harmed: false }) : undefined
  return carry(intent, { skinType, things: intent === 'routine' || intent === 'for-concern' ? [] : before, concerns, harmed: false, time: previous.time,
      cues: new Set([...heard.cues].filter((cue) => cue !== 'reaction')), priceCents: heard.priceCents ?? previous.priceCents })
}

const inUse = new RegExp(String.raw`\b(?:(?:already|currently|also|al|reeds|klaar) (?:on|use|using|have|take|taking|do|doing|`
  + String.raw`gebruik)|(?:im|i am|i|ive been|we|ek) `
  + String.raw`(?:already |currently |also |still |now )*(?:on|use|using|take|taking|gebruik|been using|am on|am using)|already$|gebruik (?:al|reeds|klaar))\b`)
const ofOne: ReadonlySet<Intent> = new Set<Intent>(['does-help', 'safe', 'what-is', 'how-often', 'when', 'how-to-use', 'explain-more', 'combine',
  'for-concern', 'particular'])

/** "I'm on retinol already": the thing that was asked about, with that. */
export const alreadyUses: Rule = ({ heard, previous, said, before, fresh, earlier: [last], rehear, carry }) => {
  const [own] = fresh
  if (own === undefined || heard.things.length > 1 || heard.concerns.length + heard.who.length > 0 || heard.harmed || !ofOne.has(previous.intent)
    || !inUse.test(said) || asksOwn.test(said) || heard.tokens.length > 12) return undefined
  const asked = before.length === 1 ? before : last === undefined ? [] : rehear(last).things
  return asked.length === 1 && asked[0]?.called !== own.called
    ? carry('combine', { things: [...asked, own], kinds: [], cues: new Set([...heard.cues, 'together' as const]), slots: { of: [], apart: undefined } })
    : undefined
}

export const seasons = [
  ['winter', /\b(?:winters?|cold (?:weather|months?|season)|when it(?:s| is| gets) cold|koue)\b/],
  ['summer', /\b(?:summers?|somers?|hot (?:weather|months?|season)|(?:the )?heat|humid\w*|when it(?:s| is| gets) hot|beach|december|holidays?)\b/],
] as const

const seasonOnly = new RegExp(String.raw`^(?:(?:and|so|but|ok|okay|what|how|about|if|then|also|still|en|wat|van|is|it|that|the|`
  + String.raw`same|does|change|fine|use|can|i|do|`
  + String.raw`in|during|for|when|on|at|its|gets|now|with|my|die|dit) )*(?:winter|summer|somer|heat|cold|hot|humid|humidity|beach|december|koue|winters|`
  + String.raw`summers|weather|months|holiday|holidays)(?: (?:too|as|well|also|then|time|weather|months|season|ook|still|ok|holiday))*$`)

/** "And in winter?" of what was advised. */
export const inSeason: Rule = ({ heard, previous, said, named, subject, carry }) =>
  seasonOnly.test(said) && heard.things.length + heard.concerns.length === 0 && named.length > 0 && previous.intent !== 'routine'
    && previous.intent !== 'suggest' && previous.intent !== 'medicine' && previous.entry === undefined
    ? carry('explain-more', { ...subject, things: named, kinds: [] }) : undefined
