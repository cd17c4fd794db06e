// No zod here: pages load these lists on their own.

export const ageRanges = ['under-20', '20-29', '30-39', '40-49', '50-plus'] as const
export type AgeRange = (typeof ageRanges)[number]

export const reviewSorts = ['helpful', 'newest', 'like-mine'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const reportReasons = ['spam', 'not-a-review', 'harmful-advice', 'personal-information', 'abuse'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Most pictures of one review. */
export const MAX_REVIEW_PICTURES = 4
