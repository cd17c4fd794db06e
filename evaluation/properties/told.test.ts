import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer } from '#guidance/assistant/answer.ts'
import type { PageRef, Turn } from '#guidance/assistant/conversation.ts'
import { situationOf } from '#guidance/safety/read-situation.ts'
import { offeredIn } from '../safety.ts'
import { readUnseenCases } from '../sets.ts'
import { catalogue, knowledge } from './fixtures.ts'
import { questionsToBeAskedByAnybody, toldFacts } from './told.ts'

const pages: PageRef[] = [
  { title: 'Retinoids: start slowly', url: '/articles/retinoids-start-slowly', words: ['retinol', 'retinoids'] },
]

/** Matches questions that reveal something about the person. */
const telling =
  /\b(?:i'?m|my (?:son|daughter|bab|child|kid|toddler|mom|dad|gran|wife)|pregn|bab|swanger|khulelwe|breast|nurs|borsvoed|trying|allerg|reac|roacc|isotret|oratane|year|yr|month|week|peel|laser|wax|burn|vegan|halal)/i
const asked = (await readUnseenCases())
  .filter(
    ({ turns, profile, expect: { level } }) =>
      turns.length === 1 &&
      profile === undefined &&
      level === undefined &&
      (turns[0] ?? '').length < 120 &&
      (turns[0] ?? '').includes('?') &&
      !telling.test(turns[0] ?? ''),
  )
  .map(({ turns: [one = ''] }) => one)

/** Where a fact is mentioned: before or after the question, in the previous message, or two turns before with another message between. */
const places = ['before it', 'behind it', 'a turn before', 'two turns before'] as const
const between = ['thanks, that is good to know', 'what does SPF mean?', 'how long does a cream keep once open?']

const talk = (fact: string, question: string, place: (typeof places)[number], other: string): string[] =>
  place === 'before it'
    ? [`${fact}. ${question}`]
    : place === 'behind it'
      ? [`${/[.?!]$/.test(question) ? question : `${question}.`} ${fact}`]
      : place === 'a turn before'
        ? [fact, question]
        : [fact, other, question]

/** Everything that was recognised about the person, as text. */
const marksOf = (...texts: string[]): string[] => {
  const { conditions, quiet, avoid } = situationOf(knowledge, undefined, ...texts)
  return [...conditions, ...quiet, ...avoid.families, ...avoid.origins, ...avoid.ingredients]
}

const lastAnswer = (messages: readonly string[]): string => {
  const turns: Turn[] = []
  for (const message of messages) {
    const { response, topic } = answer(knowledge, { message, turns, pages, catalogue })
    turns.push({ role: 'user', text: message }, { role: 'assistant', text: response, topic })
  }
  return turns.at(-1)?.text ?? ''
}

const draw = fc.record({
  fact: fc.constantFrom(...toldFacts),
  nth: fc.nat(9),
  question: fc.oneof(fc.constantFrom(...questionsToBeAskedByAnybody), fc.constantFrom(...asked)),
  place: fc.constantFrom(...places),
  other: fc.constantFrom(...between),
})

// A run computes up to three answers. TOLD_RUNS sets more runs and lists all failures; PROPERTY_SEED sets another seed.
const many = process.env.TOLD_RUNS === undefined ? undefined : Number(process.env.TOLD_RUNS)
const numRuns = many ?? 40

describe('a fact that the person mentions, anywhere beside any question', { timeout: 60_000 + numRuns * 300 }, () => {
  it('is recognised', () => {
    fc.assert(
      fc.property(draw, ({ fact: { ways }, nth, question, place, other }) => {
        const fact = ways[nth % ways.length] ?? ''
        const messages = talk(fact, question, place, other)
        expect(
          marksOf(fact).filter((one) => !marksOf(...messages).includes(one)),
          messages.join(' / '),
        ).toEqual([])
      }),
      { numRuns: numRuns * 4 },
    )
  })

  it('keeps everything it rules out from being offered', () => {
    const failed: string[] = []
    fc.assert(
      fc.property(draw, ({ fact: { ways, never }, nth, question, place, other }) => {
        const messages = talk(ways[nth % ways.length] ?? '', question, place, other)
        const offered = offeredIn(lastAnswer(messages), never)
        if (many === undefined) expect(offered, messages.join(' / ')).toEqual([])
        else if (offered.length > 0) failed.push(`${messages.join(' / ')}\n    ${offered.join(' | ')}`)
      }),
      { numRuns },
    )
    expect(failed).toEqual([])
  })
})
