import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Whether a member may read the full article: still loading, request failed, or preview only. */
export type Entitlement = 'loading' | 'unknown' | 'refused'

function Box({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <Icon name="lock" className="size-7 text-link" />
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mt-2 max-w-prose text-text-2">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </>
  )
}

function ForVisitors() {
  return (
    <Box
      title="Sign in to keep reading"
      text="The rest of this article is for Premium members, including founding members and everyone on a trial."
    >
      <Button variant="primary" asChild>
        <AuthLink mode="login">Sign In</AuthLink>
      </Button>
      <Button variant="line" asChild>
        <AuthLink mode="register">Join Now</AuthLink>
      </Button>
    </Box>
  )
}

function ForFreeMembers() {
  return (
    <Box
      title="Read the rest with Premium"
      text="As a free member you can read and save every free article. Upgrade to read this one in full."
    >
      <Button variant="primary" asChild>
        <Link to="/subscription">Upgrade to Premium</Link>
      </Button>
      <Button variant="line" asChild>
        <Link to="/articles">See all articles</Link>
      </Button>
    </Box>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the full article" className="grid gap-3">
      {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-7/12'].map((width, line) => (
        <Skeleton key={line} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

function CheckFailed({ retry }: { retry: () => void }) {
  return (
    <Box
      title="We could not load the full article"
      text="We could not check your membership just now. Please try again in a moment."
    >
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </Box>
  )
}

/**
 * Replaces the rest of a premium article: visitors are asked to sign in, free members to upgrade (decision M10), and entitled members
 * see a skeleton until the full text arrives.
 */
export function PremiumGate({
  entitlement,
  retry,
  className,
}: {
  entitlement: Entitlement
  retry: () => void
  className: string
}) {
  const { member } = useSession()
  const isLoading = member !== null && entitlement === 'loading'
  return (
    <section className={`${className} no-print ${isLoading ? '' : 'card'}`}>
      {member === null && <ForVisitors />}
      {isLoading && <Loading />}
      {member !== null && entitlement === 'refused' && <ForFreeMembers />}
      {member !== null && entitlement === 'unknown' && <CheckFailed retry={retry} />}
    </section>
  )
}
