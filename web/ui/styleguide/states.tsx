import { useState } from 'react'
import { Cover } from '../art/cover-image.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { SkeletonGroup, SkeletonPiece, SkeletonRow, SkeletonText } from '../skeleton.tsx'
import { Specimen } from './specimen.tsx'

/** Loading, empty, error and offline states. */
export function States() {
  const [retrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    setTimeout(() => setRetrying(false), 2_000)
  }
  return (
    <>
      <Specimen title="Loading">
        <SkeletonGroup label="Loading guides" className="grid gap-8 md:grid-cols-3 md:gap-gap">
          <SkeletonPiece />
          <SkeletonPiece />
          <SkeletonPiece />
        </SkeletonGroup>
        <SkeletonGroup label="Loading the list" className="grid gap-x-12 md:grid-cols-2">
          <SkeletonRow />
          <SkeletonText lines={4} />
        </SkeletonGroup>
      </Specimen>
      <Specimen title="Empty, error, offline">
        <div className="grid gap-gap md:grid-cols-3">
          <EmptyState
            heading="h3"
            art={<Cover slug="empty-saved" accent="aloe" size="square" motif="buchu" />}
            title="Nothing saved yet"
            action={
              <Button variant="line" size="sm">
                Browse guides
              </Button>
            }
          >
            Tap the bookmark on any guide to read it here later, even offline.
          </EmptyState>
          <ErrorState
            heading="h3"
            art={<Cover slug="did-not-load" accent="rooibos" size="square" motif="mortar" />}
            title="The deals did not load"
            onRetry={retry}
            retrying={retrying}
          >
            Our server took too long to respond. Your connection looks fine.
          </ErrorState>
          <EmptyState
            heading="h3"
            art={<Cover slug="night-sun" accent="fynbos" size="square" motif="baobab" />}
            title="You’re offline"
            action={
              <Button variant="line" size="sm">
                Open saved guides
              </Button>
            }
          >
            Some features may not work until you reconnect. Saved guides still open.
          </EmptyState>
        </div>
      </Specimen>
    </>
  )
}
