import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProviderOutcome } from '#contract/provider-sign-in.ts'
import { exchangeProviderToken } from '#contract/routes/provider-sign-in.ts'
import type { SignedIn } from '#contract/accounts.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { formToasts } from '../form-toasts.ts'
import { FinishJoining } from './finish-joining.tsx'
import { LinkAccount } from './link-account.tsx'
import { providerNames } from '#web/features/provider-sign-in/provider-list.ts'
import { keepReturned } from './use-provider-return.ts'

/** What follows a return from a provider: signed in at once, or one step more to join or to connect the account. */
export function ProviderReturn({
  token,
  onLeave,
  onPaymentRequired,
}: {
  token: string
  /** Back to the ordinary forms. */
  onLeave: () => void
  onPaymentRequired: () => void
}) {
  const { signIn } = useSession()
  const navigate = useNavigate()
  const { show } = useToast()
  const [outcome, setOutcome] = useState<ProviderOutcome | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const enter = (session: SignedIn, to: string, title: string, description: string) => {
    keepReturned(null)
    signIn(session)
    show({ title, description })
    void navigate(to, { replace: true })
  }
  const exchange = async () => {
    setFailure(null)
    try {
      const found = await call(exchangeProviderToken, { body: { token } })
      if (found.outcome === 'signed-in')
        return enter(found.session, found.returnTo, 'Welcome back!', formToasts.page.loggedIn)
      if (found.outcome === 'connected') {
        keepReturned(null)
        show({ title: `${providerNames[found.provider]} is connected` })
        return void navigate(found.returnTo, { replace: true })
      }
      setOutcome(found)
    } catch (error) {
      keepReturned(null)
      setFailure(messageFor(error, 'You could not be signed in. Please try again.'))
    }
  }
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void exchange()
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [outcome])

  if (failure !== null) {
    return (
      <ErrorState title="You are not signed in">
        {failure}
        <span className="mt-4 block">
          <Button variant="secondary" onClick={onLeave}>
            Back to sign-in
          </Button>
        </span>
      </ErrorState>
    )
  }
  if (outcome === null || outcome.outcome === 'signed-in' || outcome.outcome === 'connected') {
    return (
      <SkeletonGroup label="Signing you in" className="grid grid-cols-1 gap-5">
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-12 rounded-md" />
      </SkeletonGroup>
    )
  }
  const name = providerNames[outcome.provider]
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {outcome.outcome === 'join' ? 'Finish joining' : 'You have a Skynn account'}
      </h2>
      {outcome.outcome === 'join' ? (
        <FinishJoining
          token={token}
          {...outcome}
          onJoined={({ session, returnTo }) =>
            enter(
              session,
              returnTo,
              'Welcome to Skynn',
              session.user.isFoundingMember ? formToasts.page.joinedAsFounder : formToasts.page.joined,
            )
          }
          onPaymentRequired={onPaymentRequired}
        />
      ) : (
        <LinkAccount
          token={token}
          {...outcome}
          onLinked={({ session, returnTo }) =>
            enter(session, returnTo, 'Welcome back!', `From now on you can sign in with ${name}, too.`)
          }
        />
      )}
      <button type="button" className="link mt-4 min-h-tap" onClick={onLeave}>
        Not now
      </button>
    </>
  )
}
