// No zod here: the database schema and pages load these on their own.

/** Products that a shelf holds at most. */
export const MAX_SHELF_ITEMS = 60

/** Lengths in UTF-16 code units. */
export const MAX_SHELF_NAME = 120
export const MAX_SHELF_LABEL = 5000
/** Months that a product may be used once it is open. */
export const MAX_MONTHS_OPEN = 60
