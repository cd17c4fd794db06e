import type { AsideText } from '../../knowledge/entries.ts'
import { type Intent, messagesOf } from '../conversation.ts'
import type { Ready } from '../understand/ready-answers.ts'
import type { Thing } from '../understand/things.ts'
import { asksOpenly } from '../understand/asked-openly.ts'
import { rowOf } from './compare.ts'
import { type Asked, capital, countWords, saidIn } from './draft.ts'
import { sentencesIn } from './onward.ts'
import { withoutVerdict } from './open-answer.ts'
import { wordsOf } from '../../text/normalise.ts'
import { stemOf } from '../../text/stem.ts'
import { lineOn, strengthOf, type Usage, usageOf } from './facts.ts'
import { askThem, cautionOf, expects, isMedicine, isOf, isRetinoid } from './lines.ts'

export { insteadOf } from './expecting.ts'

// What a message asked beside its main question: an answer speaks of everything that was named.

const filler = new Set(['extract'])

/** Whether an answer speaks of a thing by any of its names. */
const speaksOf = (text: string, { called, ingredient, family }: Thing): boolean =>
  [called, family === undefined ? (ingredient?.id.replaceAll('-', ' ') ?? called) : called]
    .map((name) => name.toLowerCase().replace(/\s*\(.*$/, ''))
    .some(
      (name) =>
        text.includes(name) ||
        name.split(' ').some((word) => word.length > 5 && !filler.has(word) && text.includes(word.replace(/s$/, ''))) ||
        (name === 'ahas' && /\baha|glycolic|lactic/.test(text)),
    )

const lineFor = (thing: Thing, { situation, heard }: Asked): string => {
  const name = `**${capital(thing.called)}:**`
  const { conditions } = situation
  if (expects(situation)) {
    const caution = cautionOf(
      thing,
      conditions.has('pregnant') || conditions.has('trying') ? 'pregnancy' : 'breastfeeding',
    )
    return `${name} ${{ avoid: 'leave it out now, too', ok: 'generally fine now' }[caution as string] ?? `little is known, so ask ${askThem} first`}.`
  }
  if (conditions.has('under-12') && (isRetinoid(thing) || isOf(thing, 'aha', 'bha')))
    return `${name} not for a child either.`
  return heard.isLabel ? lineOn(thing) : rowOf(thing)
}

/** What was named and the answer has not spoken of: a line each, two at most. */
export const leftOut = (asked: Asked, intent: Intent, text: string): string[] => {
  const { heard } = asked
  if (intent === 'particular' && heard.particular?.sure === true) return []
  if (heard.isLabel || heard.followsUp || intent === 'lightening' || intent === 'diagnosis' || intent === 'reaction')
    return []
  const lower = text.toLowerCase()
  return heard.things
    .filter((thing) => !speaksOf(lower, thing))
    .slice(0, 2)
    .map((thing) => lineFor(thing, asked))
}

/** Of what was heard the answer does not speak yet: a line each, two at most. */
const unsaid = (all: readonly AsideText[], text: string): string[] =>
  all
    .filter(({ named }) => !new RegExp(named, 'i').test(text))
    .slice(0, 2)
    .map(({ says }) => says)

/** Household names that were said. */
export const householdLines = ({ heard }: Asked, text: string): string[] => unsaid(heard.household, text)

const burntNow =
  /\b(?:pink|red|hot|sore|today|now|yesterday|sun ?burnt|burnt|burned|peeling|shoulders|back|verbrand)\b/i
/** Skin that is burnt now is cooled, whatever else was asked of it. */
const coolIt =
  '**For the burn itself:** out of the sun, cool water or damp cloths for twenty minutes, then a plain moisturiser, and drink enough.'

/** What a way or time of life asks for. */
export const circumstanceLines = (
  {
    knowledge,
    situation: { babyMonths },
    heard: { years, circumstances, intent, particular, kinds, message, cues, who },
  }: Asked,
  text: string,
): string[] => {
  const burnt = cues.has('sunburn') && who.includes('sunburn') && intent === 'particular' && burntNow.test(message)
  if (burnt && !/\bcool(?:ing)? (?:it|water|cloth|shower|bath|damp|the)/i.test(text)) return [coolIt]
  if (
    ((babyMonths ?? 6) < 6 && kinds.includes('sunscreen')) ||
    (intent === 'particular' && particular?.sure === true && particular.as !== 'sunscreen')
  )
    return []
  const old =
    years !== undefined && years >= 60 && !/\b(?:spf|factor)\b/i.test(message)
      ? knowledge.circumstances.find(({ id }) => id === 'old-skin')
      : undefined
  return unsaid(
    [
      ...new Set([
        ...circumstances.filter(({ says }) => intent !== 'safe' || !says.includes('Short of time')),
        ...(old === undefined ? [] : [old]),
      ]),
    ],
    text,
  )
}

/** Second questions: what asks for it, what shows that an answer has said it, and the line. */
const aspects: readonly {
  intent: Intent
  asks: RegExp
  said?: RegExp
  says: (usage: Usage, strength: string | undefined) => string | undefined
}[] = [
  {
    intent: 'how-long',
    said: /\b(?:8 to 12 weeks|12 weeks|months)\b/,
    says: ({ takes }) => `**How long:** ${takes}.`,
    asks: /\b(?:how (?:long|many weeks|many months|soon|fast)|see (?:results|something|a difference|any(?:thing)?)|un?till? i see|hoe (?:gou|lank))\b/,
  },
  {
    intent: 'how-often',
    said: /\b(?:once|twice|every second|a week)\b/,
    says: ({ often }) => `**How often:** ${often}.`,
    asks: /\b(?:how often|how many times|every ?day|daily|every night|times a week)\b/,
  },
  {
    intent: 'how-to-use',
    says: (_, strength) =>
      strength && `**Strength:** start at the low end of ${strength}; stronger irritates more and seldom does more.`,
    asks: /\b(?:what|which) (?:strength|percent(?:age)?)\b|\bhow strong\b|\b\d+(?: \d+)? (?:or|vs) \d+(?: \d+)? percent\b|\bpercent or\b/,
  },
  {
    intent: 'when',
    said: /\b(?:at night|in the morning|morning or night)\b/i,
    says: ({ time }) => `**When:** ${time}.`,
    asks: /\b(?:morning or night|night or morning|day or night|am or pm|what time|when do i (?:use|put|apply))\b/,
  },
]

/** The second question of a message, on the use of the thing it names: one line. */
export const secondQuestion = (asked: Asked, intent: Intent, text: string): string | undefined => {
  const [thing] = asked.heard.things
  if (
    thing === undefined ||
    isMedicine(thing) ||
    intent === 'safe' ||
    intent === 'reaction' ||
    (expects(asked.situation) && cautionOf(thing, 'pregnancy') === 'avoid')
  )
    return undefined
  // What was just advised against needs no plan.
  if (/^\**(?:No\b|Not |Better not|Rather not|Please don)/.test(text)) return undefined
  const usage = usageOf(thing)
  const found = usage.used
    ? aspects.find((one) => one.intent !== intent && one.asks.test(saidIn(asked)) && one.said?.test(text) !== true)
    : undefined
  return found?.says(usage, strengthOf(thing))
}

/** What has an answer of its own whatever else may be meant. */
const nothingElse = new Set<Intent>([
  'red-flag',
  'lightening',
  'injection',
  'medicine',
  'safe',
  'combine',
  'noted',
  'routine',
  'order',
  'label',
  'diagnosis',
])

const longWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => word.length > 3)
      .map(stemOf),
  ),
]

