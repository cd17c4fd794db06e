import { z } from 'zod'

/** Text as people type it: well-formed Unicode without NUL, which no database engine can store. Lengths in UTF-16 units. */
export const text = (max: number, min = 0) => z.string().min(min).max(max)

/** Primary key of a row: a UUID in lower case. */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>

/** The readable part of an address: `dark-spots-and-tinted-sunscreen`. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens')
  .max(100)
export type Slug = z.infer<typeof Slug>

/** An item is addressed by its id or by its slug; a UUID in capitals is neither. */
export const IdOrSlug = z.union([Id, Slug])

/** An amount of rand in whole cents. */
export const Cents = z.int().min(0).max(100_000_000)
export type Cents = z.infer<typeof Cents>

/** A moment in ISO 8601 with zone, UTC as the server writes it. */
export const Timestamp = z.iso.datetime()

/** An opaque place in a list, as the `Link` header of the page before named it. */
export const Cursor = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, 'This page address is not one of ours')
  .max(200)

/** How many rows a list returns: 1 to 100, as digits in the address (nothing else is read as a number). */
export const Limit = z
  .string()
  .regex(/^([1-9]\d?|100)$/, 'Use a whole number from 1 to 100')
  .transform(Number)

/** Rows of one response unless fewer are asked for (decision C22). */
export const LIST_LIMIT = 100
