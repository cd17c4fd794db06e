import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LogoMark } from '#web/ui/petal.tsx'
import { type InstallOffer, storeInstallDismissed } from './install.ts'
import { OverlayCard } from './overlay-card.tsx'

type InstallCardProps = {
  /** The browser's offer; null on an iPhone or iPad, where the card explains how to install by hand. */
  offer: InstallOffer | null
  onDone: () => void
}

/** Suggests to install the app: with the browser's prompt, or by hand on an iPhone or iPad. */
export function InstallCard({ offer, onDone }: InstallCardProps) {
  const dismiss = () => {
    storeInstallDismissed()
    onDone()
  }
  const install = () => {
    onDone()
    if (offer === null) return
    offer.prompt().catch(() => {})
    // Saying no to the browser's prompt counts as a dismissal.
    offer.userChoice.then(
      ({ outcome }) => {
        if (outcome === 'dismissed') storeInstallDismissed()
      },
      () => {},
    )
  }
  return (
    <OverlayCard label="Install Skynn" className="install" onEscape={dismiss}>
      <span className="install-mark">
        <LogoMark />
      </span>
      <div>
        <h2 className="overlay-title">Install Skynn</h2>
        <p className="overlay-text">
          {offer === null ? (
            <>
              Tap Share <Icon name="share" className="-mt-1 inline-block" /> in your browser, then{' '}
              <b>Add to Home Screen</b>. The articles you read stay with you offline.
            </>
          ) : (
            'One tap to open, less data to use, and the articles you read stay with you offline.'
          )}
        </p>
      </div>
      <div className="overlay-actions">
        {offer && (
          <Button variant="primary" size="sm" onClick={install}>
            Install
          </Button>
        )}
        <Button variant={offer ? 'quiet' : 'secondary'} size="sm" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </OverlayCard>
  )
}
