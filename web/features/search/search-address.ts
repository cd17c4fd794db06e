import { type SearchKind, searchKinds } from '#contract/kinds/search.ts'

/** The maximum search length that the server accepts (contract/search.ts). */
const SEARCH_LENGTH = 100

/** The search in the address of the page. `after` is the cursor of this page of results. */
export type Search = { q: string | undefined; kind: SearchKind | undefined; after: string | undefined }

const nonEmpty = (value: string | null): string | undefined => value?.trim() || undefined

/** Reads the query parameters. Control characters, empty values and unknown kinds are ignored; the server validates the cursor. */
export const readSearch = (parameters: URLSearchParams): Search => ({
  q: nonEmpty(parameters.get('q')?.replaceAll(/\p{Cc}/gu, ' ') ?? null)
    ?.slice(0, SEARCH_LENGTH)
    .toWellFormed(),
  kind: searchKinds.find((kind) => kind === parameters.get('kind')),
  after: nonEmpty(parameters.get('after')),
})

/** The path of the search page with this search. */
export const searchAddress = ({ q, kind, after }: Partial<Search>): string => {
  const chosen = Object.entries({ q, kind, after }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return chosen.length === 0 ? '/search' : `/search?${new URLSearchParams(chosen)}`
}
