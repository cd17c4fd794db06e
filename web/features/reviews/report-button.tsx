import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOpenedPart } from './use-opened-part.ts'

const loadDialog = () => import('./report-dialog.tsx')

/** Reports a review to the moderators. A visitor is asked to sign in first. */
export function ReportButton({ review: { id, title } }: { review: Review }) {
  const { member } = useSession()
  const prompt = useAuthPrompt()
  const [isReported, setReported] = useState(false)
  const { Part: ReportDialog, loading, preload, open, state } = useOpenedPart(loadDialog)
  const press = () => {
    if (isReported) return
    if (member !== null) return open()
    let isSignedIn = false
    prompt.open('login', { onSignedIn: () => (isSignedIn = true), onClosed: () => isSignedIn && open() })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        pending={loading}
        aria-disabled={isReported || undefined}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={press}
      >
        <Icon name="flag" />
        {isReported ? 'Reported' : 'Report'}
        <span className="sr-only">: {title}</span>
      </Button>
      {ReportDialog && <ReportDialog {...state} reviewId={id} onReported={() => setReported(true)} />}
    </>
  )
}
