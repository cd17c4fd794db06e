import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Intent, Topic } from '../conversation.ts'
import type { Cue } from './cue-words.ts'
import { intentOf, scoresOf } from './intent.ts'
import { speaksOfSkin } from './intent-signs.ts'
import { particularById } from './particulars.ts'
import { familyThing, type Thing, thingOf } from './things.ts'
import type { Heard } from './heard.ts'

type Carried = Heard & { intent: Intent }

const openings = new Set(['and', 'also', 'but', 'so', 'then', 'ok', 'okay', 'or', 'en', 'maar', 'what', 'how', 'even', 'what if', 'if', 'same', 'noma', 'futhi', 'kodwa', 'yes', 'no', 'sure', 'is', 'does', 'can', 'will', 'should', 'which'])

/** The things a topic was about. */
export const thingsOf = (knowledge: Knowledge, topic: Topic): Thing[] => {
  const place = (thing: Thing): number => (topic.named ?? []).indexOf(thing.family ?? thing.ingredient?.id ?? '')
  const all = unordered(knowledge, topic)
  return topic.named === undefined ? all : all.sort((a, b) => place(a) - place(b))
}

const unordered = (knowledge: Knowledge, topic: Topic): Thing[] => [
  ...topic.families.map((family) => familyThing(knowledge, family)),
  ...topic.ingredients.flatMap((id) => {
    const ingredient = knowledge.byId(id)
    return ingredient === undefined ? [] : [thingOf(ingredient)]
  }),
]

/** "The first one", "the second": the place in what was named before. */
const ordinalIn = (tokens: readonly string[]): number | undefined => {
  const text = tokens.join(' ')
  if (/\b(?:first one|1st one|of the first|the first|die eerste|number one|the former)\b(?! time| thing| step| week| month)/.test(text)) return 0
  if (/\b(?:second one|2nd one|of the second|the second|die tweede|number two|the latter|the other one|the last one)\b(?! time| thing| step| week| month)/.test(text)) return 1
  return /\b(?:third one|the third|die derde|number three)\b/.test(text) ? 2 : undefined
}

const sameThing = (a: Thing, b: Thing): boolean => a.called === b.called || (a.ingredient !== undefined && a.ingredient.id === b.ingredient?.id)

/** Intents that a change of one circumstance goes on with. */
const lasting = new Set<Intent>(['routine', 'for-concern', 'suggest', 'does-help', 'safe', 'combine', 'how-often', 'when', 'how-to-use', 'sunscreen', 'price', 'order'])
const empty = new Set<Intent>(['greeting', 'thanks', 'bye', 'who-are-you', 'what-can-you-do', 'off-topic', 'injection', 'unclear'])

/**
 * What a message says when it goes on from the last answer ("and at night?", "why?", "what about vitamin C instead?"), or undefined when it
 * stands by itself.
 */
