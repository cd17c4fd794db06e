import type { ChatEvent } from '#contract/chat.ts'
import { chatWithSkynn } from '#contract/routes/chat.ts'
import type { AppContext } from '#server/app-context.ts'
import { insertConversation, insertExchange } from './conversation-queries.ts'

const topic = { intent: 'safe', ingredients: ['retinol'], families: [], concerns: [], conditions: [] } as const

/** Stores a conversation of a member with one question and its reply. @returns its id */
export const createConversation = async (
  { database, now }: AppContext,
  userId: string,
  updatedAt = now(),
): Promise<string> =>
  database.transaction(async (queries) => {
    const title = 'Is retinol safe for me?'
    const id = await insertConversation(queries, { userId, title, createdAt: updatedAt, updatedAt })
    await insertExchange(queries, id, [
      { role: 'user', content: title, createdAt: updatedAt },
      {
        role: 'assistant',
        content: 'No, leave it out.',
        topic: { ...topic, ingredients: [...topic.ingredients], families: [], concerns: [], conditions: [] },
        details: { sources: [], level: null, usedAboutYou: ['you are pregnant'] },
        createdAt: updatedAt,
      },
    ])
    return id
  })

/** Sends a message over the wire as a client that reads the reply as a stream. */
export const openReply = async (origin: string, body: object, headers: Record<string, string> = {}) => {
  const abort = new AbortController()
  const response = await fetch(`${origin}${chatWithSkynn.path}`, {
    method: chatWithSkynn.method,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: abort.signal,
  })
  async function* events(): AsyncGenerator<ChatEvent> {
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8')
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as ChatEvent
    }
  }
  return { response, events, close: () => abort.abort() }
}
