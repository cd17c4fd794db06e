import { setTimeout as pause } from 'node:timers/promises'
import type { ChatAnswer, Profile } from '#contract/guidance.ts'
import type { PageRef, Passage } from '#guidance/guidance.ts'
import type { AppContext } from '#server/app-context.ts'
import { searchPassages } from '#server/search/queries.ts'
import { findPages } from './queries.ts'

const PASSAGES = 3

/** Milliseconds our pages may take: better an answer without them than none. */
const PATIENCE = 800

const nothing = { passages: [], pages: [] }

/** The words are split where the engine runs. */
const pageOf = (url: string, title: string, tags: readonly string[]): PageRef => ({
  title,
  url,
  words: [title, ...tags],
})

/**
 * What our own pages say about the question, and which pages there are. Both make an answer better, neither makes it: when the records
 * cannot be reached, the knowledge answers alone.
 */
const fromOurPages = async (
  context: AppContext,
  terms: string[][],
): Promise<{ passages: Passage[]; pages: PageRef[] }> => {
  const late = new AbortController()
  try {
    const asked = Promise.all([
      searchPassages(context.database.queries, terms, PASSAGES),
      findPages(context.database.queries),
    ])
    const found = await Promise.race([asked, pause(PATIENCE, null, { signal: late.signal })])
    if (found === null) {
      asked.catch(() => {})
      return nothing
    }
    const [passages, pages] = found
    const named = pages.map(({ slug, title, tags }) => pageOf(`/articles/${slug}`, title, tags))
    const newest = new Set(named.map(({ url }) => url))
    // What the search found may be older than the newest pages: it can be linked all the same.
    const older = passages
      .map(({ path, title }) => pageOf(path.replace(/#.*$/, ''), title, []))
      .filter(({ url }) => !newest.has(url))
    return {
      passages: passages.map(({ title, path, text }) => ({ title, url: path, text })),
      pages: [...named, ...older],
    }
  } catch (error) {
    context.log.warn({ err: error }, 'answered without our pages')
    return nothing
  } finally {
    late.abort()
  }
}

/** Answers a message in the light of the conversation so far. Nothing of it is stored but the turns, in memory (conversations.ts). */
export const chatWithSkynn = async (
  context: AppContext,
  {
    message,
    conversationId,
    profile,
  }: { message: string; conversationId?: string | undefined; profile?: Profile | undefined },
  owner: string | null,
): Promise<ChatAnswer> => {
  const turns = context.conversations.turnsOf(conversationId, owner)
  const earlier = turns.findLast((turn) => turn.role === 'user')?.text ?? ''
  const { terms, isPressing } = await context.advice.run('prepareChat', { message, earlier })
  // Somebody who must be seen waits for nothing.
  const ours = isPressing ? nothing : await fromOurPages(context, terms)
  const reply = await context.advice.run('answerChat', { message, turns, ...(profile && { profile }), ...ours })
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
