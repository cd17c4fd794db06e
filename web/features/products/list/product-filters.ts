import {
  type FreeFrom,
  freeFroms,
  type ProductKind,
  productKinds,
  type ProductSort,
  productSorts,
} from '#contract/kinds/product.ts'
import { type Concern, concerns, type SkinType, skinTypes } from '#contract/kinds/skin.ts'
import { PRODUCTS } from '../product-address.ts'

/** The filters in the URL of the list. `maxPrice` and `maxUnitPrice` (per 100 ml) in cents; `after` is the cursor of this page. */
export type ProductFilters = {
  category: ProductKind | undefined
  concern: Concern | undefined
  skinType: SkinType | undefined
  freeFrom: readonly FreeFrom[]
  brand: string | undefined
  maxPrice: number | undefined
  maxUnitPrice: number | undefined
  local: boolean
  sort: ProductSort
  after: string | undefined
}

/** The prices to choose from, in cents. */
export const priceLimits = [5_000, 10_000, 20_000, 30_000] as const
/** The prices per 100 ml to choose from, in cents. */
export const unitPriceLimits = [5_000, 10_000, 25_000, 50_000] as const

const centsIn = (value: string | null): number | undefined =>
  /^[1-9]\d{0,7}$/.test(value ?? '') ? Number(value) : undefined

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value)

/**
 * Parses query parameters. Empty and unknown values (a form submitted without scripts has empty fields) are ignored. Cursors are validated
 * by the server.
 */
export const readFilters = (parameters: URLSearchParams): ProductFilters => {
  const claims = parameters.getAll('freeFrom').flatMap((value) => value.split(','))
  return {
    category: oneOf(productKinds, parameters.get('category')),
    concern: oneOf(concerns, parameters.get('concern')),
    skinType: oneOf(skinTypes, parameters.get('skinType')),
    freeFrom: freeFroms.filter((claim) => claims.includes(claim)),
    brand: parameters.get('brand')?.trim().slice(0, 80).toWellFormed() || undefined,
    maxPrice: centsIn(parameters.get('maxPrice')),
    maxUnitPrice: centsIn(parameters.get('maxUnitPrice')),
    local: parameters.get('local') === 'yes',
    sort: oneOf(productSorts, parameters.get('sort')) ?? 'suggested',
    after: parameters.get('after') || undefined,
  }
}

/** The filters as query parameters, in a fixed order and without defaults. */
export const chosenParameters = (filters: ProductFilters): Record<string, string> => {
  const { category, concern, skinType, freeFrom, brand, maxPrice, maxUnitPrice, local, sort, after } = filters
  return Object.fromEntries(
    Object.entries({
      category,
      concern,
      skinType,
      freeFrom: freeFrom.length === 0 ? undefined : freeFrom.join(','),
      brand,
      maxPrice: maxPrice?.toString(),
      maxUnitPrice: maxUnitPrice?.toString(),
      local: local ? 'yes' : undefined,
      sort: sort === 'suggested' ? undefined : sort,
      after,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** The path of the list with these filters. */
export const productsAddress = (filters: ProductFilters): string => {
  const search = new URLSearchParams(chosenParameters(filters))
  return search.size === 0 ? PRODUCTS : `${PRODUCTS}?${search}`
}

/** The filters with a change applied; resets `after` unless the change sets it. */
export const withChange = (filters: ProductFilters, change: Partial<ProductFilters>): ProductFilters => ({
  ...filters,
  after: undefined,
  ...change,
})

/** Whether the list is anything but the first page of everything in the usual order. */
export const isNarrowed = (filters: ProductFilters): boolean => Object.keys(chosenParameters(filters)).length > 0
