import type { Knowledge } from '../../knowledge/knowledge.ts'
import { glossed } from '../../text/gloss.ts'
import type { Topic } from '../conversation.ts'
import { thingsOf } from './carry.ts'
import type { Heard } from './heard.ts'
import { kindCalled } from './turning.ts'
import { pattern } from '../../text/pattern.ts'

// "What helps for dry skin?" – "and the feet?": what was asked before is asked again, of another place of the body.

/** Places of the body at which skin wants something of its own. */
export const bodyPlaces = [
  'neck',
  'hands',
  'feet',
  'lips',
  'eyes',
  'trunk',
  'scalp',
  'joints',
  'underarms',
  'bikini',
  'body',
  'face',
] as const
export type BodyPlace = (typeof bodyPlaces)[number]

const words: Readonly<Record<BodyPlace, string>> = {
  neck: 'neck|nek|decollete|collarbone',
  hands: 'hands?|fingers|hande',
  feet: 'feet|foot|heels?|soles|toes|voete|hakke',
  lips: 'lips?|mouth|lippe',
  eyes: 'eye area|under ?eyes?|eye ?lash(?:es)?|lashes|eye ?lids?|eyes?|ooglede|oe',
  trunk: 'back|chest|shoulders?|rug|bors|skouers',
  scalp: 'scalp|head|kopvel',
  joints: 'elbows?|knees?|knuckles|elmboe|knie\\w*',
  underarms: 'under ?arms?|(?:under|onder) (?:my |the |die )?arms|arm ?pits?|pits|oksels',
  bikini: 'bikini(?: line| area)?|groin|private (?:parts?|area)|privates|pubic area|inner thighs?',
  body: '(?:rest of (?:my |the )?|whole )?body|legs?|arms?|thighs?|shins|stomach|belly|bum|buttocks|lyf|bene|liggaam',
  face: 'face|cheeks?|forehead|chin|nose|gesig',
}
const ofProduct = 'cream|gel|oil|balm|mask|wash|scrub|lotion|serum|product|care'

const anywhere = Object.values(words).join('|')
/** Whether a text speaks of a place. */
export const speaksOf = (text: string, place: BodyPlace): boolean =>
  new RegExp(String.raw`\b(?:${words[place]})\b`, 'i').test(text)

/** What may stand round the place where nothing but the place is new. */
const around = pattern`
  ^(?:and|ok|okay|so|but|oh|also|then|now|please|what|how|about|of|if|its|is|it|that|this|they|the|same|do|does|go|goes|for|on|onto|around|round|under|near|to|in|with|
  my|your|his|her|their|our|too|as|well|there|can|could|may|must|should|i|we|use|put|apply|work|works|will|would|help|helps|also|fine|safe|good|still|thing|one|stuff|product|cream|advice|answer|
  holds?|counts?|true|apply|applies|skin|part|en|ook|wat|van|vir|die|dieselfde|selfde|op|nou|dan|kan|mag|ek|dit|gebruik|sit|le|ka|mo|ho|tsa|ya|ke|gape|joang|jwang|jang|
  kanjani|njani|kuthiwani|kwaye|futhi|na|zona|yona|ona|kona|ngo|yini|gona|both|or|hey|hi|ja|yes|yebo|thanks|cool|great|nice|lekker)$`
const longest = 14

/** "Nezinyawo", "nomqolo": isiZulu and isiXhosa melt "and" or "with" into the place. */
const melted = /^(?:n|ng|kw|nj|ngas|nas)([aeo])(?=\w{3})/
const vowels: Readonly<Record<string, string>> = { a: 'a', e: 'i', o: 'u' }
const unmelted = (word: string): string[] => {
  const found = melted.exec(word)
  if (found === null) return []
  const [vowel = '', rest] = [found[1], word.slice(found[0].length)]
  return [`${vowels[vowel] ?? ''}${rest}`, `${vowel}${rest}`, `ii${rest.slice(1)}`]
}

const placeWord = new RegExp(`^(?:${anywhere})$`)

/** The message in English words, the places in it among them. */
const inEnglish = (knowledge: Knowledge, { english }: Heard): string =>
  english
    .map((word) =>
      placeWord.test(word) ? word : (glossed(knowledge, unmelted(word)).find((one) => placeWord.test(one)) ?? word),
    )
    .join(' ')

const anyPlace = new RegExp(String.raw`\b(${anywhere})\b(?! (?:${ofProduct})s?\b)`)

/** The place that is all a message names, as it calls it; undefined where it says anything else. */
const onlyPlace = (
  knowledge: Knowledge,
  heard: Heard,
): { place: BodyPlace; called: string; said: string } | undefined => {
  const said = inEnglish(knowledge, heard)
  if (heard.things.length + heard.concerns.length > 0 || heard.isLabel || heard.harmed || heard.tokens.length > longest)
    return undefined
  const called = anyPlace.exec(said)?.[1]
  if (
    called === undefined ||
    said
      .replaceAll(new RegExp(anyPlace, 'g'), ' ')
      .split(/\s+/)
      .some((word) => word !== '' && !around.test(word))
  )
    return undefined
  const place = bodyPlaces.find((one) => new RegExp(String.raw`^(?:${words[one]})$`).test(called))
  return place && { place, called, said }
}

