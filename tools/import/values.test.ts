import { expect, test } from 'vitest'
import { readBarcode, readPrice, readSize, type Reading } from './values.ts'

const valueIn = <T>(reading: Reading<T>): T | undefined => ('value' in reading ? reading.value : undefined)

test.each([
  ['R1 299,50', 129_950],
  ['1299.50', 129_950],
  ['R 1,299.50', 129_950],
  ['1.299,50', 129_950],
  ['R1\u00A0299', 129_900],
  ['R89', 8900],
  ['ZAR 89,5', 8950],
  ['1,299', 129_900],
  ['$12', undefined],
  ['R0', undefined],
  ['-5', undefined],
  ['12,34,56', undefined],
  ['R500 000', undefined],
  ['about R50', undefined],
])('the price %s is %s cents', (text, cents) => {
  expect(valueIn(readPrice(text))).toBe(cents)
})

test.each([
  ['50 ml', 50],
  ['50ML ℮', 50],
  ['1.7 fl oz', 50.3],
  ['1.7 fl. oz. / 50 ml', 50],
  ['2 x 50 ml', 100],
  ['50 ml × 3', 150],
  ['1,5 l', 1500],
  ['1 000 ml', 1000],
  ['1,000 ml', 1000],
  ['7,5 cl', 75],
  ['30 g', 30],
  ['1 piece', undefined],
  ['50', undefined],
  ['0 ml', undefined],
])('the size %s is %s ml', (text, size) => {
  expect(valueIn(readSize(text))).toBe(size)
})

test('a barcode is the same with and without leading zeros, and one that a spreadsheet has shortened is refused', () => {
  expect(valueIn(readBarcode('0 012345-678905'))).toBe('12345678905')
  expect(readBarcode('6,00123E+12')).toMatchObject({ wrong: expect.stringContaining('shortened') })
  expect(valueIn(readBarcode('abc'))).toBeUndefined()
})
