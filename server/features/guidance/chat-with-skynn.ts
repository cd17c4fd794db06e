import { setTimeout as pause } from 'node:timers/promises'
import type { ChatAnswer, Profile } from '#contract/guidance.ts'
import type { PageRef, Passage } from '#guidance/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { ownProfile } from '#server/features/skin-profile/own-profile.ts'
import { searchPassages } from '#server/search/queries.ts'
import { findPages } from './queries.ts'

const PASSAGES = 3

/** Timeout in milliseconds for searching our pages: a reply without them is better than none. */
const SEARCH_TIMEOUT = 800

const nothing = { passages: [], pages: [] }

/** The advice worker splits `words` into single words. */
const pageOf = (url: string, title: string, tags: readonly string[]): PageRef => ({
  title,
  url,
  words: [title, ...tags],
})

/**
 * Passages of our own pages about the question, and the pages to link to. Both are optional: without the database the reply is based on
 * the knowledge alone.
 */
const fromOurPages = async (
  context: AppContext,
  terms: string[][],
): Promise<{ passages: Passage[]; pages: PageRef[] }> => {
  const timeout = new AbortController()
  try {
    const search = Promise.all([
      searchPassages(context.database.queries, terms, PASSAGES),
      findPages(context.database.queries),
    ])
    const found = await Promise.race([search, pause(SEARCH_TIMEOUT, null, { signal: timeout.signal })])
    if (found === null) {
      search.catch(() => {})
      return nothing
    }
    const [passages, pages] = found
    const newestPages = pages.map(({ slug, title, tags }) => pageOf(`/articles/${slug}`, title, tags))
    const newestUrls = new Set(newestPages.map(({ url }) => url))
    // Search results can be older than the newest pages, and can be linked too.
    const olderPages = passages
      .map(({ path, title }) => pageOf(path.replace(/#.*$/, ''), title, []))
      .filter(({ url }) => !newestUrls.has(url))
    return {
      passages: passages.map(({ title, path, text }) => ({ title, url: path, text })),
      pages: [...newestPages, ...olderPages],
    }
  } catch (error) {
    context.log.warn({ err: error }, 'replied without our pages')
    return nothing
  } finally {
    timeout.abort()
  }
}

/**
 * The stored skin profile of a member who sent none. An urgent reply does not wait for it long; any other fails without it, because what
 * suits most people may harm somebody who is pregnant.
 */
const storedProfile = async (
  own: Promise<Profile | undefined>,
  isUrgent: boolean,
  context: AppContext,
): Promise<Profile | undefined> => {
  if (!isUrgent) return own
  const timeout = new AbortController()
  try {
    return await Promise.race([own, pause(SEARCH_TIMEOUT, undefined, { signal: timeout.signal })])
  } catch (error) {
    context.log.warn({ err: error }, 'replied without the skin profile')
    return undefined
  } finally {
    timeout.abort()
  }
}

/**
 * Replies to a message, given the conversation so far and, unless the message brings a profile, the stored one of the member. Only the
 * turns are stored, in memory (conversations.ts).
 */
export const chatWithSkynn = async (
  context: AppContext,
  request: { message: string; conversationId?: string | undefined; profile?: Profile | undefined },
  member: Member | null,
): Promise<ChatAnswer> => {
  const { message, conversationId } = request
  const owner = member?.id ?? null
  const turns = context.conversations.turnsOf(conversationId, owner)
  const earlier = turns.findLast((turn) => turn.role === 'user')?.text ?? ''
  const own = request.profile === undefined ? ownProfile(member, context) : Promise.resolve(request.profile)
  // Awaited below; a failure before that must not end the process.
  own.catch(() => {})
  const { terms, isUrgent } = await context.advice.run('prepareChat', { message, earlier })
  const profile = await storedProfile(own, isUrgent, context)
  // A person who needs urgent care must not wait for the search.
  const ownPages = isUrgent ? nothing : await fromOurPages(context, terms)
  const reply = await context.advice.run('answerChat', { message, turns, ...(profile && { profile }), ...ownPages })
  const id = context.conversations.append(conversationId, owner, [
    { role: 'user', text: message },
    { role: 'assistant', text: reply.response, topic: reply.topic },
  ])
  return {
    response: reply.response,
    sources: reply.sources,
    conversationId: id,
    level: reply.level,
    suggestions: reply.suggestions,
  }
}
