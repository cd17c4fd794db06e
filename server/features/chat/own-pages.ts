import type { PageRef, Passage } from '#guidance/guidance.ts'
import { standingPages } from '#guidance/assistant/standing-pages.ts'
import { pathsLinkedIn } from '#server/assistant/links.ts'
import type { AppContext } from '#server/app-context.ts'
import { isInDictionary } from '#server/features/ingredients/dictionary.ts'
import { searchPassages } from '#server/search/queries.ts'
import { findOpenPaths, findPages } from './queries.ts'
import { within } from './within.ts'

const PASSAGES = 3

type OwnPages = { passages: Passage[]; pages: PageRef[] }

export const noPages: OwnPages = { passages: [], pages: [] }

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
export const findOwnPages = async ({ database, log }: AppContext, terms: string[][]): Promise<OwnPages> => {
  const { queries } = database
  const found = await within(
    Promise.all([searchPassages(queries, terms, PASSAGES), findPages(queries)]),
    'our pages',
    log,
  )
  if (found === undefined) return noPages
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
}

const ingredientPage = /^\/ingredients\/([a-z0-9-]+)$/

/**
 * The pages of ours that a text links to and that are open. What is neither a standing page nor in `pages` is looked up; a page that cannot
 * be looked up counts as not open.
 */
export const openPathsIn = async (
  { database, log, now }: AppContext,
  text: string,
  pages: readonly PageRef[],
): Promise<ReadonlySet<string>> => {
  const known = new Set([...standingPages, ...pages.map(({ url }) => url)])
  const unknown = pathsLinkedIn(text).filter((path) => !known.has(path))
  if (unknown.length === 0) return known
  const ofDictionary = await Promise.all(
    unknown.map(async (path) => {
      const [, slug] = ingredientPage.exec(path) ?? []
      return slug !== undefined && (await isInDictionary(slug)) ? [path] : []
    }),
  )
  const found = await within(findOpenPaths(database.queries, unknown, now()), 'some links', log)
  return new Set([...known, ...ofDictionary.flat(), ...(found ?? [])])
}
