import { z } from 'zod'
import { Id } from '#contract/values.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A position in a list: the value of the sort column, and the id as the tiebreaker. */
export type Place<T> = { by: T; id: string }

const write = (kind: string, by: string, id: string): string =>
  Buffer.from([kind, by, id].join('|')).toString('base64url')

const read = <T>(
  cursor: string,
  kind: string,
  By: z.ZodType<T, string>,
  Tiebreaker: z.ZodType<string> = Id,
): Place<T> => {
  const [actualKind, by, id, more] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  const place = z.object({ by: By, id: Tiebreaker }).safeParse({ by, id })
  if (actualKind !== kind || more !== undefined || !place.success) {
    throw new Refusal('invalid_input', {
      message: 'This page address is not one of ours. Please start from the first page.',
    })
  }
  return place.data
}

/** The year 0 is valid in JavaScript but not in PostgreSQL. */
const Moment = z.iso
  .datetime()
  .refine((value) => value >= '0001')
  .transform((value) => new Date(value))
const Decimal = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,9})?$/)
  .transform(Number)
const WholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** Cursors of lists sorted by a timestamp. @throws Refusal invalid_input for an invalid cursor */
export const momentCursor = {
  write: (kind: string, place: Place<Date>) => write(kind, place.by.toISOString(), place.id),
  read: (kind: string, cursor: string) => read(cursor, kind, Moment),
}

/** Cursors of lists sorted by a whole number. @throws Refusal invalid_input for an invalid cursor */
export const numberCursor = {
  write: (kind: string, place: Place<number>) => write(kind, String(place.by), place.id),
  read: (kind: string, cursor: string) => read(cursor, kind, WholeNumber),
}

/** Cursors of lists sorted by a small decimal number, such as an average. @throws Refusal invalid_input for an invalid cursor */
export const decimalCursor = {
  write: (kind: string, place: Place<number>) => write(kind, String(place.by), place.id),
  read: (kind: string, cursor: string) => read(cursor, kind, Decimal),
}

/** Whether a cursor says that it belongs to this kind of list; it may still be invalid. */
export const isCursorOf = (kind: string, cursor: string): boolean =>
  Buffer.from(cursor, 'base64url').toString('utf8').split('|', 1)[0] === kind

const Ranked = z
  .string()
  .regex(/^\d\/\d{1,7}\/[^/]+$/)
  .transform((value, context) => {
    const [tier, rank, by] = value.split('/')
    const moment = Moment.safeParse(by)
    if (moment.success) return { tier: Number(tier), rank: Number(rank), by: moment.data }
    context.addIssue({ code: 'custom', message: 'not a timestamp' })
    return z.NEVER
  })

/** A position in matches that are sorted by tier, rank within the tier, timestamp and id. */
export type RankedPlace = { tier: number; rank: number; by: Date; id: string }

/**
 * Cursors of ranked lists. `read` takes the schema of the tiebreaker if it is no UUID.
 * @throws Refusal invalid_input for an invalid cursor
 */
export const rankedCursor = {
  write: (kind: string, { tier, rank, by, id }: RankedPlace) => write(kind, `${tier}/${rank}/${by.toISOString()}`, id),
  read: (kind: string, cursor: string, Tiebreaker?: z.ZodType<string>): RankedPlace => {
    const { by, id } = read(cursor, kind, Ranked, Tiebreaker)
    return { ...by, id }
  },
}