/** Half of its words stand in a text already: it would say the same once more. */
const saysAlready = (text: string, sentence: string): boolean => {
  const [said, own] = [new Set(longWords(text)), longWords(sentence)]
  return own.filter((word) => said.has(word)).length * 2 >= own.length
}

/** Words of nearly every question, that tell nothing of what one is about. */
const anyQuestion = new Set(
  `stay stays skin face body good help using used make makes cream creams product products thing things really very does have with that this what which when will would should could want need
  like just from your they them there where because about after before every time week weeks month months year years please still also best better right always never only more much many some
  serum serums lotion lotions blister blisters heal heals healed heard told calm leave wait today tomorrow yesterday work works safe okay fine normal look looks looking feel feels know think start started keep getting going people someone name morning night daily`
    .split(/\s+/)
    .map(stemOf),
)

/** Words of another reading that begin as those of a question do. */
const begins = (words: readonly string[]): Set<string> => new Set(words.map((word) => word.slice(0, 4)))

/** What a question asks about, as its words begin. "Honest answer please" asks what was asked before. */
const askedAbout = ({ heard: { english, tokens }, request }: Asked): ReadonlySet<string> => {
  const before =
    longWords(request.message).filter((stem) => !anyQuestion.has(stem)).length > 2
      ? []
      : longWords(messagesOf(request.turns).slice(-2).join(' '))
  return begins([...longWords([...english, ...tokens].join(' ')), ...before].filter((stem) => !anyQuestion.has(stem)))
}

