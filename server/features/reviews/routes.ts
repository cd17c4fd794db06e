import * as endpoints from '#contract/reviews.ts'
import { bind } from '#server/http/bind.ts'
import { listReviews, readOwnReview } from './list-reviews.ts'
import { acceptingOnePicture } from '#server/pictures/receive-picture.ts'
import { markReviewHelpful, reportReview } from './react-to-review.ts'
import { removeReviewPicture, uploadReviewPicture } from './upload-picture.ts'
import { editReview, removeReview, writeReview } from './write-review.ts'

export const reviewRoutes = [
  bind(endpoints.listReviews, async ({ params, query, member, nextPage, cacheTags }, context) => {
    const { rows, after } = await listReviews(params.id, query, member, context)
    nextPage(after)
    cacheTags('reviews', 'products')
    return rows
  }),
  bind(endpoints.readOwnReview, ({ params, member }, context) => readOwnReview(params.id, member, context)),
  bind(endpoints.writeReview, ({ params, body, member }, context) => writeReview(params.id, body, member, context)),
  bind(endpoints.editReview, ({ params, body, member }, context) => editReview(params.id, body, member, context)),
  bind(endpoints.removeReview, ({ params, member }, context) => removeReview(params.id, member, context)),
  bind(endpoints.markReviewHelpful, ({ params, body, member }, context) =>
    markReviewHelpful(params.id, body.helpful, member, context),
  ),
  bind(endpoints.reportReview, ({ params, body, member }, context) =>
    reportReview(params.id, body.reason, member, context),
  ),
  // Unbounded: a slow upload must not hold a slot. Decoding, which is expensive, has its own.
  acceptingOnePicture(
    bind(
      endpoints.uploadReviewPicture,
      ({ request, member }, context) => uploadReviewPicture(request, member, context),
      'unbounded',
    ),
  ),
  bind(endpoints.removeReviewPicture, ({ params, member }, context) => removeReviewPicture(params.id, member, context)),
]
