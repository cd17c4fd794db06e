import { randomUUID } from 'node:crypto'
import type { Turn } from '#guidance/guidance.ts'

const LIFETIME = 2 * 3_600_000
/** Turns that a reply takes into account. */
export const MAX_TURNS = 12
/** Characters of each turn, which is enough to resolve a follow-up such as "and at night?". */
export const MAX_TURN_LENGTH = 600
/** Beyond this number the least recently used are dropped, which bounds memory to 50 MB. */
const MAX_CONVERSATIONS = 5000

type Conversation = { owner: string | null; turns: Turn[]; lastActive: number }

/** The turns without the last question and its reply. */
export const withoutLastExchange = (turns: readonly Turn[]): readonly Turn[] =>
  turns.slice(
    0,
    Math.max(
      0,
      turns.findLastIndex(({ role }) => role === 'user'),
    ),
  )

/** The previous turns of active conversations of visitors, and of temporary ones of members. */
export type Conversations = {
  /** The turns so far, oldest first; undefined for an unknown or expired conversation, or one of another owner. */
  turnsOf(id: string | undefined, owner: string | null): readonly Turn[] | undefined
  /** Adds turns, in place of the last exchange if that is replaced. @returns the id of the conversation, a new one if there was none */
  append(id: string | undefined, owner: string | null, turns: readonly Turn[], replaceLast?: boolean): string
  /** Forgets the conversations of a member. */
  forget(owner: string): void
}

/** Conversations in memory, for two hours after the last message: nothing of them is stored. After a restart the next message starts a new one. */
export const createConversations = (now: () => Date): Conversations => {
  const conversations = new Map<string, Conversation>()
  const find = (id: string | undefined, owner: string | null): Conversation | undefined => {
    const found = id === undefined ? undefined : conversations.get(id)
    return found?.owner === owner && found.lastActive > now().getTime() - LIFETIME ? found : undefined
  }
  return {
    turnsOf: (id, owner) => find(id, owner)?.turns,
    append: (id, owner, turns, replaceLast = false) => {
      const found = find(id, owner)
      const next = found && id !== undefined ? id : randomUUID()
      const before = found?.turns ?? []
      conversations.delete(next)
      // The least recently used come first. Expired ones are dropped, because the privacy policy promises that they are forgotten.
      for (const [old, { lastActive }] of conversations) {
        if (lastActive > now().getTime() - LIFETIME) break
        conversations.delete(old)
      }
      conversations.set(next, {
        owner,
        lastActive: now().getTime(),
        turns: [
          ...(replaceLast ? withoutLastExchange(before) : before),
          ...turns.map((turn) => ({ ...turn, text: turn.text.slice(0, MAX_TURN_LENGTH) })),
        ].slice(-MAX_TURNS),
      })
      if (conversations.size > MAX_CONVERSATIONS) conversations.delete(conversations.keys().next().value ?? '')
      return next
    },
    forget: (owner) => {
      for (const [id, conversation] of conversations) if (conversation.owner === owner) conversations.delete(id)
    },
  }
}
