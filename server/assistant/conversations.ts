import { randomUUID } from 'node:crypto'
import type { Turn } from '#guidance/guidance.ts'

const LIFETIME = 2 * 3_600_000
const MOST_TURNS = 12
/** Of what somebody wrote, so much is kept for "and at night?". */
const LONGEST_TURN = 600
/** Beyond this many at once the oldest are forgotten: memory stays bounded, below 50 MB. */
const MOST = 5000

type Conversation = { owner: string | null; turns: Turn[]; last: number }

/** What was said before in conversations that go on. */
export type Conversations = {
  /** The turns so far, oldest first; none for an unknown or ended conversation, or one of somebody else's. */
  turnsOf(id: string | undefined, owner: string | null): readonly Turn[]
  /** Adds two turns. @returns the id of the conversation, a new one where there was none */
  keep(id: string | undefined, owner: string | null, turns: readonly Turn[]): string
}

/**
 * Conversations in memory, for two hours after the last word. Nothing is written down: what people say of their skin is health data, and
 * a history they can see and delete comes with the chat screen. After a restart the next message starts anew and is answered all the same.
 */
export const createConversations = (now: () => Date): Conversations => {
  const kept = new Map<string, Conversation>()
  const find = (id: string | undefined, owner: string | null): Conversation | undefined => {
    const found = id === undefined ? undefined : kept.get(id)
    return found?.owner === owner && found.last > now().getTime() - LIFETIME ? found : undefined
  }
  return {
    turnsOf: (id, owner) => find(id, owner)?.turns ?? [],
    keep: (id, owner, turns) => {
      const found = find(id, owner)
      const next = found && id !== undefined ? id : randomUUID()
      kept.delete(next)
      kept.set(next, {
        owner,
        last: now().getTime(),
        turns: [
          ...(found?.turns ?? []),
          ...turns.map((turn) => ({ ...turn, text: turn.text.slice(0, LONGEST_TURN) })),
        ].slice(-MOST_TURNS),
      })
      if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '')
      return next
    },
  }
}
