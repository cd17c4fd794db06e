import type { AgeRange, ReportReason, ReviewSort } from '#contract/kinds/review.ts'
import type { SkinType } from '#contract/kinds/skin.ts'

export const ageWords: Readonly<Record<AgeRange, string>> = {
  'under-20': 'Under 20',
  '20-29': '20 to 29',
  '30-39': '30 to 39',
  '40-49': '40 to 49',
  '50-plus': '50 or older',
}

export const skinWords: Readonly<Record<SkinType, string>> = {
  dry: 'Dry',
  oily: 'Oily',
  combination: 'Combination',
  normal: 'Normal',
  sensitive: 'Sensitive',
}

export const sortWords: Readonly<Record<ReviewSort, string>> = {
  helpful: 'Most helpful',
  newest: 'Newest',
  'like-mine': 'Reviews from skins like mine',
}

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: 'Advertising or spam',
  'not-a-review': 'Not a review of this product',
  'harmful-advice': 'Advice that could hurt someone',
  'personal-information': 'Private details of somebody',
  abuse: 'Hate, threats or insults',
}

/** `1 star`, `4 stars`. */
export const inStars = (count: number): string => (count === 1 ? '1 star' : `${count} stars`)

/** `1 review`, `12 reviews`. */
export const inReviews = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`)

/** How long the writer used the product. */
export const usedFor = (weeks: number): string => {
  if (weeks === 0) return 'Used for less than a week'
  return weeks === 1 ? 'Used for 1 week' : `Used for ${weeks} weeks`
}

/** `Picture 2 of 3 by Thandi`. */
export const pictureWords = (at: number, of: number, author: string): string =>
  `Picture ${at + 1} of ${of} by ${author}`
