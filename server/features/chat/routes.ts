import type { FastifyRequest } from 'fastify'
import * as endpoints from '#contract/chat.ts'
import type { ChatAnswer, ChatEvent } from '#contract/chat.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { readAllowance } from '#server/features/guidance/allowance.ts'
import { ownProfile } from '#server/features/skin-profile/own-profile.ts'
import { bind } from '#server/http/bind.ts'
import { householdOf } from '#server/http/household.ts'
import { profileInWords } from './about-you.ts'
import { type ChatRequest, chatWithSkynn } from './chat-with-skynn.ts'
import { deleteConversation, deleteConversations } from './delete-conversations.ts'
import { listConversations } from './list-conversations.ts'
import { readConversation } from './read-conversation.ts'

type ChatCall = { body: ChatRequest; member: Member | null; request: FastifyRequest }

const askerOf = ({ member, request }: Pick<ChatCall, 'member' | 'request'>) => ({
  member,
  household: householdOf(request.ip),
})

/**
 * The events of a reply. Limits the replies per visitor first, then takes a place in the short queue of the advice engine, so that excess
 * messages of one visitor never take one; it is given back as soon as the reply begins.
 */
async function* reply(call: ChatCall, context: AppContext, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const asker = askerOf(call)
  const leave = context.callsUnderWay.enter(asker.member?.id ?? asker.household)
  try {
    const release = await context.work.advice.enter()
    try {
      for await (const event of chatWithSkynn(context, call.body, asker, signal)) {
        release()
        yield event
      }
    } finally {
      release()
    }
  } finally {
    leave()
  }
}

/** The whole answer, for a client that does not read a stream. */
const wholeReply = async (call: ChatCall, context: AppContext): Promise<ChatAnswer> => {
  for await (const event of reply(call, context, new AbortController().signal))
    if (event.type === 'answer') return event.answer
  throw new Error('the reply has no answer')
}

// Messages, replies and profiles are health data: never logged.
export const chatRoutes = [
  bind(endpoints.chatWithSkynn, wholeReply, 'unbounded', reply),
  bind(endpoints.getChatSetup, async (call, context) => ({
    allowance: await readAllowance(context, 'chat', askerOf(call)),
    knownAboutYou: profileInWords(await ownProfile(call.member, context)),
  })),
  bind(endpoints.listConversations, async ({ query, member, nextPage }, context) => {
    const { rows, after } = await listConversations(query, member, context)
    nextPage(after)
    return rows
  }),
  bind(endpoints.readConversation, ({ params, member }, context) => readConversation(params.id, member, context)),
  bind(endpoints.deleteConversation, ({ params, member }, context) => deleteConversation(params.id, member, context)),
  bind(endpoints.deleteConversations, ({ member }, context) => deleteConversations(member, context)),
]
