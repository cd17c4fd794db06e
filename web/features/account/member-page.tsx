import { Fragment, type ReactNode, useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import type { Account } from '#contract/account.ts'
import { useSession } from '#web/session/session.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Note } from '#web/ui/note.tsx'
import { SkeletonGroup } from '#web/ui/skeleton.tsx'
import { EraseBanner } from './erase-banner.tsx'
import { useAccount } from './use-account.ts'

type MemberPageProps = {
  title: string
  /** One sentence under the title. */
  intro: string
  /** The page in its final shape while it loads. */
  skeleton: ReactNode
  children: (account: Account) => ReactNode
}

/** A page about the member's account: leads visitors to sign in, loads the account and says when that fails. */
export function MemberPage({ title, intro, skeleton, children }: MemberPageProps) {
  const { settled, member, outOfReach } = useSession()
  const { data: account, isError, isFetching, refetch } = useAccount()
  const { hash } = useLocation()
  const isLoaded = member !== null && account !== undefined
  useEffect(() => {
    // The router looked for the section before it was there.
    if (isLoaded && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isLoaded, hash])
  const failed = member !== null && isError && account === undefined
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      {/* The skeleton stays until the sign-in page has loaded: an empty page would shift the footer up for a moment. */}
      {settled && member === null && <Navigate to="/auth" replace />}
      <header className="max-w-prose">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-muted">{intro}</p>
      </header>
      <noscript>
        <Note tone="warning" title="This page needs JavaScript." className="mt-6">
          It is switched off in your browser. You can still{' '}
          <Link to="/articles" className="link">
            read our guides
          </Link>
          .
        </Note>
      </noscript>
      {outOfReach && account !== undefined && (
        <Note tone="warning" title="We could not reach Skynn." className="mt-6">
          You are seeing your last known details. Changes can be saved as soon as you are back online.
        </Note>
      )}
      <div className="noscript:hidden">
        {member !== null && account !== undefined && (
          <Fragment key={member.id}>
            <EraseBanner eraseAt={account.eraseAt} />
            <div className="mt-8">{children(account)}</div>
          </Fragment>
        )}
        {failed && (
          <div className="mt-8">
            <ErrorState title="Your details did not load" onRetry={() => void refetch()} retrying={isFetching}>
              Check your connection, then try again.
            </ErrorState>
          </div>
        )}
        {!failed && (member === null || account === undefined) && (
          <SkeletonGroup label="Your details are loading" className="mt-8">
            {skeleton}
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}
