import { useState } from 'react'
import { Link } from 'react-router'
import { leaveWaitingList } from '#contract/routes/waiting-list.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useLinkToken } from '#web/shell/navigation/link-token.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Route } from './+types/leave-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/waiting-list/leave',
    title: 'Leave the waiting list',
    description: 'Take your email address off the waiting list of the cashback rewards card.',
    noindex: true,
  })

type State = { step: 'ready' | 'sending' | 'done' } | { step: 'failed'; message: string }

/** Leaves the waiting list at the press of a button: mail scanners open links, but they press nothing. */
export default function LeavePage() {
  const token = useLinkToken()
  const [state, setState] = useState<State>({ step: 'ready' })
  const leave = async () => {
    if (typeof token !== 'string') return
    setState({ step: 'sending' })
    try {
      await call(leaveWaitingList, { body: { token } })
      setState({ step: 'done' })
    } catch (error) {
      setState({ step: 'failed', message: messageFor(error, 'Please try again.') })
    }
  }
  return (
    <div className="wrap pt-8 pb-section">
      <div className="mx-auto max-w-form">
        <h1 className="mb-6 text-2xl">Leave the waiting list</h1>
        <noscript>
          <Note tone="warning" title="You need JavaScript for this page.">
            It is switched off in your browser.
          </Note>
        </noscript>
        <Card className="noscript:hidden">
          {state.step !== 'done' && (
            <>
              <p className="text-text-2">
                {token === null
                  ? 'This link is not complete. Open the link in our email again, all of it.'
                  : 'Press the button, and we delete your name, email and phone number from the list.'}
              </p>
              {token === null ? (
                <Button asChild className="mt-5">
                  <Link to="/">Go to the home page</Link>
                </Button>
              ) : (
                <Button
                  variant="primary"
                  block
                  className="mt-5"
                  pending={state.step === 'sending'}
                  onClick={() => void leave()}
                >
                  Leave the list
                </Button>
              )}
            </>
          )}
          <div role="status" className="not-first:mt-4 empty:hidden">
            {state.step === 'failed' && (
              <Note tone="danger" title="That did not work.">
                {state.message}
              </Note>
            )}
            {state.step === 'done' && (
              <>
                <p className="text-text-2">You are no longer on the list. We will not write to you about the card.</p>
                <Button asChild className="mt-5">
                  <Link to="/">Go to the home page</Link>
                </Button>
              </>
            )}
          </div>
        </Card>
      </div>
    </div>
  )
}
