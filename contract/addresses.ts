import { articleCategories, articleSorts } from './article-kinds.ts'

/** Allowed values of a parameter; `any` for free text, tags and cursors. */
type Values = readonly string[] | 'any'

/**
 * Query parameters that change the content of a page, by path, in alphabetical order. A page that is not listed has none. Any other
 * parameter or value (a campaign tag, a click id) resolves to the same cached page.
 */
const pages: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  '/articles': { after: 'any', category: articleCategories, q: 'any', sort: articleSorts, tag: 'any' },
  '/auth': { tab: ['register'] },
  '/dashboard': { tab: ['profile', 'saved'] },
  '/ingredients': { after: 'any' },
  '/routines': { after: 'any' },
  '/skincare-guides': { after: 'any' },
  '/sponsored-offers': { after: 'any', brand: 'any', category: 'any' },
}

/** Query parameters that change the content of the page, as name and value, sorted by name. */
export const pageParameters = (path: string, query: URLSearchParams): [name: string, value: string][] =>
  Object.entries(pages[path] ?? {}).flatMap(([name, values]) => {
    const value = query.get(name)
    return value === null || (values !== 'any' && !values.includes(value)) ? [] : [[name, value]]
  })
