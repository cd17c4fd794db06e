import type { ChatAnswer, ChatMessage } from '#contract/chat.ts'

type Details = NonNullable<ChatMessage['details']>

/** A message of the person. `failed`, `stopped`: nothing of a reply had come when it failed or they stopped it. */
export type Question = {
  key: string
  role: 'user'
  text: string
  at: string
  state: 'waiting' | 'answered' | 'failed' | 'stopped'
}

/** A reply, as Markdown; its details come with the end. `stopped`: the person kept what had come; `cut`: the connection broke. */
export type Reply = {
  key: string
  role: 'assistant'
  text: string
  at: string
  state: 'arriving' | 'complete' | 'stopped' | 'cut'
  details: Details | null
}
type Entry = Question | Reply

export type Chat = {
  entries: readonly Entry[]
  /** Null before the first reply. */
  conversationId: string | null
  isTemporary: boolean
  /** Questions to ask next. */
  suggestions: readonly string[]
}

export const newChat: Chat = { entries: [], conversationId: null, isTemporary: false, suggestions: [] }

/** The last message of the person. */
export const lastQuestion = ({ entries }: Chat): Question | undefined =>
  entries.findLast((entry): entry is Question => entry.role === 'user')

/** Whether a reply is on its way. */
export const isPending = (chat: Chat): boolean => lastQuestion(chat)?.state === 'waiting'

type Change =
  | { type: 'opened'; chat: Chat }
  /** `replaces`: the last message and its reply go. */
  | { type: 'asked'; text: string; at: string; replaces: boolean }
  /** All of the reply so far. */
  | { type: 'arrived'; text: string; at: string }
  | { type: 'answered'; answer: ChatAnswer; at: string }
  | { type: 'ended'; how: 'failed' | 'stopped' }
  | { type: 'temporary'; isTemporary: boolean }
  /** The conversation belongs to nobody signed in any more: the next message starts a new one. */
  | { type: 'detached' }

let lastKey = 0
const nextKey = (): string => `m${(lastKey += 1)}`

const withState = (entries: readonly Entry[], state: Question['state']): Entry[] => {
  const at = entries.findLastIndex(({ role }) => role === 'user')
  return entries.map((entry, index) => (index === at && entry.role === 'user' ? { ...entry, state } : entry))
}

/** The entries with the reply that is arriving replaced, or added if it has only begun. */
const withReply = (entries: readonly Entry[], reply: Omit<Reply, 'key' | 'role'>): Entry[] => {
  const last = entries.at(-1)
  const isArriving = last?.role === 'assistant' && last.state === 'arriving'
  // A new key for the complete reply: screen readers announce it as one.
  const key = isArriving && reply.state === 'arriving' ? last.key : nextKey()
  return [...(isArriving ? entries.slice(0, -1) : entries), { key, role: 'assistant', ...reply }]
}

const ended = (chat: Chat, how: 'failed' | 'stopped'): Chat => {
  const last = chat.entries.at(-1)
  if (!isPending(chat) || last === undefined) return chat
  if (last.role === 'user') return { ...chat, entries: withState(chat.entries, how) }
  const reply = withReply(chat.entries, { ...last, state: how === 'stopped' ? 'stopped' : 'cut' })
  return { ...chat, entries: withState(reply, 'answered') }
}

/** The chat after a change. */
export const reduceChat = (chat: Chat, change: Change): Chat => {
  switch (change.type) {
    case 'opened':
      return change.chat
    case 'asked': {
      const from = change.replaces ? chat.entries.findLastIndex(({ role }) => role === 'user') : -1
      const before = from < 0 ? chat.entries : chat.entries.slice(0, from)
      const question: Question = { key: nextKey(), role: 'user', text: change.text, at: change.at, state: 'waiting' }
      return { ...chat, entries: [...before, question], suggestions: [] }
    }
    case 'arrived':
      if (!isPending(chat)) return chat
      return {
        ...chat,
        entries: withReply(chat.entries, { text: change.text, at: change.at, state: 'arriving', details: null }),
      }
    case 'answered': {
      if (!isPending(chat)) return chat
      const { response, sources, level, usedAboutYou, writtenBy, conversationId, suggestions } = change.answer
      const entries = withReply(chat.entries, {
        text: response,
        at: change.at,
        state: 'complete',
        details: { sources, level, usedAboutYou, writtenBy },
      })
      return { ...chat, entries: withState(entries, 'answered'), conversationId, suggestions }
    }
    case 'ended':
      return ended(chat, change.how)
    case 'temporary':
      return chat.entries.length === 0 ? { ...chat, isTemporary: change.isTemporary } : chat
    case 'detached':
      return { ...chat, conversationId: null }
  }
}

/** A stored conversation, as the server returns it. */
export const chatFrom = (conversationId: string, messages: readonly ChatMessage[]): Chat => ({
  ...newChat,
  conversationId,
  entries: messages.map(({ id, role, content, timestamp, details }) =>
    role === 'user'
      ? { key: id, role, text: content, at: timestamp, state: 'answered' }
      : { key: id, role, text: content, at: timestamp, state: 'complete', details },
  ),
})

/** A chat kept from before a reload: a reply that was on its way is not any more. */
export const resumed = (chat: Chat): Chat => ({
  ...ended(chat, 'failed'),
  entries: ended(chat, 'failed').entries.map((entry) => ({ ...entry, key: nextKey() })),
})
