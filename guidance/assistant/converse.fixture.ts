import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { answer } from './answer.ts'
import type { Reply, Turn } from './conversation.ts'

/** Holds a conversation, for tests: answers the reply to its last message. */
export const converseWith =
  (knowledge: Knowledge, catalogue: readonly Product[]) =>
  (...messages: string[]): Reply => {
    const turns: Turn[] = []
    let reply: Reply | undefined
    for (const message of messages) {
      reply = answer(knowledge, { message, turns, pages: [], catalogue })
      turns.push({ role: 'user', text: message }, { role: 'assistant', text: reply.response, topic: reply.topic })
    }
    if (reply === undefined) throw new Error('nothing was said')
    return reply
  }

/** Holds the conversation whose messages `>>` parts; answers what its last answer lacks of the parts, and what it says of those it never should. */
export const amissWith = (knowledge: Knowledge, catalogue: readonly Product[]) => {
  const converse = converseWith(knowledge, catalogue)
  return (talk: string, parts: readonly string[], never: readonly string[] = []): string[] => {
    const response = converse(...talk.split(' >> ')).response.toLowerCase()
    const amiss = [
      ...parts.filter((part) => !response.includes(part)).map((part) => `lacks “${part}”`),
      ...never.filter((part) => response.includes(part)).map((part) => `says “${part}”`),
    ]
    return amiss.length === 0 ? [] : [...amiss, response]
  }
}
