/** A page of a list, and the cursor of the next one if there is one. */
export type Page<T> = { rows: T[]; after: string | undefined }

/**
 * Cuts a page from rows that were read with a limit of one more than the page holds: the extra row means that there is a
 * next page, without counting.
 * @param cursorOf the cursor of the last row of the page
 */
export const paginate = <T>(rows: readonly T[], limit: number, cursorOf: (last: T) => string): Page<T> => {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { rows: rows.slice(0, limit), after: last && cursorOf(last) }
}
