import { z } from 'zod'

/** User-entered text: well-formed Unicode without NUL, which PostgreSQL cannot store. Lengths in UTF-16 code units. */
export const text = (max: number, min = 0) => z.string().min(min).max(max)

/** Primary key of a row: a UUID in lower case. */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>

/** The readable part of a URL: `dark-spots-and-tinted-sunscreen`. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens')
  .max(100)
export type Slug = z.infer<typeof Slug>

/** Identifies an item by id or slug; an upper-case UUID is neither. */
export const IdOrSlug = z.union([Id, Slug])

/** A rand amount in whole cents. */
export const Cents = z.int().min(0).max(100_000_000)
export type Cents = z.infer<typeof Cents>

/** An ISO 8601 timestamp with time zone; the server writes UTC. */
export const Timestamp = z.iso.datetime()

/** An opaque list cursor, from the `Link` header of the previous page. */
export const Cursor = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, 'This page address is not one of ours')
  .max(200)

/** Number of rows to return: 1 to 100, in decimal digits (no other number format is accepted). */
export const Limit = z
  .string()
  .regex(/^([1-9]\d?|100)$/, 'Use a whole number from 1 to 100')
  .transform(Number)

/** Maximum rows per response; the default if `limit` is absent (decision C22). */
export const LIST_LIMIT = 100
