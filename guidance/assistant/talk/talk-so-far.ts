import type { Knowledge } from '../../knowledge/knowledge.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { hear } from '../understand/understand.ts'
import { type Phrase, phrasesIn } from './phrases.ts'
import { restated } from './restate.ts'
import { bareChoice } from './two-and-money.ts'
import { nothingSaid, saidIn, type Talk } from './talk.ts'

// A talk is gone through from its first message: each is said in full by what was held before it, and what it says then is held for the next.

const subjectOf = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.find(({ slot }) => slot === 'used') ??
  phrases.find(({ slot }) => slot === 'other') ??
  phrases.find(({ slot }) => slot === 'trouble') ??
  phrases[0]

/** "Bumps at the back of his head" is no longer. */
const longestTrouble = 8

/** "My hands are dry": dry hands. */
const isSo = /^(?:is|are|get|gets|feel|feels|stay|stays|look|looks)(?: (?:so|very|always|really|still|all|super))*$/

const troubleOf = (said: readonly string[], phrases: readonly Phrase[]): string | undefined => {
  const at = phrases.findIndex(({ slot }) => slot === 'trouble')
  const trouble = phrases[at]
  if (trouble === undefined) return undefined
  const before = phrases[at - 1]
  if (before?.slot === 'place' && isSo.test(said.slice(before.to, trouble.from).join(' ')))
    return `${trouble.words} ${before.words}`
  const place = phrases.findLast(
    ({ slot, from, to }) => slot === 'place' && from >= trouble.to && to - trouble.from <= longestTrouble,
  )
  return said.slice(trouble.from, place?.to ?? trouble.to).join(' ')
}

/** "It's on my child's head": where the trouble is that was asked about. */
const itIsThere =
  /^(?:(?:no|sorry|oh|and|but|actually|wait) )*(?:its|it is|theyre|they are|its only|it started) (?:only |just |all |mostly )*(?<there>(?:on|in|under|around|behind|between|near) (?:my|his|her|the|our) .{3,30})$/

/** What is wished for is asked for. */
const wishes = /\b(?:want|need|looking for|soek|recommend|suggest) (?:something|anything|a|an|some|iets|n)\b/
const defines =
  /^(?:(?:hi|hey|so|and|ok) )*(?:what|whats|wat) (?:is|are|does|do|s)\b(?! (?:good|best|the best|helps?|safe|better)\b)|\bdifference between\b/
const measured = /^(?:(?:and|ok|so|but) )*(?:how (?:much|many|often|long)|when|where)\b/
const amount = /^(?:drops?|pumps?|layers?|coats?|fingers?|spoons?)$/
/** "It's too greasy" is said of a product. */
const ofIt = /\b(?:its|it|theyre|they|that)\b/
const mostBeside = 5
const takesUp = /\b(?:bought|using|use|used|got|started|have|tried|put|applied|wash with|gebruik)\b/

/** "Is it better than aha?" is asked of what was spoken of before, and "it" after it is that. */
const besideOther =
  /\b(?:better|worse|stronger|weaker|gentler|milder|safer|cheaper|nicer|more|less|faster|quicker|good|same|different|harsher|heavier|lighter)\b.{0,24}\b(?:than|as|from) $/
/** What is worn, and that nothing came of it, is told, though it names no care. */
const wears =
  /\bmake ?up\b|\bbreast ?feed|^(?:it|this|that|they) (?:still )?(?:does not|doesnt|did not|didnt|is not|isnt) (?:\w+ )?(?:work|help)\w*$|^(?:maar )?dit (?:werk|help) nie$/i

/** The talk after one more message. */
const after = (knowledge: Knowledge, talk: Talk, message: string): Talk => {
  const there = itIsThere.exec(saidIn(message))?.groups?.['there']
  const full = there === undefined ? (restated(knowledge, talk, message)?.message ?? message) : message
  const phrases = phrasesIn(knowledge, full)
  const now =
    asks(saidIn(full)) ||
    full.includes('?') ||
    wishes.test(saidIn(full)) ||
    (bareChoice.test(saidIn(full)) && phrases.length > 0)
  const own = subjectOf(phrases)
  const taken =
    own?.slot === 'used' &&
    takesUp.test(saidIn(full)) &&
    phrases.filter(({ slot }) => slot !== 'trouble').length === 1 &&
    (ofIt.test(saidIn(full)) || saidIn(full).split(' ').length - own.words.split(' ').length < mostBeside)
  // "How many drops?" is asked of what was spoken of.
  const ofMeasure =
    now &&
    talk.subject?.slot === 'used' &&
    own !== undefined &&
    (own.slot !== 'used' || amount.test(own.words)) &&
    measured.test(saidIn(full))
  const compares =
    now &&
    talk.subject?.slot === 'used' &&
    own?.slot === 'used' &&
    phrases.filter(({ slot }) => slot === 'used').length === 1 &&
    besideOther.test(`${hear(knowledge, full).tokens.slice(0, own.from).join(' ')} `)
  const subject =
    (now && !ofMeasure && !compares) || talk.subject === undefined || taken ? (own ?? talk.subject) : talk.subject
  const placed = there === undefined || talk.trouble === undefined ? undefined : `${talk.trouble} ${there}`
  // "What is rosacea?" tells of nobody who has it.
  const defined = now && defines.test(saidIn(full))
  const told =
    defined || (!now && talk.trouble !== undefined && ofIt.test(saidIn(full)))
      ? undefined
      : troubleOf(hear(knowledge, full).tokens, phrases)
  const trouble = placed ?? told ?? talk.trouble
  return {
    told: now ? [] : taken || placed !== undefined || phrases.length === 0 ? talk.told : [...talk.told, saidIn(full)],
    story: now || (phrases.length === 0 && !wears.test(full)) ? talk.story : [...talk.story, saidIn(full)],
    questions: now ? [saidIn(full), ...talk.questions] : talk.questions,
    ...(now
      ? { question: saidIn(full), asked: full }
      : {
          ...(talk.question !== undefined && { question: talk.question }),
          ...(talk.asked !== undefined && { asked: talk.asked }),
        }),
    ...(subject !== undefined && { subject }),
    ...(trouble !== undefined && { trouble }),
    named: [...phrases, ...talk.named],
  }
}

/** What a talk holds after the messages of a person, the oldest first. */
export const talkOf = (knowledge: Knowledge, messages: readonly string[]): Talk =>
  messages.reduce((talk: Talk, message) => after(knowledge, talk, message), nothingSaid)
