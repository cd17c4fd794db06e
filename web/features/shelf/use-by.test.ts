import { expect, it } from 'vitest'
import { useByWords } from './use-by.ts'

it.each([
  ['2026-11-29', 'Use-by date was 29 Nov 2026', 'over'],
  ['2026-11-30', 'Use it up today', 'soon'],
  ['2026-12-01', 'Use within 1 day', 'soon'],
  ['2026-12-30', 'Use within 30 days', 'soon'],
  ['2026-12-31', 'Use within 1 month', 'fine'],
  ['2027-02-28', 'Use within 2 months', 'fine'],
  ['2027-11-30', 'Use within 12 months', 'fine'],
])('a product to be used by %s says, on 30 November 2026: %s', (useBy, words, state) => {
  expect(useByWords(useBy, '2026-11-30')).toEqual({ words, state })
})
