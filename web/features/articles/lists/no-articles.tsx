import { Link } from 'react-router'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The specified message for a search without results. `clear` is the path without the search, or a function that clears it. */
export function NoArticlesFound({ clear }: { clear: string | (() => void) }) {
  return (
    <EmptyState
      art={<Cover slug="nothing-found" accent="aloe" size="square" motif="lens" />}
      title="No articles found matching your search."
      action={
        typeof clear === 'string' ? (
          <Button asChild variant="line">
            <Link to={clear}>Clear Search</Link>
          </Button>
        ) : (
          <Button variant="line" onClick={clear}>
            Clear Search
          </Button>
        )
      }
    />
  )
}
