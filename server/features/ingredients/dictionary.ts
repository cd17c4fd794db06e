import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { IngredientSummary } from '#contract/ingredients.ts'
import { summaryOf } from '#guidance/dictionary/ingredient-summary.ts'
import { IngredientEntry } from '#guidance/knowledge/entries.ts'
import { contentFolder } from '#server/content/files.ts'

/** An ingredient of the dictionary, with all the names that a search may use. */
type DictionaryEntry = IngredientSummary & { allNames: string[] }

const byName = new Intl.Collator('en').compare

const folder = join(contentFolder, 'knowledge/ingredients')

/** Reads the files themselves: lists and the sitemap are needed before the advice engine has started. */
const readDictionary = async (): Promise<DictionaryEntry[]> => {
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  return files
    .flatMap((json) => z.array(IngredientEntry).parse(JSON.parse(json)))
    .map((entry) => ({ ...summaryOf(entry), allNames: [entry.inci, ...entry.names, ...entry.misspellings] }))
    .toSorted((one, other) => byName(one.name, other.name))
}

let read: Promise<DictionaryEntry[]> | undefined

/** The ingredient dictionary by name, read once: it changes with a new version only. */
export const dictionary = (): Promise<DictionaryEntry[]> => (read ??= readDictionary())

/** Whether the dictionary has a page of this ingredient. */
export const isInDictionary = async (slug: string): Promise<boolean> =>
  (await dictionary()).some((ingredient) => ingredient.slug === slug)