const skinOf = 'dry|oily|greasy|sensitive|itchy|flaky|ashy|rough|droe|normal|dull|combination'
const ofSkin = new RegExp(String.raw`\b(?:(?:my|the|a|an|your|die|n) )?(${skinOf}) (?:${anywhere})\b`, 'i')
const named = new RegExp(
  String.raw`\b((?:my|the|your|his|her|our|die) )(?:skin on (?:my|the) )?(?:${anywhere})\b(?! (?:(?:${ofProduct})s?|of|up)\b)`,
  'i',
)
const ownSkin = /\b(?:my|the|die) (?:skin|vel)\b/i
const onPlaces = new RegExp(String.raw`\b(on|for|op|vir|onto|under|around) (?:${anywhere})\b`, 'i')

/** A question with another place in it: in the place of the one it names, or at its end. */
const movedTo = (message: string, called: string): string => {
  const there = `my ${called}`
  if (ofSkin.test(message)) return message.replace(ofSkin, `$1 skin on ${there}`)
  for (const [shape, by] of [
    [named, there],
    [onPlaces, `$1 ${there}`],
    [ownSkin, there],
  ] as const)
    if (shape.test(message)) return message.replace(shape, by)
  const [, text = '', end = ''] = /^(.*?)([.!?\s]*)$/s.exec(message) ?? []
  return `${text} on ${there}${end}`
}

const asksLeave = /\b(?:can|could|may|use|put|apply|fine|safe|good|work|works|kan|mag|gebruik|sit)\b/
const ofLotion = /\b(?:lotions?|butters?|creams?|wash|scrubs?|moisturi[sz]ers?|oils?|soaps?|room|ukhilimu\w*)\b/i
const ofWhat: ReadonlySet<string> = new Set(['what-is', 'explain-more', 'how-to-use'])
const nothingBefore: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'bye',
  'who-are-you',
  'what-can-you-do',
  'off-topic',
  'injection',
  'unclear',
  'label',
  'lightening',
  'diagnosis',
  'red-flag',
  'noted',
  'medicine',
  'combine',
])

/** "I have acne though": told beside what was asked. */
const besides = /^(?:(?:but|btw|oh|and|also|maar) )*(?:i|im|i'm|ive|i've|my|ek|she|he|it|its)\b(?!.*\?)/
const asksSomething =
  /\?|^(?:(?:and|so|hi|hey) )*(?:can|is|are|does|do|should|must|may|which|what|how|kan|mag|is|moet|wat|watter)\b/

/** Whether a message names what it is about. */
const saysWhat = ({ things, concerns, kinds, particular, myth, household }: Heard): boolean =>
  things.length + concerns.length + kinds.length + household.length > 0 ||
  particular !== undefined ||
  myth !== undefined

const corrected = new RegExp(
  String.raw`^(?:(?:no|nee|sorry|wait|oh|eish|ag|actually|hang on|not (?:my|the) \w+)[\s,.!–-]+)*(?:i|ek) (?:meant?|was asking|bedoel)(?: (?:about|on|for|vir|the|my|die|not (?:my|the) \w+,?))* ` +
    String.raw`(${anywhere})\b(?:(?:,| and| or| en)? (?:my |the )?(${anywhere})\b)?(?! (?:${ofProduct})s?\b)`,
  'i',
)
/** "No, I meant my body, legs, …": the place that is put right, as a message that names nothing else; undefined otherwise. */
export const placeMeant = (message: string): string | undefined => {
  const [, first, second] = corrected.exec(message.trim()) ?? []
  const called = second ?? first
  return called === undefined ? undefined : `and my ${called.toLowerCase()}?`
}

/** A turn, and what went before it, the latest first. */
export type Turned = {
  knowledge: Knowledge
  heard: Heard
  previous: Topic
  earlier: readonly string[]
  hear: (message: string) => Heard
}

/** The question of before as it is asked of the one place that a message names. */
export const askedElsewhere = ({
  knowledge,
  heard,
  previous,
  earlier,
  hear,
}: Turned): { message: string; place: BodyPlace } | undefined => {
  if (nothingBefore.has(previous.intent) || previous.redFlag !== undefined || previous.trouble === true)
    return undefined
  const found = onlyPlace(knowledge, heard)
  const turns =
    found === undefined ? [] : earlier.filter((message) => onlyPlace(knowledge, hear(message)) === undefined)
  // "I'm 16" tells something and asks nothing: what was asked stands before it.
  const named = turns.filter((message) => saysWhat(hear(message)))
  const [told, asked] = named
  const base =
    told !== undefined &&
    asked !== undefined &&
    besides.test(told.toLowerCase()) &&
    asksSomething.test(asked.toLowerCase())
      ? asked
      : (told ?? turns[0])
  if (found === undefined || base === undefined) return undefined
  const { place, called, said } = found
  const before = thingsOf(knowledge, previous)
  // "I have the toner, 2%" keeps to what was named the turn before.
  const spoken =
    before.length > 0 || previous.kind === undefined
      ? []
      : (earlier
          .slice(0, 2)
          .map((message) => hear(message).things)
          .find((all) => all.length > 0) ?? [])
  const things = before.length > 0 ? before : spoken
  // "Ingrown hairs on my legs" names a place and no lotion for it.
  const kind =
    previous.kind === 'body' && !ofLotion.test(base)
      ? undefined
      : previous.kind === 'moisturiser' && /\blotion\b/i.test(base)
        ? ('body' as const)
        : previous.kind
  const subject = things.length > 1 ? undefined : (things[0]?.called ?? (kind && kindCalled(kind)))
  const at = place === 'eyes' ? `around my ${called.replace(/^under ?/, '')}` : `on my ${called}`
  return {
    place,
    message:
      subject !== undefined && (asksLeave.test(said) || ofWhat.has(previous.intent))
        ? `Can I use ${subject} ${at}?`
        : movedTo(place === 'face' ? base.replace(/\b(?:body )?lotion\b/i, 'moisturiser') : base, called),
  }
}
