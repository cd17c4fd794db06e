import { z } from 'zod'
import { Slug, text, Timestamp } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import { importShippedRows, readShippedRows } from '#server/content/shipped-rows.ts'
import { findPollHashes, writePoll } from './queries.ts'

const ShippedPoll = z.strictObject({
  slug: Slug,
  title: text(120, 1),
  description: text(200, 1),
  options: z.array(text(60, 1)).min(3).max(5),
  isSample: z.literal(true),
  endDate: Timestamp.nullable(),
  createdAt: Timestamp,
})

/** Writes the shipped polls that are new or have changed, without any votes. @returns the number of polls written */
export const importPolls = async (context: AppContext): Promise<number> =>
  importShippedRows(context, await readShippedRows('polls.json', ShippedPoll, ({ slug }) => slug), {
    findHashes: findPollHashes,
    write: (db, { options, endDate, createdAt, ...row }, fileHash) =>
      writePoll(db, {
        ...row,
        options: options.map((option) => ({ text: option, votes: 0 })),
        endDate: endDate === null ? null : new Date(endDate),
        createdAt: new Date(createdAt),
        fileHash,
      }),
    // Lists of polls are not cached.
    cacheTags: [],
  })
