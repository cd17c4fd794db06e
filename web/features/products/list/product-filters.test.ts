import { expect, it } from 'vitest'
import { chosenParameters, productsAddress, readFilters, withChange } from './product-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

it('keeps filters, sort and page in the address, in a fixed order', () => {
  const address =
    '/product-recommendations?category=serum&concern=acne&skinType=oily&freeFrom=fragrance%2Calcohol&brand=enough&maxPrice=10000&maxUnitPrice=25000&local=yes&sort=price&after=abc'
  expect(productsAddress(read(address.split('?')[1] ?? ''))).toBe(address)
})
it('reads a form with repeated and empty fields, and ignores what it does not know', () => {
  expect(
    chosenParameters(
      read(
        'category=potion&concern=&freeFrom=alcohol&freeFrom=fragrance&freeFrom=gluten&maxPrice=cheap&sort=suggested',
      ),
    ),
  ).toEqual({ freeFrom: 'fragrance,alcohol' })
})
it('starts from the first page when a filter changes', () => {
  expect(productsAddress(withChange(read('category=serum&after=abc'), { category: undefined }))).toBe(
    '/product-recommendations',
  )
})
