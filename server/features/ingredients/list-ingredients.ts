import type { IngredientSummary, listIngredients as endpoint } from '#contract/ingredients.ts'
import { LIST_LIMIT } from '#contract/values.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { dictionary } from './dictionary.ts'
import type { z } from 'zod'

type Filters = z.output<typeof endpoint.query>

/** Lower case, without accents, and without the spaces, hyphens and other signs that people leave out. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const begins = (name: string, letter: string): boolean => {
  const first = keyOf(name).slice(0, 1)
  return letter === '0' ? /\d/.test(first) : first === letter
}

/** 0 for a name that is the search, 1 for one that begins with it, 2 for one that contains it; undefined for none. */
const closeness = (names: readonly string[], search: string): number | undefined => {
  const keys = names.map(keyOf)
  if (keys.includes(search)) return 0
  if (keys.some((key) => key.startsWith(search))) return 1
  return keys.some((key) => key.includes(search)) ? 2 : undefined
}

/** Ingredients by name; those of a search in order of how closely a name matches. */
export const listIngredients = async ({
  letter,
  search = '',
  after,
  limit = LIST_LIMIT,
}: Filters): Promise<Page<IngredientSummary>> => {
  const wanted = keyOf(search)
  const isSearch = search.trim() !== ''
  const found = (await dictionary())
    .filter(({ name }) => letter === undefined || begins(name, letter))
    .flatMap((row) => {
      const close = isSearch
        ? wanted === ''
          ? undefined
          : closeness([row.name, ...row.names, ...row.misspellings], wanted)
        : 0
      return close === undefined ? [] : [{ row, close }]
    })
    .toSorted((one, other) => one.close - other.close)
    .map(({ row: { slug, name, alsoKnownAs, does, family } }) => ({ slug, name, alsoKnownAs, does, family }))
  const from = after === undefined ? 0 : found.findIndex(({ slug }) => slug === after) + 1
  return paginate(found.slice(from, from + limit + 1), limit, ({ slug }) => slug)
}
