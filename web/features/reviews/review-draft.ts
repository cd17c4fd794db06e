import type { Review } from '#contract/reviews.ts'
import { createPictureUploads, type PictureUploads } from './picture-uploads.ts'

/** What was typed into the form of a review. Numbers and choices are text, as the fields hold them. */
export type Draft = {
  rating: number | null
  title: string
  content: string
  skinType: string
  ageRange: string
  weeksUsed: string
  wouldRecommend: boolean | null
  gotItFree: boolean
  shareSkinTone: boolean
  /** Goes on uploading while the form is closed. */
  pictures: PictureUploads
}

/** The form of a new review, or of a change of this one. */
export const draftOf = (own: Review | null): Draft => ({
  rating: own?.rating ?? null,
  title: own?.title ?? '',
  content: own?.content ?? '',
  skinType: own?.skinType ?? '',
  ageRange: own?.ageRange ?? '',
  weeksUsed: own?.weeksUsed === null || own === null ? '' : String(own.weeksUsed),
  wouldRecommend: own?.wouldRecommend ?? null,
  gotItFree: own?.gotItFree ?? false,
  shareSkinTone: own?.sharesSkinTone ?? false,
  pictures: createPictureUploads(own?.pictures ?? []),
})

/** The request for a draft; not valid yet. */
export const inputOf = ({ skinType, ageRange, weeksUsed, pictures, ...rest }: Draft) => ({
  ...rest,
  title: rest.title.trim(),
  content: rest.content.trim(),
  skinType: skinType || null,
  ageRange: ageRange || null,
  weeksUsed: weeksUsed.trim() === '' ? null : Number(weeksUsed),
  pictureIds: pictures.ids(),
})

// In memory only, so that closing the dialog loses nothing; by member, so that nobody sees what another member typed.
const drafts = new Map<string, Draft>()

const keyOf = (productId: string, memberId: string): string => `${productId} ${memberId}`

export const readDraft = (productId: string, memberId: string): Draft | undefined =>
  drafts.get(keyOf(productId, memberId))

export const saveDraft = (productId: string, memberId: string, draft: Draft | null): void => {
  if (draft === null) drafts.delete(keyOf(productId, memberId))
  else drafts.set(keyOf(productId, memberId), draft)
}
