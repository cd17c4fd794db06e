import type { AppContext } from '#server/app-context.ts'
import { eraseRatingsBy } from '#server/features/brands/erase-ratings.ts'
import { eraseOpinionsBy } from '#server/features/deals/erase-opinions.ts'
import { eraseVotesBy } from '#server/features/polls/erase-votes.ts'
import { ratingTags } from '#server/features/reviews/change-ratings.ts'
import { eraseReviewsBy } from '#server/features/reviews/erase-reviews.ts'
import { repeat } from '#server/repeat.ts'
import { deletePicture } from './picture-address.ts'
import { deleteMembers, lockDueMembers } from './queries.ts'

/** Accounts erased in one transaction. */
const BATCH = 100
/** Between two runs, milliseconds. */
const INTERVAL = 10 * 60_000

/**
 * Erases every account whose time has come, with its pictures. Several instances can run it at once: each locks the rows that it erases
 * and skips those of the others. Pictures are deleted first, so that a failure leaves the account to be erased by the next run.
 * @returns the number of accounts erased
 */
export const eraseDueAccounts = async (context: AppContext): Promise<number> => {
  let erased = 0
  for (;;) {
    const { count, changesRatings } = await context.database.transaction(async (queries) => {
      const due = await lockDueMembers(queries, context.now(), BATCH)
      if (due.length === 0) return { count: 0, changesRatings: false }
      for (const { profileImageUrl } of due) await deletePicture(profileImageUrl, context)
      const ids = due.map(({ id }) => id)
      const ratingsChanged = await eraseReviewsBy(queries, ids, context)
      await eraseOpinionsBy(queries, ids)
      await eraseRatingsBy(queries, ids)
      await eraseVotesBy(queries, ids)
      await deleteMembers(queries, ids)
      for (const id of ids) context.conversations.forget(id)
      return { count: due.length, changesRatings: ratingsChanged }
    })
    if (changesRatings) await context.invalidate(ratingTags)
    erased += count
    if (count < BATCH) return erased
  }
}

/** Erases due accounts now and every ten minutes. @returns a function that stops it */
export const startErasing = (context: AppContext, interval = INTERVAL): (() => void) =>
  repeat('the erasure of accounts', context.log, interval, async () => {
    const erased = await eraseDueAccounts(context)
    if (erased > 0) context.log.info({ erased }, 'accounts erased')
  })