export const followUp = (knowledge: Knowledge, heard: Heard, previous: Topic): Carried | undefined => {
  const { tokens, cues, things, concerns, kinds, who } = heard
  const has = (...wanted: Cue[]): boolean => wanted.some((cue) => cues.has(cue))
  const says = (...words: string[]): boolean => words.some((word) => tokens.includes(word))
  if (empty.has(previous.intent) || heard.isLabel || has('lighten', 'photo', 'whoAreYou', 'task') || (has('offTopic') && !speaksOfSkin(heard))) return undefined
  const all = thingsOf(knowledge, previous)
  const pointed = all.length > 1 && things.length === 0 ? ordinalIn(tokens) : undefined
  const before = pointed === undefined ? all : all.slice(pointed, pointed + 1)
  const short = tokens.length <= 9
  const opens = openings.has(tokens[0] ?? '')
  const about = /^(?:(?:and|ok|okay|but|so|en)\s)*(?:what about|how about|wat van|what if|and for|and if|and|if|for|en|but|or|what of)\b/.test(tokens.join(' '))
  const refers = has('it') || says('instead', 'also', 'too', 'else', 'other')
  const carry = (intent: Intent, more: Partial<Heard>): Carried => ({
    ...heard,
    skinType: heard.skinType ?? previous.skinType,
    kinds: kinds.length > 0 || previous.kind === undefined ? kinds : [previous.kind],
    priceCents: heard.priceCents ?? (intent === 'suggest' ? previous.priceCents : undefined),
    particular: undefined, myth: undefined, unknown: undefined,
    ...more, intent,
  })
  const both = { things: before, concerns: concerns.length > 0 ? concerns : previous.concerns }

  const goodbye = has('thanks', 'bye') && !has('why', 'howOften', 'howTo', 'when', 'safe', 'product', 'canI') && things.length + concerns.length + kinds.length + who.length === 0 && heard.time === undefined && heard.skinType === undefined && !about
  if (goodbye && tokens.length <= 8) return undefined

  if (has('together') && before.length === 1 && things.length === 0 && kinds.length === 0 && tokens.some((word) => ['what', 'which', 'not', 'avoid', 'anything'].includes(word))) return carry('combine', { things: before })
  const asksWhy = has('why') || /\b(?:are you sure|is that true|tell me more|more info|more detail|explain more|say more|more about (?:it|that|this))\b/.test(tokens.join(' '))
  if (asksWhy && things.length === 0 && concerns.length === 0 && kinds.length === 0 && tokens.length <= 9) {
    return carry('explain-more', { ...both, particular: previous.entry === undefined ? undefined : particularById(previous.entry), myth: knowledge.myths.find(({ id }) => id === previous.entry) })
  }

  if (has('shorter') && things.length + concerns.length === 0 && tokens.length <= 8) {
    return carry(previous.intent, { ...both, time: previous.time, particular: previous.entry === undefined ? undefined : particularById(previous.entry), myth: knowledge.myths.find(({ id }) => id === previous.entry) })
  }
  if (pointed === undefined && before.length > 1 && things.length + kinds.length + concerns.length === 0 && tokens.length <= 9 && says('gentler', 'gentlest', 'stronger', 'strongest', 'better', 'best', 'milder', 'safer') && says('which', 'whats', 'what', 'one', 'is')) return carry('compare', { ...both, concerns: says('better', 'best') ? previous.concerns : [] })
  if (things.length === 0 && before.length > 0 && kinds.length === 1 && tokens.length <= 6 && /^(?:and |ok |but )*(?:can i use (?:it|them) )?with\b/.test(tokens.join(' '))) return carry('combine', { things: before.slice(0, 1), cues: new Set([...cues, 'together' as const]) })
  if (pointed !== undefined && has('cheaper', 'howMuchMoney')) return carry('price', both)
  if (before.length > 1 && tokens.length <= 10 && has('compare') && has('cheaper')) return carry('price', both)
  if (pointed === undefined && before.length > 1 && /\b(?:start|begin) with which|which (?:one )?(?:first|do i start|should i start|to start)|which .{0,12}start with\b/.test(tokens.join(' '))) return carry(/strength|percent|how strong/.test(tokens.join(' ')) ? 'how-to-use' : 'compare', both)

  const fresh = things.filter((thing) => !before.some((one) => sameThing(one, thing)))
  if (fresh.length === 1 && before.length > 0 && things.length === 1) {
    const joins = has('together') || says('with', 'met', 'add', 'ne', 'plus')
    if (joins && (refers || about || short) && !says('instead') && concerns.length === 0) return carry('combine', { things: [...before.slice(0, 2), ...fresh] })
    if (about && tokens.length <= 8 && previous.intent === 'combine' && before.length > 1 && !says('instead')) return carry('combine', { things: [...before.slice(0, 1), ...fresh] })
    if (has('compare') && refers) return carry('compare', { things: [...before.slice(0, 1), ...fresh] })
  }
  if (things.length > 0 && (about || says('instead')) && tokens.length <= 9 && !(has('what') && !/^(?:and |ok |but |so )*what about/.test(tokens.join(' ')) && !says('instead'))) {
    const own = [...who, ...concerns].length > 0
    const goesOn = previous.intent === 'safe' || previous.intent === 'how-often' || previous.intent === 'when' || previous.intent === 'how-to-use' || previous.intent === 'how-long'
    if (goesOn && !own) return carry(previous.intent, { who: who.length > 0 ? who : previous.conditions })
    if (!own && previous.concerns.length > 0) return carry('does-help', { concerns: previous.concerns })
    return undefined
  }
  if (things.length === 1 && concerns.length === 0 && previous.concerns.length > 0 && refers && has('helps') && who.length === 0) return carry('does-help', { concerns: previous.concerns })
  if (things.length > 0) return undefined

  // Nothing named: what was named before is meant, when the message leans on it.
  const ownSubject = concerns.length > 0 || kinds.length > 0 || heard.particular !== undefined || heard.myth !== undefined
  const leans = refers || about || (short && (opens || !speaksOfSkin(heard)))
  if (!leans || (!short && !has('it'))) return undefined

  if (has('cheaper') || (heard.priceCents !== undefined && short)) {
    if (previous.intent === 'routine' && kinds.length === 0) return carry('routine', { concerns: both.concerns, priceCents: heard.priceCents ?? (previous.priceCents === undefined ? 40_000 : Math.floor(previous.priceCents * 0.7)) })
    const fallback = previous.kind
    return carry('suggest', { ...both, kinds: kinds.length > 0 || fallback === undefined ? kinds : [fallback], priceCents: heard.priceCents ?? (previous.priceCents === undefined ? 15_000 : Math.floor(previous.priceCents * 0.7)) })
  }
  const person = who.length > 0 || (heard.years !== undefined && heard.years < 18)
  if (person && !ownSubject) {
    if (before.length > 0 && previous.intent !== 'routine') return carry(previous.intent === 'combine' && who.every((one) => one === 'deep-tone') ? 'combine' : 'safe', both)
    if (has('safe') && previous.intent === 'suggest') return carry('safe', both)
    return carry(lasting.has(previous.intent) ? previous.intent : 'for-concern', both)
  }
  if (concerns.length > 0 && before.length > 0 && (has('helps', 'canI') || has('it')) && kinds.length === 0) return carry('does-help', { things: before })
  if (heard.skinType !== undefined && short && !(has('routine') && !has('it'))) {
    const intent = lasting.has(previous.intent) ? previous.intent : 'for-concern'
    const keepsConcern = concerns.some((one) => one !== 'oiliness' && one !== 'dehydration' && one !== 'redness') ? concerns : previous.concerns
    return carry(intent === 'combine' || intent === 'what-is' || intent === 'how-often' ? (before.length > 0 ? 'does-help' : 'for-concern') : intent, { things: before, concerns: keepsConcern })
  }
  if (about && short && heard.tokens.some((word) => ['men', 'man', 'guys', 'women'].includes(word)) && concerns.length === 0) return carry(lasting.has(previous.intent) ? previous.intent : 'for-concern', both)
  if (concerns.length > 0 && about && short) {
    if (previous.intent === 'does-help' || previous.intent === 'what-is') return carry('does-help', { things: before })
    return carry(previous.intent === 'routine' || previous.intent === 'suggest' ? previous.intent : 'for-concern', {})
  }
  if (ownSubject && !refers) {
    if (kinds.length > 0 && short && (about || has('product')) && !has('howOften', 'howTo', 'order', 'safe') && previous.concerns.length + Number(previous.skinType !== undefined) > 0 && !kinds.includes('sunscreen')) {
      return carry('suggest', { concerns: previous.concerns, priceCents: heard.priceCents ?? previous.priceCents })
    }
    return undefined
  }
  if (heard.time !== undefined && short && (previous.intent === 'routine' || before.length === 0)) return carry('routine', { concerns: both.concerns })
  if (heard.time !== undefined && short && !has('howOften', 'howTo')) return carry('when', both)
  const enriched: Heard = { ...heard, things: before.slice(0, has('together', 'order') ? 3 : 1), particular: undefined, myth: undefined, kinds: kinds.length > 0 || previous.kind === undefined || before.length > 0 ? kinds : [previous.kind] }
  const asked = intentOf({ ...enriched, unknown: undefined })
  const clear = new Set<Intent>(['how-often', 'how-to-use', 'when', 'how-long', 'safe', 'reaction', 'order', 'price', 'combine', 'routine', 'suggest', 'sunscreen', 'compare', 'medicine'])
  if (clear.has(asked)) return carry(asked, { things: enriched.things, concerns: both.concerns })
  if (has('howOften') && before.length > 0) return carry('how-often', both)
  if (has('instead')) return carry('for-concern', { concerns: both.concerns })
  if (has('product')) return carry('suggest', both)
  const alone = Math.max(...scoresOf(heard).map(([, score]) => score))
  return alone > 3.5 || before.length + both.concerns.length === 0 ? undefined : carry(has('howTo') ? 'how-to-use' : 'explain-more', both)
}
