import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Allowance, Profile } from './guidance.ts'
import { redFlagLevels } from './kinds/skin.ts'
import * as routes from './routes/chat.ts'
import { Cursor, Id, Timestamp } from './values.ts'

export const ChatSource = z.object({ title: z.string(), url: z.string().optional() })
export type ChatSource = z.infer<typeof ChatSource>

/** What a reply consists of, besides its text. Stored with the reply of a member. */
export const ReplyDetails = z.object({
  sources: z.array(ChatSource),
  /** The most urgent level found, or null; lets a screen show the emergency number prominently. */
  level: z.enum(redFlagLevels).nullable(),
  /** What of the profile was taken into account, each in words: "you are pregnant". Not all of it need have changed the reply. */
  usedAboutYou: z.array(z.string()),
  /** Who hosts the language model that wrote it; absent for a reply of our own engine. */
  writtenBy: z.string().optional(),
})

export const ChatAnswer = ReplyDetails.extend({
  /** Markdown; red flags come first. */
  response: z.string(),
  /** Send it with the next message to continue this conversation. */
  conversationId: Id,
  /** Questions to ask next. */
  suggestions: z.array(z.string()),
  /** The daily allowance after this message; null when the message did not count, such as one that needs urgent care. */
  allowance: Allowance.nullable(),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

/**
 * The data of an event of the streamed reply: pieces of text in order, then the whole answer. `replaced` withdraws all text shown so far.
 * An `error` ends the stream; its message may be shown.
 */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('replaced'), text: z.string() }),
  z.object({ type: z.literal('answer'), answer: ChatAnswer }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

const MAX_MESSAGE_LENGTH = 2000
const Message = z
  .string()
  .min(1, 'Please write a message')
  .max(MAX_MESSAGE_LENGTH, 'Please keep your message to 2\u00A0000 characters')

export const chatWithSkynn = endpoint(routes.chatWithSkynn, {
  who: 'anyone',
  summary:
    'Replies to a message, taking the conversation so far into account; as server-sent events if the client accepts them',
  body: z.strictObject({
    message: Message,
    conversationId: Id.optional(),
    /** Replaces the last message of the conversation and its reply: after an edit or a retry. */
    replaceLast: z.boolean().optional(),
    /**
     * Never stored in the history, also for a member. Send it with every message of a temporary conversation: one that has expired starts
     * again, and a stored one is never continued with it.
     */
    temporary: z.boolean().optional(),
    /** False leaves the stored profile of the member out of the reply. */
    useProfile: z.boolean().optional(),
    /** A visitor allows that this message is sent to the provider that `getChatSetup` names. A member's stored consent decides instead. */
    allowProvider: z.boolean().optional(),
    profile: Profile.optional(),
  }),
  response: ChatAnswer,
  errors: ['allowance_used'],
})

export const getChatSetup = endpoint(routes.getChatSetup, {
  who: 'anyone',
  summary: 'What the chat screen needs before the first message: the daily allowance and what is known of the person',
  response: z.object({
    allowance: Allowance,
    /** What a reply can take into account about the member, each in words; empty for a visitor. */
    knownAboutYou: z.array(z.string()),
    /** Who hosts the language model that helps to write, and whether the member allows that they get the messages; null without one. */
    provider: z.object({ name: z.string(), isAllowed: z.boolean() }).nullable(),
  }),
  errors: [],
})

const Conversation = z.object({
  id: Id,
  /** The first message, shortened. */
  title: z.string(),
  updatedAt: Timestamp,
})
export type Conversation = z.infer<typeof Conversation>

const ChatMessage = z.object({
  id: Id,
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  timestamp: Timestamp,
  /** Of a reply; null for a message of the member. */
  details: ReplyDetails.nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const listConversations = endpoint(routes.listConversations, {
  who: 'member',
  summary: "The member's conversations, most recent first; the Link header holds the next page",
  query: z.object({ after: Cursor.optional() }),
  response: z.array(Conversation),
  errors: ['sign_in_required'],
})

export const readConversation = endpoint(routes.readConversation, {
  who: 'member',
  summary: 'The newest 200 messages of a conversation, oldest first',
  params: z.object({ id: Id }),
  response: z.object({ conversation: Conversation, messages: z.array(ChatMessage) }),
  errors: ['sign_in_required', 'not_found'],
})

export const deleteConversation = endpoint(routes.deleteConversation, {
  who: 'member',
  summary: 'Deletes a conversation and its messages for good',
  params: z.object({ id: Id }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['sign_in_required', 'not_found'],
})

export const deleteConversations = endpoint(routes.deleteConversations, {
  who: 'member',
  summary: 'Deletes all conversations of the member for good',
  response: z.object({ deleted: z.int() }),
  errors: ['sign_in_required'],
})
