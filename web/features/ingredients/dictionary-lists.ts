import type { IngredientSummary } from '#contract/ingredients.ts'
import { listIngredients } from '#contract/routes/ingredients.ts'
import { type ListPage, type Read, readPage } from '#web/api/read.ts'

/** Ingredients on one page of the dictionary. */
const PAGE_SIZE = 40

/** The letters of the dictionary; `0` holds the names that begin with a digit. */
export const letters = [...'abcdefghijklmnopqrstuvwxyz', '0'] as const
type Letter = (typeof letters)[number]

/** What the address of the dictionary asks for. A search looks through all letters. */
export type DictionaryView = { letter: Letter | undefined; q: string | undefined; after: string | undefined }

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Parses query parameters; unknown values are ignored. */
export const readView = (parameters: URLSearchParams): DictionaryView => {
  const after = parameters.get('after') ?? ''
  const q = parameters.get('q')?.trim().slice(0, 100) || undefined
  return {
    letter: q === undefined ? letters.find((letter) => letter === parameters.get('letter')) : undefined,
    q,
    after: slug.test(after) ? after : undefined,
  }
}

const chosen = (view: Partial<DictionaryView>): Record<string, string> =>
  Object.fromEntries(Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** The path of the dictionary for a view. */
export const dictionaryAddress = (view: Partial<DictionaryView>): string => {
  const search = new URLSearchParams(chosen(view))
  return search.size === 0 ? '/ingredients' : `/ingredients?${search}`
}

/** One page of the dictionary. */
export const pageOfIngredients = ({ letter, q, after }: DictionaryView): Read<ListPage<IngredientSummary[]>> =>
  readPage(listIngredients, {
    query: { ...chosen({ letter, after }), ...(q && { search: q }), limit: String(PAGE_SIZE) },
  })

export const letterLabel = (letter: Letter): string => (letter === '0' ? '0–9' : letter.toUpperCase())
