import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { SavedArticle } from '#contract/articles.ts'
import { messageFor } from '#web/api/api-error.ts'
import { ArticleRow } from '#web/features/articles/article-piece.tsx'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatDate } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SkeletonGroup, SkeletonRow } from '#web/ui/skeleton.tsx'
import type { ReadingList } from './reading-list.ts'

/** Articles shown initially and added by each "Show more". */
const STEP = 12

/** On a phone the bookmark sits beside the category, so that the title has the full width. */
const phoneRow =
  'max-md:items-start max-md:[&>.piece-action]:absolute max-md:[&>.piece-action]:top-2 max-md:[&>.piece-action]:right-0'

const grid = '-mt-4 grid gap-x-gap xl:grid-cols-2'

/** The tabs above already have a line. */
const noLineOnTop = '[&:first-child>.row-item]:border-t-0 xl:[&:nth-child(2)>.row-item]:border-t-0'

/** The reading list: each article with a button to remove it. */
export function SavedArticles({ list }: { list: ReadingList }) {
  const [shown, setShown] = useState(STEP)
  const container = useRef<HTMLDivElement>(null)
  const { articles, hasMore } = list

  const remove = (article: SavedArticle) => {
    // The pressed button is removed with its article: focus the list before the focus falls back to the page.
    container.current?.focus()
    void list.remove(article)
  }
  const showMore = () => {
    if (shown + STEP > articles.length && hasMore) list.fetchMore()
    setShown(shown + STEP)
  }

  return (
    <div ref={container} tabIndex={-1} aria-label="Your reading list" role="group">
      {list.error !== null && (
        <ErrorState title="Your reading list did not load" heading="h3" onRetry={list.retry} retrying={list.retrying}>
          {messageFor(list.error, 'Please try again in a moment.')}
        </ErrorState>
      )}
      {list.error === null && !list.isLoaded && <ListSkeleton />}
      {list.isLoaded && articles.length === 0 && <NothingSaved />}
      {articles.length > 0 && (
        <ul className={grid}>
          {articles.slice(0, shown).map((article) => (
            <li key={article.id} className={noLineOnTop}>
              <ArticleRow
                article={article}
                heading="h3"
                className={phoneRow}
                meta={<>Saved {formatDate(article.savedAt, 'short')}</>}
                action={
                  <IconButton
                    icon="saved"
                    aria-pressed
                    label={`Remove from your reading list: ${article.title}`}
                    onClick={() => remove(article)}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      {(articles.length > shown || hasMore) && (
        <div className="mt-6 flex justify-center">
          <Button variant="line" pending={list.fetchingMore} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      art={<Cover slug="nothing-saved-yet" accent="aloe" size="square" motif="aloe" composition="plate" />}
      title="Nothing saved yet"
      heading="h3"
      action={
        <Button variant="primary" asChild>
          <Link to="/articles">Browse guides</Link>
        </Button>
      }
    >
      Tap the bookmark on any guide to find it here, on all your devices.
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Your reading list is loading" className={grid}>
      {Array.from({ length: 4 }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  )
}
