import { Link } from 'react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import { ArticlePiece } from '#web/features/articles/article-piece.tsx'
import { SaveButton } from '#web/features/articles/save-button.tsx'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The first featured articles. */
export function ForYou({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) {
    return (
      <EmptyState
        art={<Cover slug="nothing-for-you-yet" accent="atlantic" size="square" motif="drop" composition="plate" />}
        title="No featured guides this week"
        heading="h3"
        action={
          <Button variant="primary" asChild>
            <Link to="/articles">Browse guides</Link>
          </Button>
        }
      >
        You can browse all our guides in the meantime.
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticlePiece
            article={article}
            heading="h3"
            action={<SaveButton article={article} variant="solid" named />}
          />
        </li>
      ))}
    </ul>
  )
}
