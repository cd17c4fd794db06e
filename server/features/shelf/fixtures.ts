import type { ShelfInput } from '#contract/shelf.ts'

/** A typical product on a shelf, with overrides for the test. */
export const shelfInput = (overrides: Partial<ShelfInput> = {}): ShelfInput => ({
  name: 'Night gel',
  kind: 'treatment',
  label: 'Aqua, Glycerin, Retinol',
  openedOn: '2026-01-31',
  monthsAfterOpening: 1,
  priceCents: 18_900,
  ...overrides,
})
