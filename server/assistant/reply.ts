import type { ChatSource } from '#contract/chat.ts'
import type { Profile } from '#contract/guidance.ts'
import type { PageRef, Passage, Turn } from '#guidance/guidance.ts'
import type { Advice } from '#server/advice/pool.ts'
import type { AdviceTasks } from '#server/advice/tasks.ts'

/** A message with everything that its reply may be based on. */
export type ReplyRequest = {
  message: string
  /** The conversation so far, oldest first. */
  turns: readonly Turn[]
  profile?: Profile | undefined
  /** Quotes from our own pages about the message. */
  passages: Passage[]
  /** Pages of ours to link to. */
  pages: PageRef[]
  /** Aborted when the person no longer waits for the reply. */
  signal: AbortSignal
}

/** What the person wrote in the conversation, oldest first. */
export const toldIn = ({ turns, message }: Pick<ReplyRequest, 'turns' | 'message'>): string[] => [
  ...turns.flatMap(({ role, text }) => (role === 'user' ? [text] : [])),
  message,
]

type Ending = Pick<AdviceTasks['answerChat']['output'], 'level' | 'suggestions' | 'topic'> & {
  /** Who hosts the language model that wrote the text; absent for the engine. */
  writtenBy?: string
}

/** A reply in order. `text` holds whole sentences, so that none ends within a link; `replaced` withdraws all text before it. */
export type ReplyEvent =
  | { type: 'text' | 'replaced'; text: string }
  /** Comes before any text that links to it. */
  | { type: 'source'; source: ChatSource }
  /** Always the last event. */
  | ({ type: 'end' } & Ending)

/** Writes the reply to a message. Red flags, allowance, links and history are the caller's work. @throws Refusal unavailable */
export type ReplyWriter = (request: ReplyRequest) => AsyncIterable<ReplyEvent>

/** A sentence or line with the space after it; a link is never cut, nor the number of a list from its text. */
const sentence = /(?:\[[^\]\n]*\]\([^)\s]*\)|[^])+?(?:(?<=[^\d\s][.!?][*_"”’)]*)\s+|\n+|$)/g

/** A text as its sentences; joined they are the text. */
export const sentencesOf = (text: string): string[] => text.match(sentence) ?? []

/** Replies of the guidance engine. */
export const builtInReplies = (advice: Advice): ReplyWriter =>
  async function* ({ message, turns, profile, passages, pages }) {
    const request = { message, turns, profile, passages, pages }
    const { response, sources, ...ending } = await advice.run('answerChat', request)
    for (const source of sources) yield { type: 'source', source }
    for (const text of sentencesOf(response)) yield { type: 'text', text }
    yield { type: 'end', ...ending }
  }
