import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, the precision JavaScript keeps: a place in a list read back from a cursor is the same moment. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The words of a text as PostgreSQL's full-text search stores them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
