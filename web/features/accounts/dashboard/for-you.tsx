import type { UseQueryResult } from '@tanstack/react-query'
import type { ArticleSummary } from '#contract/articles.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { messageFor } from '#web/api/api-error.ts'
import { ArticlePiece } from '#web/features/articles/article-piece.tsx'
import { SaveButton } from '#web/features/articles/save-button.tsx'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Petal } from '#web/ui/petal.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { OpenButton, type Opener } from './lazy-dialog.tsx'

type Pick = ArticleSummary & { reason: string | null }

/** Skeleton cards while the list loads, as specified. */
const SKELETON_CARDS = 6

/** Rows on a phone, cards from 768 px. */
const grid = 'grid grid-cols-1 gap-x-gap gap-y-7 md:grid-cols-2 md:gap-y-10 xl:grid-cols-3'

type Props = { picks: UseQueryResult<Pick[]>; profile: UseQueryResult<SkinProfile>; editor: Opener }

/** Six articles that fit the skin profile, each with the reason; without a profile, an invitation to complete it. */
export function ForYou({ picks, profile, editor }: Props) {
  const { data, error, refetch, isFetching } = picks
  if (data === undefined && error !== null) {
    return (
      <ErrorState title="Your picks did not load" heading="h3" onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Please try again in a moment.')}
      </ErrorState>
    )
  }
  // Without the profile it is not known whether the invitation goes above the articles.
  if (data === undefined || profile.isPending) return <PicksSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState
        art={<Cover slug="nothing-for-you-yet" accent="atlantic" size="square" motif="drop" composition="plate" />}
        title="Complete your skin profile"
        heading="h3"
        action={<OpenButton opener={editor}>Complete your profile</OpenButton>}
      >
        Tell us about your skin, and the guides that fit it appear here.
      </EmptyState>
    )
  }
  return (
    <>
      {profile.data?.completionPercentage === 0 && <Invitation editor={editor} />}
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
    </>
  )
}

/** Asks a member without a skin profile for one, above articles that do not know them yet. */
function Invitation({ editor }: { editor: Opener }) {
  return (
    <Card tone="soft" padding="tight" className="mb-8 flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h3 className="text-lg">Make these picks yours</h3>
        <p className="mt-1 text-text-2">Tell us about your skin, and the guides that fit it appear here.</p>
      </div>
      <OpenButton opener={editor}>Complete your profile</OpenButton>
    </Card>
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
