import { timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, the precision JavaScript keeps: a place in a list read back from a cursor is the same moment. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })
