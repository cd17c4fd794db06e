import { Link } from 'react-router'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { kinds } from './kinds.ts'
import { ChipLinks, Rooms } from './rooms.tsx'
import { TO_RESULTS } from './search-field.tsx'
import { type Search, searchAddress } from './search-address.ts'

/** No results: words like the ones searched for, and the parts of the site. */
export function NothingFound({ search: { q, kind, after }, near }: { search: Search; near: readonly string[] }) {
  const narrowed = kind !== undefined || after !== undefined
  return (
    <>
      <EmptyState
        art={<Cover slug="nothing-found" accent="aloe" size="square" motif="lens" />}
        heading="h3"
        title={
          kind === undefined
            ? `We found nothing for “${q}”`
            : `We found no ${kinds[kind].many.toLowerCase()} for “${q}”`
        }
        action={
          narrowed && (
            <Button asChild variant="line">
              <Link to={searchAddress({ q })}>Show all results</Link>
            </Button>
          )
        }
      >
        Check the spelling, or try a shorter or more general word.
      </EmptyState>
      {near.length > 0 && (
        <ChipLinks
          title="Did you mean"
          links={near.map((word) => ({ to: searchAddress({ q: word }), label: word, state: TO_RESULTS }))}
        />
      )}
      <Rooms />
    </>
  )
}
