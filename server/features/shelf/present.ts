import type { ShelfItem } from '#contract/shelf.ts'
import type { ShelfRow } from './queries.ts'
import { dateToUseBy } from './use-by.ts'

/** A product on a shelf as returned to its member. */
export const presentShelfItem = ({ userId: _userId, createdAt, ...row }: ShelfRow): ShelfItem => ({
  ...row,
  useBy:
    row.openedOn === null || row.monthsAfterOpening === null ? null : dateToUseBy(row.openedOn, row.monthsAfterOpening),
  createdAt: createdAt.toISOString(),
})
