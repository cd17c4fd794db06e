import type { Concern } from '../../knowledge/kinds.ts'
import type { Intent, Topic } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { thingsOf } from '../understand/carry.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, countWords, type Draft } from './draft.ts'
import { concernCalled } from './facts.ts'

// "It's been three weeks and nothing changed", "I've been doing it since January": whether that is long enough to judge what was advised, and what then. Source: general
// dermatology practice; skin renews itself in about a month.

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  n: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  couple: 2,
  few: 3,
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vyf: 5,
  ses: 6,
}
const measured = new RegExp(
  String.raw`\b(\d{1,2}|${Object.keys(numbers).join('|')})(?: (?:of|full|whole|good|solid|more than|and a half))* (days?|weeks?|wks?|months?|mnths?|mths?|years?|yrs?|dae|weke|week|maande?|jaar)\b(?! (?:old|pregnant|ago|along))`,
)
const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januarie|februarie|maart|mei|junie|julie|augustus|oktober|desember'
const sinceThen = new RegExp(
  String.raw`\b(?:since|from|sedert|van)(?: the)?(?: (?:beginning|start|end) of)?(?: last)? (${monthNames}|christmas|new year|easter|last year|year|winter|summer|last month|ages|forever)\b`,
)
const forLong =
  /\b(?:for (?:ages|months|years|so long|a long time|a while)|(?:many|several) (?:months|years)|a long time|long time now)\b/
const perWeek = (unit: string): number =>
  unit.startsWith('d') ? 1 / 7 : unit.startsWith('w') ? 1 : /^(?:y|j)/.test(unit) ? 52 : 4.3

/** It is told of use, or of what came of it, and not of a single day. */
const ofUse =
  /\b(?:using|use|used|doing|on it|wearing|taking|applied|nothing|no (?:change|difference|results?|improvement)|not (?:working|helping|better)|(?:isnt|doesnt|didnt|hasnt|dont|havent) (?:\w+ )?(?:work\w*|help\w*|chang\w*|see|seen|notice\w*)|the same|so far|gebruik|steeds)\b/
const unchanged =
  /\b(?:nothing|no (?:change|difference|results?|improvement)|not (?:working|helping|better)|(?:isnt|doesnt|didnt|hasnt|dont|havent|cant) (?:\w+ )?(?:work\w*|help\w*|chang\w*|see|seen|notice\w*|clear\w*|fad\w*)|still (?:there|have|the same|dark|breaking|not|nothing)|the same|same|niks|geen)\b/
const event =
  /\b(?:ago|yesterday|gister|shaved|waxed|peeled|popped|burnt|burned|started|period|pregnan\w*|due|wedding|party|baby|till|until|before|wait)\b/
/** "I've had them since December" tells of the trouble, and what was talked out of needs no judging. */
const ofTrouble =
  /\b(?:had|have|got|has) (?:it|them|this|these|that)\b|\bmine\b|\bbeen (?:like|there|so|going|getting)\b|\blike (?:this|that)\b|\b(?:there|here) (?:since|for)\b/
const refused = /^\**(?:no\b|not\b|never|better not|rather not|please do(?: not|n’t)|leave\b)/i
const asksElse = /^(?:(?:and|so|but|ok) )*(?:can|may|should|must|which|what|how|where|why)\b/
const longest = 18

/** So many weeks a fair test takes. */
const weeksFor: Readonly<Partial<Record<Concern, number>>> = {
  acne: 12,
  'dark-spots': 12,
  aging: 24,
  dehydration: 4,
  redness: 8,
  oiliness: 8,
  texture: 8,
  pores: 12,
  dullness: 8,
}
const usual = 12
/** What wants days and not weeks, or somebody to look, is not waited for. */
const acute =
  /\b(?:napp(?:y|ies)|rash|burns?|bites?|fung\w*|antifungal|infect\w*|scabies|lice|wounds?|boils?|styes?|cold sores?|itch\w*|steroid|cortisone|prescri\w*|hives|pus|mites?|ringworm|tablets?)\b/i
/** An answer that tells of weeks is of something that takes them. */
const takesWeeks = /\b(?:weeks|months)\b/

const gone: ReadonlySet<Intent> = new Set<Intent>([
  'for-concern',
  'particular',
  'explain-more',
  'does-help',
  'suggest',
  'routine',
  'how-to-use',
  'how-often',
  'how-long',
  'what-is',
  'safe',
  'when',
])

/** Which other way there is once this one has been tried for long enough. */
const next: Readonly<Partial<Record<Concern, string>>> = {
  acne: 'Change one thing: benzoyl peroxide 2.5–5% if it was salicylic acid, or the other way round; a clinic has more for deep, sore or scarring ones.',
  'dark-spots':
    'Change one thing: azelaic acid about 10% if it was niacinamide or vitamin C, and a tinted sunscreen SPF 50 every morning, without which the rest hardly works.',
  dehydration:
    'Change one thing: a thicker cream or petroleum jelly on damp skin, less soap, shorter and cooler washing.',
  redness: 'Leave out scent and whatever stings, and let a clinic look: lasting redness may need a medicine.',
  aging: 'Stay with sunscreen every morning; a slightly stronger retinoid (not in pregnancy) is the next step.',
}

type Span = { weeks: number | undefined; called: string }

