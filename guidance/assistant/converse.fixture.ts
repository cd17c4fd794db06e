import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { answer } from './answer.ts'
import type { Reply, Turn } from './conversation.ts'

/** Holds a conversation, for tests: answers the reply to its last message. */
export const converseWith = (knowledge: Knowledge, catalogue: readonly Product[]) => (...messages: string[]): Reply => {
  const turns: Turn[] = []
  let reply: Reply | undefined
  for (const message of messages) {
    reply = answer(knowledge, { message, turns, pages: [], catalogue })
    turns.push({ role: 'user', text: message }, { role: 'assistant', text: reply.response, topic: reply.topic })
  }
  if (reply === undefined) throw new Error('nothing was said')
  return reply
}
