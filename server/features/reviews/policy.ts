import { Refusal } from '#server/http/refusal.ts'

type Ownership = { userId: string; isApproved: boolean }

/** The refusal for a review that does not exist or that the member may not know of. */
export const noSuchReview = (): Refusal =>
  new Refusal('not_found', { message: 'There is no such review. It may have been removed.' })

/** Only approved reviews are public: to everyone but its writer, one that waits does not exist. */
const isSeen = (review: Ownership | undefined, memberId: string): review is Ownership =>
  review !== undefined && (review.isApproved || review.userId === memberId)

/** Members change and remove their own reviews. @throws Refusal not_found, not_allowed */
export function assertMayChange<T extends Ownership>(review: T | undefined, memberId: string): asserts review is T {
  if (!isSeen(review, memberId)) throw noSuchReview()
  if (review.userId !== memberId) throw new Refusal('not_allowed', { message: 'You can only change your own reviews.' })
}

/** Members vote on and report the approved reviews of others. @throws Refusal not_found, not_allowed */
export function assertMayReact<T extends Ownership>(review: T | undefined, memberId: string): asserts review is T {
  if (!isSeen(review, memberId)) throw noSuchReview()
  if (review.userId === memberId)
    throw new Refusal('not_allowed', { message: 'This is your own review. Others decide whether it helps them.' })
}

/** Sample products are made up, so nobody can have used one. @throws Refusal not_allowed */
export const assertReviewable = ({ isSample }: { isSample: boolean }): void => {
  if (isSample)
    throw new Refusal('not_allowed', { message: 'This product is a made-up sample, so it cannot be reviewed.' })
}
