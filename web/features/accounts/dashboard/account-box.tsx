import type { ReactNode } from 'react'
import type { User } from '#contract/accounts.ts'
import { isUpgradable, membershipLabel } from '#contract/membership.ts'
import { useSignOut } from '#web/shell/sign-out.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { OpenButton, type Opener } from './lazy-dialog.tsx'

/** The member's email, plan and sign-up date, with the buttons that show the plans and sign out. */
export function AccountBox({ member, plans }: { member: User; plans: Opener }) {
  const signOut = useSignOut()
  return (
    <Card asChild>
      <section aria-labelledby="account-title">
        <h2 id="account-title" className="text-lg">
          Account
        </h2>
        <dl className="mt-4">
          <Entry term="Email">{member.email}</Entry>
          <Entry term="Status">{membershipLabel(member.subscriptionStatus, 'menu')}</Entry>
          <Entry term="Member since">{formatDate(member.signupDate)}</Entry>
        </dl>
        <OpenButton opener={plans} variant="secondary" block className="mt-2">
          {isUpgradable(member.subscriptionStatus) ? 'Upgrade to Premium' : 'See the plans'}
        </OpenButton>
        <Button variant="line" block className="mt-3" onClick={signOut}>
          <Icon name="logout" />
          Log out
        </Button>
      </section>
    </Card>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  )
}

/** The box while the session loads. */
export function AccountSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Your account is loading">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="mt-7 h-11" />
        <Skeleton className="mt-6 h-11 w-2/3" />
        <Skeleton className="mt-6 h-11 w-3/4" />
        <Skeleton className="mt-5 h-12 rounded-md" />
        <Skeleton className="mt-3 h-12 rounded-md" />
      </SkeletonGroup>
    </Card>
  )
}
