import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { acceptAll, readChoice, readPreferences, rejectOptional, savePreferences } from './consent.ts'
import { ConsentPanel } from './consent-panel.tsx'
import { OverlayCard } from './overlay-card.tsx'

type ConsentBannerProps = {
  /** A person asked for the settings, so they show at once and take the focus. */
  opened: boolean
  /** Called after a choice, and when settings opened after an earlier choice are cancelled. */
  onDone: () => void
}

/** Asks for the consent to optional cookies. Only its buttons answer; Escape leaves the settings without a change. */
export function ConsentBanner({ opened, onDone }: ConsentBannerProps) {
  const [inSettings, setInSettings] = useState(opened)
  const answer = (store: () => void) => () => {
    store()
    onDone()
  }
  const [cameBack, setCameBack] = useState(false)
  const cancel = () => {
    if (readChoice() !== null) return onDone()
    setInSettings(false)
    setCameBack(true)
  }
  if (inSettings)
    return (
      // The key makes the card take the focus when the settings replace the banner.
      <OverlayCard key="settings" label="Cookie settings" isDialog takesFocus onEscape={cancel}>
        <ConsentPanel
          initial={readPreferences()}
          onSave={(preferences) => answer(() => savePreferences(preferences))()}
          onCancel={cancel}
        >
          <h2 className="overlay-title">Cookie settings</h2>
        </ConsentPanel>
      </OverlayCard>
    )
  return (
    <OverlayCard key="banner" label="Cookie consent" className="consent" takesFocus={cameBack}>
      <p className="overlay-text">
        <b>Your cookies, your choice.</b> Analytics, marketing and personalization stay off until you say yes.{' '}
        <Link to="/cookie-policy" className="link">
          Cookie Policy
        </Link>
      </p>
      <div className="overlay-actions">
        <Button size="sm" onClick={answer(acceptAll)}>
          Accept All
        </Button>
        <Button size="sm" onClick={answer(rejectOptional)}>
          Reject Optional
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setInSettings(true)}>
          Settings
        </Button>
      </div>
    </OverlayCard>
  )
}