/** How long it has been, by what is told; no weeks where only the month is named. */
const spanIn = (said: string): Span | undefined => {
  const found = measured.exec(said)
  if (found !== null) {
    const [, many = '', unit = ''] = found
    return { weeks: (numbers[many] ?? Number(many)) * perWeek(unit), called: found[0] }
  }
  const since = sinceThen.exec(said)?.[1]
  if (since !== undefined)
    return {
      weeks: undefined,
      called: `since ${since.length > 3 && new RegExp(`^(?:${monthNames})$`).test(since) ? capital(since) : since === 'christmas' || since === 'easter' ? capital(since) : since}`,
    }
  return forLong.test(said) ? { weeks: 26, called: 'that long' } : undefined
}

const keep = (text: string): string => (text.split(/(?<=[.!?]) (?=[A-Z*])/)[0] ?? '').replaceAll('**', '')

/** Whether the time that is told is enough to judge what was advised; undefined where none is told, or one thing alone was spoken of, of which more is known. */
export const soLongNow = ({ knowledge, heard, request, situation }: Asked): Draft | undefined => {
  const previous: Topic | undefined = heard.previous
  const said = tokensOf(request.message).join(' ')
  if (
    previous === undefined ||
    !gone.has(previous.intent) ||
    previous.trouble === true ||
    previous.redFlag !== undefined ||
    heard.isLabel ||
    said.split(' ').length > longest
  )
    return undefined
  const last = request.turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
  const span =
    ofUse.test(said) && !ofTrouble.test(said) && !refused.test(last) && !event.test(said) && !asksElse.test(said)
      ? spanIn(said)
      : undefined
  const own = hear(knowledge, request.message)
  const asked =
    request.message.includes('?') &&
    !/\b(?:long enough|enough time|too (?:short|early|soon)|is (?:it|that) normal|how much longer|give it)\b/.test(said)
  if (
    span === undefined ||
    asked ||
    own.particular?.sure === true ||
    !own.concerns.every((one) => previous.concerns.includes(one)) ||
    own.harmed ||
    own.kinds.length + own.household.length + own.who.length > 0 ||
    own.things.some(({ called }) => !thingsOf(knowledge, previous).some((one) => one.called === called)) ||
    /\b(?:using|used|use|doing|applied) (?!it|them|this|that|the|for|my|every|since|daily|a |one|once|now|all)\w{4,}/.test(
      said,
    ) ||
    own.medicine !== undefined
  )
    return undefined
  const named = thingsOf(knowledge, previous)
  if (named.length === 1 && span.weeks !== undefined) return undefined
  const [concern] = previous.concerns
  const entry = heard.particular ?? knowledge.topics.find(({ id }) => id === previous.entry)
  if (concern === undefined && entry === undefined && named.length === 0 && previous.intent !== 'routine')
    return undefined
  const text = `${entry?.says.join(' ') ?? ''}`
  // What heals in days, and what is a child's, is not judged in weeks.
  if (
    (concern === undefined && entry !== undefined && (acute.test(text) || !takesWeeks.test(text))) ||
    acute.test(`${previous.entry ?? ''}`.replaceAll('-', ' ')) ||
    situation.conditions.has('under-12') ||
    situation.babyMonths !== undefined
  )
    return undefined
  const needed = concern === undefined ? usual : (weeksFor[concern] ?? usual)
  const what =
    named[0]?.called ??
    (concern === undefined || entry !== undefined ? 'it' : `what you do for ${concernCalled[concern]}`)
  const check =
    'Used as often as it was meant, on the whole area, with sunscreen, SPF 30–50, every morning, and nothing new beside it? A photo today in daylight and one each month shows more than the mirror.'
  const seen =
    concern === undefined
      ? 'No change after that: let a pharmacist, clinic or dermatologist look.'
      : knowledge.concern(concern).beSeen
  const step =
    concern === undefined
      ? 'Change one thing at a time, not all of it.'
      : (next[concern] ?? 'Change one thing at a time, not all of it.')
  const advised = entry === undefined ? undefined : keep(entry.says[0] ?? '')
  const early = span.weeks !== undefined && span.weeks < needed - 1
  const none = unchanged.test(said)
  // What was asked of time is answered of time there.
  if (previous.intent === 'how-long' && none && !early) return undefined
  const first = early
    ? `**Not yet: ${span.called} ${/^(?:a|one|1|n|een) /.test(span.called) ? 'is' : 'are'} too short to judge; give ${what} ${needed === 24 ? 'three to six months' : `${needed} weeks`}.**`
    : span.weeks === undefined
      ? `**${capital(span.called)}: if that is ${needed} weeks or more, it is long enough to judge.**`
      : none
        ? `**Yes, that is long enough: no change by now means that it is time to change the plan.**`
        : '**Yes, that is long enough to judge.**'
  const paragraphs = early
    ? [
        first,
        '*Why:* skin renews itself in about a month, and a fair test needs two or three rounds of that.',
        `**Check meanwhile:** ${check}`,
        advised === undefined ? undefined : `Stay with it till then: ${advised}`,
        seen,
      ]
    : [
        first,
        none ? `**First check:** ${check}` : 'Better by now? Carry on, a little less often once it holds.',
        `**${none ? 'Then' : 'No change'}:** ${step}`,
        none && span.weeks !== undefined ? undefined : check,
        seen,
      ]
  const kept = paragraphs.filter((one) => one !== undefined)
  return {
    paragraphs: countWords(kept.join(' ')) > 125 ? kept.filter((one) => !one.startsWith('Stay with it')) : kept,
    things: named.slice(0, 1),
    sources: previous.sources ?? ['general'],
    sure: true,
    topic: { ...previous },
    suggestions: ['When should I see somebody about it?', 'How often should I use it?'],
  }
}
