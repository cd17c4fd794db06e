import { setTimeout as pause } from 'node:timers/promises'
import type { ChatAnswer, Profile } from '#contract/guidance.ts'
import { answer, findRedFlags, type PageRef, type Passage, searchTerms, wordsOf } from '#guidance/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import type { House } from '#server/house.ts'
import { searchPassages } from '#server/search/queries.ts'
import { findPages } from './queries.ts'

const PASSAGES = 3

/** Milliseconds our pages may take: better an answer without them than none. */
const PATIENCE = 800

const nothing = { passages: [], pages: [] }

const pageOf = (url: string, title: string, tags: readonly string[]): PageRef => ({ title, url, words: [...new Set([title, ...tags].flatMap(wordsOf))] })

/**
 * What our own pages say about the question, and which pages there are. Both make an answer better, neither makes it: when the records
 * cannot be reached, the knowledge answers alone.
 */
const fromOurPages = async (house: House, terms: string[][]): Promise<{ passages: Passage[]; pages: PageRef[] }> => {
  const late = new AbortController()
  try {
    const asked = Promise.all([searchPassages(house.database.queries, terms, PASSAGES), findPages(house.database.queries)])
    const found = await Promise.race([asked, pause(PATIENCE, null, { signal: late.signal })])
    if (found === null) {
      asked.catch(() => {})
      return nothing
    }
    const [passages, pages] = found
    const named = pages.map(({ slug, title, tags }) => pageOf(`/articles/${slug}`, title, tags))
    const newest = new Set(named.map(({ url }) => url))
    // What the search found may be older than the newest pages: it can be linked all the same.
    const older = passages.map(({ path, title }) => pageOf(path.replace(/#.*$/, ''), title, [])).filter(({ url }) => !newest.has(url))
    return { passages: passages.map(({ title, path, text }) => ({ title, url: path, text })), pages: [...named, ...older] }
  } catch (error) {
    house.log.warn({ err: error }, 'answered without our pages')
    return nothing
  } finally {
    late.abort()
  }
}

/** Answers a message in the light of the conversation so far. Nothing of it is stored but the turns, in memory (conversations.ts). */
export const chatWithSkynn = async (
  house: House, { message, conversationId, profile }: { message: string; conversationId?: string | undefined; profile?: Profile | undefined }, owner: string | null,
): Promise<ChatAnswer> => {
  const known = await knowledge()
  const turns = house.conversations.turnsOf(conversationId, owner)
  const earlier = turns.findLast((turn) => turn.role === 'user')?.text ?? ''
  const own = searchTerms(known, message)
  // Somebody who must be seen waits for nothing.
  const pressing = findRedFlags(known, message).some(({ level }) => level !== 'routine')
  const ours = pressing ? nothing : await fromOurPages(house, own.length > 0 ? own : searchTerms(known, earlier))
  const reply = answer(known, { message, turns: [...turns], ...(profile && { profile }), ...ours, catalogue: await sampleCatalogue() })
  const id = house.conversations.keep(conversationId, owner, [{ role: 'user', text: message }, { role: 'assistant', text: reply.response, topic: reply.topic }])
  return { response: reply.response, sources: reply.sources, conversationId: id, level: reply.level, suggestions: reply.suggestions }
}
