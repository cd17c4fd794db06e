import type { ReactNode } from 'react'
import type { Review } from '#contract/reviews.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatDate } from '#web/ui/format.ts'
import { MetaList } from '#web/ui/meta-list.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { ageWords, inStars, skinWords, usedFor } from './review-words.ts'

const marksOf = ({ skinType, ageRange, weeksUsed }: Review): string[] => [
  ...(weeksUsed === null ? [] : [usedFor(weeksUsed)]),
  ...(skinType === null ? [] : [`${skinWords[skinType]} skin`]),
  ...(ageRange === null ? [] : [`Age ${ageWords[ageRange].toLowerCase()}`]),
]

/** One review: stars, title, what the reader should know about the writer, the text. `children` are its buttons. */
export function ReviewText({ review, children }: { review: Review; children?: ReactNode }) {
  const { rating, title, content, author, wouldRecommend, gotItFree, skinLikeYours, createdAt, isApproved } = review
  return (
    <article aria-label={title}>
      <p className="text-marula">
        <span aria-hidden="true">
          {'★'.repeat(rating)}
          <span className="text-muted">{'☆'.repeat(5 - rating)}</span>
        </span>
        <span className="sr-only">{inStars(rating)} out of 5</span>
      </p>
      <h3 className="mt-1 font-bold wrap-anywhere">{title}</h3>
      <MetaList className="mt-1">
        <span className="wrap-anywhere">{author}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </MetaList>
      <ul aria-label="About this review" className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
        {!isApproved && (
          <li>
            <Badge tone="info">Waiting for a moderator</Badge>
          </li>
        )}
        {gotItFree && (
          <li>
            <Badge tone="warning">Got it free</Badge>
          </li>
        )}
        {skinLikeYours === true && !review.can.edit && (
          <li>
            <Badge tone="soft">Skin like yours</Badge>
          </li>
        )}
        {marksOf(review).map((mark) => (
          <li key={mark}>
            <Badge>{mark}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{content}</p>
      {review.pictures.length > 0 && <ReviewPictures pictures={review.pictures} author={author} />}
      <p className="mt-2 text-text-2">{wouldRecommend ? 'Would recommend it.' : 'Would not recommend it.'}</p>
      {children}
    </article>
  )
}
