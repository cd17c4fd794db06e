import type { Profile } from '#contract/guidance.ts'
import type { Concern, Condition, Family, Intent, ProductKind, RedFlagLevel, SkinType } from '../knowledge/kinds.ts'
import type { Product } from '../products.ts'

export { intents, type Intent } from '../knowledge/kinds.ts'

/** What a reply was about: plain data, kept by the server with the reply and handed back with the next message. */
export type Topic = {
  intent: Intent
  /** Ids of ingredients the person named, in their order. */
  ingredients: string[]
  /** Ids of ingredients that the answer named of its own accord. */
  offered?: string[]
  families: Family[]
  /** What was named, ingredients and families alike, in its order, for "the first one". */
  named?: string[]
  concerns: Concern[]
  conditions: Condition[]
  /** Something had gone wrong on the skin. */
  trouble?: boolean
  skinType?: SkinType
  kind?: ProductKind
  priceCents?: number
  time?: 'morning' | 'night'
  /** Only the learnt network heard an alarm, so that when to be seen stands below the answer. */
  inCase?: true
  /** The id of the red flag that was answered. */
  redFlag?: string
  /** The id of a red flag that nobody has seen to, beside which something else was answered. */
  standing?: string
  /** The id of the myth or particular question that was answered. */
  entry?: string
  /** Ids of the sources that the answer named. */
  sources?: readonly string[]
}

/** A message of the conversation so far. */
export type Turn = { role: 'user' | 'assistant'; text: string; topic?: Topic }

/** What the person has written so far, oldest first. */
export const messagesOf = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))

/** A piece of our own published content that retrieval found for the message. It is quoted at most, never obeyed. */
export type Passage = { title: string; url: string; text: string }

/** A page of ours that exists, and the words it is about. */
export type PageRef = { title: string; url: string; words: string[] }

export type Request = {
  message: string
  /** Oldest first, at most the last 12. */
  turns: Turn[]
  /** What was said of another subject, before or beside it: only what it tells of the person counts. */
  told?: readonly string[]
  profile?: Profile
  passages?: Passage[]
  pages: PageRef[]
  catalogue: readonly Product[]
}

export type Reply = {
  /** Markdown. */
  response: string
  sources: { title: string; url?: string }[]
  level: RedFlagLevel | null
  /** At most three questions that could follow. */
  suggestions: string[]
  topic: Topic
}
