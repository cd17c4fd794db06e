import { Icon } from '#web/ui/icon.tsx'
import { OverlayCard } from './overlay-card.tsx'

/** Asks whether to reload for a new version (decision S6). It stays until it is answered, unlike the toasts that it looks like. */
export function UpdateNotice({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  return (
    <OverlayCard label="New version" className="update" onEscape={onLater}>
      <Icon name="refresh" />
      <p>A new version is available! Reload to update?</p>
      <div>
        <button type="button" className="toast-act" onClick={onReload}>
          Reload
        </button>
        <button type="button" className="toast-act" onClick={onLater}>
          Later
        </button>
      </div>
    </OverlayCard>
  )
}
