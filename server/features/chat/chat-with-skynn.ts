import type { ChatEvent, ChatSource } from '#contract/chat.ts'
import type { Allowance, Profile } from '#contract/guidance.ts'
import type { Turn } from '#guidance/guidance.ts'
import { withVerifiedLinks } from '#server/assistant/links.ts'
import { modelReplies } from '#server/assistant/model-replies.ts'
import type { ReplyWriter } from '#server/assistant/reply.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Asker, spendAllowance } from '#server/features/guidance/allowance.ts'
import { productsNamedIn } from '#server/features/products/in-conversation.ts'
import { ownProfile } from '#server/features/skin-profile/own-profile.ts'
import { profileInWords } from './about-you.ts'
import { conversationFor } from './conversation.ts'
import { modelTools } from './model-tools.ts'
import { findOwnPages, noPages, openPathsIn } from './own-pages.ts'
import { mayAskProvider } from './provider-consent.ts'
import { within } from './within.ts'

export type ChatRequest = {
  message: string
  conversationId?: string | undefined
  replaceLast?: boolean | undefined
  temporary?: boolean | undefined
  useProfile?: boolean | undefined
  allowProvider?: boolean | undefined
  profile?: Profile | undefined
}

/** The profile that the request brings, or else the stored one of the member unless it is switched off. */
const profileFor = async (
  { profile, useProfile }: ChatRequest,
  { member }: Asker,
  context: AppContext,
): Promise<Profile | undefined> => profile ?? (useProfile === false ? undefined : ownProfile(member, context))

/**
 * Reads what a reply is based on. Red flags are read first: a message that needs urgent care is never counted, and waits neither for the
 * search nor long for anything else. Any other is counted, and fails without the profile and the conversation, because what suits most
 * people may harm somebody who is pregnant.
 * @throws Refusal allowance_used
 */
const prepare = async (context: AppContext, request: ChatRequest, asker: Asker, reading: Promise<readonly Turn[]>) => {
  const { message } = request
  const profileRead = profileFor(request, asker, context)
  // Awaited below; a failure before that must not end the process.
  profileRead.catch(() => {})
  const turnsInTime = await within(reading, 'the conversation', context.log)
  const earlier = (turnsInTime ?? []).flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const { terms, isUrgent } = await context.advice.run('prepareChat', { message, earlier })
  if (isUrgent) {
    const profile = await within(profileRead, 'the skin profile', context.log)
    return { turns: turnsInTime, profile, allowance: null, ...noPages }
  }
  const turns = turnsInTime ?? (await reading)
  const allowance: Allowance = await spendAllowance(context, 'chat', asker)
  const [profile, ownPages] = await Promise.all([profileRead, findOwnPages(context, terms)])
  return { turns, profile, allowance, ...ownPages }
}

/** Who writes the reply: the language model where there is one and the person allows it, else the built-in engine. */
const writerFor = async (context: AppContext, request: ChatRequest, member: Member | null): Promise<ReplyWriter> => {
  const { languageModel, advice, writeReply } = context
  if (languageModel === undefined || !(await mayAskProvider(context, request, member))) return writeReply
  return modelReplies({
    ...languageModel,
    advice,
    builtIn: writeReply,
    toolsFor: (asked, found) => modelTools(context, asked, found),
    productsNamedIn: (sentence) => productsNamedIn(sentence, context),
    log: context.log,
  })
}

/**
 * Replies to a message, given the conversation so far and what is known of the person: the text in pieces, then the whole answer. The
 * message is kept only together with its whole reply, so nothing is if the stream ends early.
 * @param signal aborted when the person no longer waits
 * @throws Refusal allowance_used, unavailable
 */
export async function* chatWithSkynn(
  context: AppContext,
  request: ChatRequest,
  asker: Asker,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const askedAt = context.now()
  const { message } = request
  const conversation = conversationFor(context, request, asker.member)
  const { turns, profile, allowance, passages, pages } = await prepare(context, request, asker, conversation.turns())
  const usedAboutYou = profileInWords(profile)
  const sources: ChatSource[] = []
  let response = ''
  const write = await writerFor(context, request, asker.member)
  for await (const event of write({ message, turns: turns ?? [], profile, passages, pages, signal })) {
    signal.throwIfAborted()
    if (event.type === 'source') sources.push(event.source)
    else if (event.type === 'end') {
      const { level, suggestions, topic, writtenBy } = event
      const details = { sources, level, usedAboutYou, ...(writtenBy !== undefined && { writtenBy }) }
      const conversationId = await conversation.keep(turns, message, { text: response, topic, details }, askedAt)
      yield { type: 'answer', answer: { response, conversationId, suggestions, allowance, ...details } }
    } else {
      const addresses = new Set(sources.flatMap(({ url }) => (url?.startsWith('https://') === true ? [url] : [])))
      const text = withVerifiedLinks(event.text, await openPathsIn(context, event.text, pages), addresses)
      // What the withdrawn text rested on goes with it.
      if (event.type === 'replaced') sources.length = 0
      response = event.type === 'text' ? response + text : text
      yield { type: event.type, text }
    }
  }
}
