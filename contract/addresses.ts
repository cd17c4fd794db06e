import { articleCategories, articleSorts } from './article-kinds.ts'

/** Values a parameter may have; `any` where people type them or a list names them. */
type Values = readonly string[] | 'any'

/**
 * The query parameters that change what a page shows, by path, in alphabetical order. A page that is not listed has none. Any other
 * parameter or value (a campaign mark, a click id) leads to the same cached page.
 */
const pages: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  '/articles': { after: 'any', category: articleCategories, q: 'any', sort: articleSorts, tag: 'any' },
  '/auth': { tab: ['register'] },
  '/dashboard': { tab: ['saved'] },
  '/ingredients': { after: 'any' },
  '/routines': { after: 'any' },
  '/skincare-guides': { after: 'any' },
}

/** The parameters of a page address that change what the page shows, as names and values in alphabetical order of the names. */
export const pageParameters = (path: string, given: URLSearchParams): [name: string, value: string][] =>
  Object.entries(pages[path] ?? {}).flatMap(([name, values]) => {
    const value = given.get(name)
    return value === null || (values !== 'any' && !values.includes(value)) ? [] : [[name, value]]
  })
