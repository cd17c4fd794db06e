import type { AppContext } from '#server/app-context.ts'
import { LONGEST_STATEMENT } from '#server/db/database.ts'
import { replaceSearchDocuments, type SearchDocument } from '#server/search/document-queries.ts'
import { dictionary, type DictionaryEntry } from './dictionary.ts'

/** The dictionary has no dates: among equally good matches its entries come after what was published since, in alphabetical order. */
const PUBLISHED_AT = new Date('2026-01-01T00:00:00Z')
const SECOND = 1000

/** Misspellings are left out, because the search would suggest them; it finds most of them by likeness. */
const documentOf = ({ slug, name, alsoKnownAs, names, does }: DictionaryEntry, place: number): SearchDocument => ({
  kind: 'ingredient',
  ref: slug,
  path: `/ingredients/${slug}`,
  title: name,
  excerpt: alsoKnownAs.length === 0 ? does : `${does} Also called ${alsoKnownAs.join(', ')}.`,
  tags: names,
  body: '',
  art: { motif: 'drop', accent: 'fynbos' },
  publishedAt: new Date(PUBLISHED_AT.getTime() - place * SECOND),
})

/** Lets the site-wide search find the ingredients of the dictionary. @returns how many have changed */
export const importIngredients = async (context: AppContext): Promise<number> => {
  const documents = (await dictionary()).map(documentOf)
  const changed = await context.database.transaction(
    (queries) => replaceSearchDocuments(queries, 'ingredient', documents),
    { statementTimeout: LONGEST_STATEMENT },
  )
  if (changed > 0) await context.invalidate(['ingredients'])
  return changed
}
