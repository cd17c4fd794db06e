import type { Knowledge } from '../../knowledge/knowledge.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { hear } from '../understand/understand.ts'
import { type Phrase, phrasesIn } from './phrases.ts'
import { restated } from './restate.ts'
import { nothingSaid, saidIn, type Talk } from './talk.ts'

// A talk is gone through from its first message: each is said in full by what was held before it, and what it says then is held for the next.

const subjectOf = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.find(({ slot }) => slot === 'used') ?? phrases.find(({ slot }) => slot === 'other') ?? phrases.find(({ slot }) => slot === 'trouble') ?? phrases[0]

/** "Bumps at the back of his head" is no longer. */
const longestTrouble = 8

const troubleOf = (said: string, phrases: readonly Phrase[]): string | undefined => {
  const trouble = phrases.find(({ slot }) => slot === 'trouble')
  if (trouble === undefined) return undefined
  const place = phrases.findLast(({ slot, from, to }) => slot === 'place' && from >= trouble.to && to - trouble.from <= longestTrouble)
  return said.split(' ').slice(trouble.from, place?.to ?? trouble.to).join(' ')
}

const takesUp = /\b(?:bought|using|use|used|got|started|have|tried|put|applied|wash with|gebruik)\b/

/** "Epimax or aqueous cream" asks, though it says not so. */
const bareChoice = /^(?:\S+ ){1,4}(?:or|vs|versus|noma) (?:\S+ ?){1,8}$/

/** The talk after one more message. */
const after = (knowledge: Knowledge, talk: Talk, message: string): Talk => {
  const full = restated(knowledge, talk, message)?.message ?? message
  const phrases = phrasesIn(knowledge, full)
  const now = asks(saidIn(full)) || full.includes('?') || (bareChoice.test(saidIn(full)) && phrases.length > 0)
  const own = subjectOf(phrases)
  const taken = own?.slot === 'used' && takesUp.test(saidIn(full)) && phrases.filter(({ slot }) => slot === 'used').length === 1
  const subject = now || talk.subject === undefined || taken ? own ?? talk.subject : talk.subject
  const trouble = troubleOf(hear(knowledge, full).tokens.join(' '), phrases) ?? talk.trouble
  return {
    ...(!now && !taken && phrases.length > 0 && { told: saidIn(full) }),
    questions: now ? [saidIn(full), ...talk.questions] : talk.questions,
    ...(now ? { question: saidIn(full) } : talk.question !== undefined && { question: talk.question }),
    ...(subject !== undefined && { subject }), ...(trouble !== undefined && { trouble }), named: [...phrases, ...talk.named],
  }
}

/** What a talk holds after the messages of a person, the oldest first. */
export const talkOf = (knowledge: Knowledge, messages: readonly string[]): Talk =>
  messages.reduce((talk: Talk, message) => after(knowledge, talk, message), nothingSaid)
