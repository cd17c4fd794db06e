import type * as contract from '#contract/chat.ts'
import { chatWithSkynn } from '#contract/chat.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import type { Reply } from '#server/test-server.ts'
import { createConversation } from './fixtures.ts'

const exposesOrChanges = ({ status }: Reply) => status !== 404 && status !== 401

export const cases: EndpointCases<typeof contract> = {
  chatWithSkynn: {
    good: () => ({ body: { message: 'Can I use retinol with vitamin C?' } }),
    bad: {
      'no message': { body: {} },
      'an empty message': { body: { message: '' } },
      'a message that is too long': { body: { message: 'a'.repeat(2001) } },
      'an invalid conversation id': { body: { message: 'Hi', conversationId: '../1' } },
      'a NUL': { body: { message: 'Hi\u0000' } },
    },
    notAllowed: 'writes only from our own pages',
    object: async (owner) => {
      const first = await owner.call(chatWithSkynn, { body: { message: 'What is niacinamide?' } })
      const { conversationId } = first.body
      const continuesConversation = (reply: Reply) =>
        (reply.body as { conversationId: string }).conversationId === conversationId
      return {
        request: { body: { message: 'How often?', conversationId, replaceLast: true } },
        leaks: continuesConversation,
      }
    },
  },
  getChatSetup: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
  listConversations: {
    good: async (context, member) => {
      await createConversation(context, member.id)
      return {}
    },
    bad: { 'an invalid cursor': { query: { after: '!' } } },
    notAllowed: 'members read their own',
  },
  readConversation: {
    good: async (context, member) => ({ params: { id: await createConversation(context, member.id) } }),
    bad: { 'an invalid id': { params: { id: 'the-newest' } } },
    notAllowed: 'members read their own',
    object: async (_, context, member) => ({
      request: { params: { id: await createConversation(context, member.id) } },
      leaks: exposesOrChanges,
    }),
  },
  deleteConversation: {
    good: async (context, member) => ({ params: { id: await createConversation(context, member.id) } }),
    bad: { 'an invalid id': { params: { id: 'the-newest' } } },
    notAllowed: 'writes only from our own pages',
    object: async (_, context, member) => ({
      request: { params: { id: await createConversation(context, member.id) } },
      leaks: exposesOrChanges,
    }),
  },
  deleteConversations: {
    good: async (context, member) => {
      await createConversation(context, member.id)
      return {}
    },
    bad: 'takes no input',
    notAllowed: 'writes only from our own pages',
  },
}
