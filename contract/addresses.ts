import { articleCategories, articleSorts } from './kinds/article.ts'
import { productKinds, productSorts } from './kinds/product.ts'
import { difficulties } from './kinds/recipe.ts'
import { concerns, skinTypes } from './kinds/skin.ts'
import { searchKinds } from './kinds/search.ts'

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
  '/diy-recipes': { after: 'any', difficulty: difficulties, skinType: skinTypes },
  '/ingredients': { after: 'any', letter: 'any', q: 'any' },
  '/product-recommendations': {
    after: 'any',
    brand: 'any',
    category: productKinds,
    concern: concerns,
    freeFrom: 'any',
    local: ['yes'],
    maxPrice: 'any',
    maxUnitPrice: 'any',
    skinType: skinTypes,
    sort: productSorts,
  },
  '/product-recommendations/compare': { ids: 'any' },
  '/routines': { after: 'any' },
  '/search': { after: 'any', kind: searchKinds, q: 'any' },
  '/skincare-guides': { after: 'any' },
  '/sponsored-offers': { after: 'any', brand: 'any', category: 'any' },
}

/**
 * Query parameters that change the content of the page, as name and value, sorted by name. A repeated parameter, as a form with checkboxes
 * sends it, is one with its values separated by commas.
 */
export const pageParameters = (path: string, query: URLSearchParams): [name: string, value: string][] =>
  Object.entries(pages[path] ?? {}).flatMap(([name, values]) => {
    const value = query.has(name) ? query.getAll(name).join(',') : null
    return value === null || (values !== 'any' && !values.includes(value)) ? [] : [[name, value]]
  })
