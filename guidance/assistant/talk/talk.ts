import { tokensOf } from '../../text/tokens.ts'
import type { Phrase } from './phrases.ts'

// What a talk holds when its next message comes: one place, from which that message is said in full.

/** What was asked last, of what, and which trouble is spoken of. */
export type Talk = {
  /** The last question, said in full, and those before it, the latest first. */
  question?: string
  /** The same with its marks, as it was written. */
  asked?: string
  questions: readonly string[]
  /** What it asks of: what is used before what is treated. */
  subject?: Phrase
  /** The trouble of skin that is spoken of, with its place: "pimples on my back". */
  trouble?: string
  /** What was told since the last question, the oldest first, and all that was told. */
  told: readonly string[]
  story: readonly string[]
  /** All that was named, the latest first. */
  named: readonly Phrase[]
}

export const nothingSaid: Talk = { named: [], questions: [], told: [], story: [] }

/** A message as its words, without case and marks. */
export const saidIn = (message: string): string => tokensOf(message).join(' ')
