import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { ContestMeasure } from '#web/shell/founding/contest-measure.tsx'
import { countPlaces } from '#web/shell/founding/places.ts'
import { useFoundingStats } from '#web/shell/founding/use-founding-stats.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { storeClosed, storeLater } from './launch-seen.ts'
import { OverlayCard } from './overlay-card.tsx'

/** Offers founding membership to a visitor while places are left. Every way out but Later keeps it away for 7 days (decision S3). */
export function LaunchPopup({ onDone }: { onDone: () => void }) {
  const { open } = useAuthPrompt()
  const stats = useFoundingStats(true)
  if (stats === undefined) return null
  const { cap, left } = countPlaces(stats)
  const close = () => {
    storeClosed()
    onDone()
  }
  const later = () => {
    storeLater()
    onDone()
  }
  const join = () => {
    close()
    open('register')
  }
  return (
    <OverlayCard label="Launch offer" className="launch-popup" onEscape={close}>
      <p className="num text-xs font-bold text-on-soft">
        Only {left} {left === 1 ? 'spot' : 'spots'} remaining!
      </p>
      <h2 className="overlay-title">Be one of our first {cap} members</h2>
      <p className="overlay-text">
        Founding members get free lifetime access, new features early, exclusive special offers and a badge of their
        own.
      </p>
      <ContestMeasure totalSignups={stats.totalSignups} className="num mt-3" />
      <div className="overlay-actions">
        <Button variant="primary" size="sm" onClick={join}>
          Join Now
        </Button>
        <Button size="sm" onClick={later}>
          Later
        </Button>
        <Button variant="quiet" size="sm" onClick={close}>
          No Thanks
        </Button>
      </div>
      <IconButton icon="close" label="Close" className="overlay-x" onClick={close} />
    </OverlayCard>
  )
}
