import type { UseQueryResult } from '@tanstack/react-query'
import type { ArticleSummary } from '#contract/articles.ts'
import { messageFor } from '#web/api/api-error.ts'
import { ArticlePiece } from '#web/features/articles/article-piece.tsx'
import { SaveButton } from '#web/features/articles/save-button.tsx'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Petal } from '#web/ui/petal.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { EditProfileButton, type ProfileEditor } from './profile-editor.tsx'

type Pick = ArticleSummary & { reason: string | null }

/** Skeleton cards while the list loads, as specified. */
const SKELETON_CARDS = 6

/** Rows on a phone, cards from 768 px. */
const grid = 'grid grid-cols-1 gap-x-gap gap-y-7 md:grid-cols-2 md:gap-y-10 xl:grid-cols-3'

/** Six articles that fit the skin profile, each with the reason; without any, an invitation to complete the profile. */
export function ForYou({ picks, editor }: { picks: UseQueryResult<Pick[]>; editor: ProfileEditor }) {
  const { data, error, refetch, isFetching } = picks
  if (data === undefined && error !== null) {
    return (
      <ErrorState title="Your picks did not load" heading="h3" onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Please try again in a moment.')}
      </ErrorState>
    )
  }
  if (data === undefined) return <PicksSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState
        art={<Cover slug="nothing-for-you-yet" accent="atlantic" size="square" motif="drop" composition="plate" />}
        title="Complete your skin profile"
        heading="h3"
        action={<EditProfileButton editor={editor}>Complete your profile</EditProfileButton>}
      >
        Tell us about your skin, and the guides that fit it appear here.
      </EmptyState>
    )
  }
  return (
    <ul className={grid}>
      {data.map((article) => (
        <li key={article.id}>
          <ArticlePiece
            article={article}
            heading="h3"
            compact
            action={<SaveButton article={article} variant="solid" named />}
          />
          {article.reason !== null && (
            <p className="mt-2.5 flex items-baseline gap-2 text-xs text-text-2">
              <Petal className="text-primary" />
              {article.reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function PicksSkeleton() {
  return (
    <SkeletonGroup label="Your picks are loading" className={grid}>
      {Array.from({ length: SKELETON_CARDS }, (_, card) => (
        <div key={card}>
          <span className="block max-md:grid max-md:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:gap-x-4">
            <Skeleton className="ratio-card rounded-lg max-md:aspect-square max-md:rounded-md" />
            <span className="block">
              <Skeleton className="h-3.5 w-1/3 md:mt-4" />
              <Skeleton className="mt-3 h-5" />
              <Skeleton className="mt-2 h-5 w-2/3" />
              <Skeleton className="mt-3 h-3.5 w-1/2" />
            </span>
          </span>
          <Skeleton className="mt-3.5 h-3.5 w-3/4" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
