import { route } from '../endpoint.ts'

/** Replies as JSON, or with `Accept: text/event-stream` as server-sent events that carry a `ChatEvent`. */
export const chatWithSkynn = route('POST', '/api/chat/skynn')
export const getChatSetup = route('GET', '/api/chat/setup')
export const listConversations = route('GET', '/api/chat/conversations')
export const readConversation = route('GET', '/api/chat/conversations/{id}')
export const deleteConversation = route('DELETE', '/api/chat/conversations/{id}')
export const deleteConversations = route('DELETE', '/api/chat/conversations')
