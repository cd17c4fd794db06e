import { guarded } from '../guard.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Intent } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'
import { leftOut } from './lines.ts'

// Answers that are told apart by what is said together: a thing, and what is asked of it. A row whose every sign is said answers, the first of them.

export type ReadyRow = {
  /** Each of these must be said, in the message as it was written, as it was put right, or in English. */
  asks: readonly RegExp[]
  /** None of this may be said. */
  not?: RegExp
  /** The verdict first. */
  says: readonly string[]
  suggestions: readonly string[]
  /** What the next turn goes on from, where it is more than a single answer. */
  intent?: Intent
}

/**
 * The ways a message can be read word by word: as it was written, with slips put right, and in English. What goes on from a turn before is read as it was
 * written: the rest of it is not said now.
 */
export const waysSaid = ({ heard, request }: Pick<Asked, 'heard' | 'request'>): string[] => [
  ...new Set(
    request.turns.length > 0
      ? [tokensOf(request.message).join(' ')]
      : [tokensOf(request.message).join(' '), heard.tokens.join(' '), heard.english.join(' ')],
  ),
]

/** Whether it names what this person leaves out: then the answers that know of it are asked. */
const leavesOut = ({ knowledge, heard, situation }: Asked, says: readonly string[]): boolean => {
  const { ingredients, families, origins, words } = situation.avoid
  return (
    heard.things.some((thing) => leftOut(knowledge, thing, situation) !== undefined) ||
    (ingredients.size + families.size + origins.size + words.length > 0 &&
      says.some((text) => guarded(knowledge, text, situation) !== text))
  )
}

/** The answer of the first row whose signs are all said; `also` is what was told before and still counts. */
export const answerOf = (rows: readonly ReadyRow[], asked: Asked, also = ''): Draft | undefined => {
  const { heard } = asked
  if (heard.isLabel || heard.injected) return undefined
  const ways = waysSaid(asked)
  const row = rows.find(({ asks, not }) =>
    ways.some(
      (said) =>
        not?.test(said) !== true &&
        asks.every((one) => one.test(said) || (also !== '' && one.test(also))) &&
        asks.some((one) => one.test(said)),
    ),
  )
  return row === undefined || leavesOut(asked, row.says)
    ? undefined
    : {
        paragraphs: [...row.says],
        things: row.intent === undefined ? [] : heard.things,
        brief: true,
        sources: ['general'],
        topic: row.intent === undefined ? { intent: 'particular', ingredients: [] } : { intent: row.intent },
        suggestions: [...row.suggestions],
      }
}
