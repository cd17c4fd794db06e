import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What is known about a member who may or may not read on: their own answer is under way, could not be had, or was a preview. */
export type Entitlement = 'asking' | 'unknown' | 'refused'

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
      text="The rest of this article is for members with Premium. Founding members and everyone on a trial have it too."
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
      title="The rest is part of Premium"
      text="You can read and save every open article as a free member. Upgrade to read this one to the end."
    >
      <Button variant="primary" asChild>
        <Link to="/subscription">Upgrade to Premium</Link>
      </Button>
      <Button variant="line" asChild>
        <Link to="/articles">See open articles</Link>
      </Button>
    </Box>
  )
}

function Opening() {
  return (
    <div role="status" aria-label="Opening the full article" className="grid gap-3">
      {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-7/12'].map((width, line) => (
        <Skeleton key={line} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

function NotKnown({ retry }: { retry: () => void }) {
  return (
    <Box
      title="We could not open the full article"
      text="Your membership could not be checked just now. The article stays here; try again in a moment."
    >
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </Box>
  )
}

/**
 * Stands where a premium article goes on, for whoever may not read it, or not yet: visitors are asked to sign in, free members to
 * upgrade (decision M10), and entitled members see that their article is on its way.
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
  const waits = member !== null && entitlement === 'asking'
  return (
    <section className={`${className} no-print ${waits ? '' : 'card'}`}>
      {member === null && <ForVisitors />}
      {waits && <Opening />}
      {member !== null && entitlement === 'refused' && <ForFreeMembers />}
      {member !== null && entitlement === 'unknown' && <NotKnown retry={retry} />}
    </section>
  )
}
