import type { Knowledge } from '../knowledge/knowledge.ts'
import { withoutSmallTalk } from '../text/small-talk.ts'
import { readingOf } from './reading.ts'
import { signs } from './signs.ts'

// What of a message is weighed for an alarm: all but the small talk that no sign begins with.

const firsts = [...new Set(signs.flatMap(({ clues: [first = []] }) => first))]

/** "Two lines on the stick this morning!": however lightly it is said, a sign may begin with it. */
export const mayBegin = (sentence: string): boolean => {
  const { find } = readingOf(sentence)
  return firsts.some((clue) => find(clue).length > 0)
}

/** A text without the small talk around what is told; a sentence that a sign may begin with is none. */
export const withoutAsides = (knowledge: Knowledge, text: string): string => withoutSmallTalk(knowledge, text, mayBegin)