const covered = (asked: ReadonlySet<string>, text: string): number => {
  const said = begins(longWords(text))
  return [...asked].filter((one) => said.has(one)).length
}

/** Whom or which place an answer is only for: not meant where neither is named. */
const onlyFor =
  /\b(?:napp|baby|babies|newborn|infant|child|kids?|teen|pregnan|breast|beard|tattoo|braid|wig|lash|lip|nail|feet|foot|scalp|hair|eye|peel|salon|razor|shav|wax|eczema|sunburn|gym)/g
const forAnother = (asked: Asked, { id }: Ready): boolean => {
  const told = [...messagesOf(asked.request.turns), asked.request.message, ...asked.heard.english]
    .join(' ')
    .toLowerCase()
  return (id.replaceAll('-', ' ').match(onlyFor) ?? []).some((one) => !told.includes(one.slice(0, 4)))
}

/** Whether another reading speaks, at its head or of half of it, of what was asked about and what the answer passes over. */
const ofWhatIsAsked = (asked: Asked, text: string, head: string, other: string): boolean => {
  const all = askedAbout(asked)
  const passedOver = new Set([...all].filter((one) => !begins(longWords(text)).has(one)))
  return covered(passedOver, head) > 0 || (passedOver.size > 0 && covered(passedOver, other) * 2 >= all.size)
}

/** What helps at once is told whatever else was meant. */
const firstAid = /\b(?:running water|plenty of (?:\w+ )?water|rinse it (?:out|off) at once)\b/i

/** Opposite verdicts, or the same one twice: beside the first the second has no place. */
const verdictOf = (text: string): string | undefined =>
  /^\**(yes|no|not|better|rather|hardly|mostly|usually|only|never|stop|a little)\b/i.exec(text)?.[1]?.toLowerCase()

/**
 * The first sentences of the ready answer that may be meant instead, as far as they have room, where the first of them speaks of something that was asked about
 * and that an answer passes over.
 */
export const meantBesides = (asked: Asked, intent: Intent, text: string, words = 45): string | undefined => {
  const { perhaps, cues } = asked.heard
  if (perhaps === undefined || nothingElse.has(intent) || cues.has('shorter')) return undefined
  const [first = '', ...more] = (perhaps.topic?.says ?? [perhaps.myth?.answer ?? '']).flatMap(sentencesIn)
  // A text with a gap speaks of a thing that was not named.
  if (first.includes('{') || countWords(first) > words || saysAlready(text, first) || forAnother(asked, perhaps))
    return undefined
  const said = [first]
  for (const one of more) {
    if (one.includes('{') || countWords([...said, one].join(' ')) > words) break
    said.push(one)
  }
  if (firstAid.test(first) && !firstAid.test(text)) return said.join(' ')
  return ofWhatIsAsked(asked, text, `${perhaps.id.replaceAll('-', ' ')} ${first}`, said.join(' '))
    ? said.join(' ')
    : undefined
}

/** How what may be meant besides begins: where nothing was known of what was asked, it may be meant instead. */
export const alsoSaid = { beside: '**Also worth knowing:**', instead: '**Or did you mean this?**' } as const

/** It is not sure that this was meant: what there is to say to the other reading, in so many words. Of two verdicts only the first is given. */
export const perhapsMeant = (asked: Asked, intent: Intent, text: string, words: number): string | undefined => {
  const found = meantBesides(asked, intent, text, words)
  if (found === undefined) return undefined
  const said = asksOpenly(asked.request.message) ? withoutVerdict(`**${found}`).slice(2) : found
  return verdictOf(said) !== undefined && (verdictOf(text) !== undefined || asksOpenly(asked.request.message))
    ? undefined
    : `${/^\**I don’t know\b/.test(text) ? alsoSaid.instead : alsoSaid.beside} ${said}`
}
