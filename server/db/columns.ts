import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with the millisecond precision of JavaScript, so that a value read back from a cursor is equal. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The words of a text as PostgreSQL's full-text search stores them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
