import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { membershipLabel } from '#contract/membership.ts'
import { useRegistrationInfo } from '../registration-info.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The two memberships side by side. Their numbers come from the server's policy. */
export function PlanCards({ member }: { member: User }) {
  const { data, isError } = useRegistrationInfo(true)
  const { isFoundingMember, subscriptionStatus: status } = member
  const isPaying = status === 'active'
  // Without the offer the sentence is left out, not guessed.
  const numbers = (sentence: (offer: NonNullable<typeof data>) => string) =>
    data ? sentence(data) : isError ? null : <Skeleton className="my-1 h-4 w-3/4" />
  return (
    <section aria-labelledby="plans-title" className="mt-14">
      <h2 id="plans-title" className="mb-6 text-xl">
        Plans
      </h2>
      <div className="grid grid-cols-1 gap-gap md:grid-cols-2">
        <Plan
          title={membershipLabel('free_lifetime', 'menu')}
          current={isFoundingMember}
          lead={numbers(({ foundingCap }) => `Free for life, for the first ${foundingCap} members.`)}
          benefits={['Every guide in full, premium ones too', 'Early access to new features', 'Founding member badge']}
        >
          <Button variant="secondary" block disabled>
            {isFoundingMember ? 'Current Plan' : 'Not Available'}
          </Button>
        </Plan>
        <Plan
          title={membershipLabel('active', 'menu')}
          current={isPaying}
          lead={
            status === 'trial'
              ? 'Your trial ends by itself, and nothing is charged.'
              : numbers(({ tier, message }) => (tier === 'paid' ? message : 'One payment, no card kept, no renewal.'))
          }
          benefits={['Every guide in full, premium ones too', 'Personal answers from the assistant', 'Exclusive deals']}
        >
          <PremiumAction isIncluded={isFoundingMember} isPaying={isPaying} />
        </Plan>
      </div>
    </section>
  )
}

function PremiumAction({ isIncluded, isPaying }: { isIncluded: boolean; isPaying: boolean }) {
  if (isIncluded || isPaying) {
    return (
      <Button variant="secondary" block disabled>
        {isPaying ? 'Current Plan' : 'Included in yours'}
      </Button>
    )
  }
  return (
    <Button variant="line" block asChild>
      <Link to="/subscription" prefetch="intent">
        See Premium
      </Link>
    </Button>
  )
}

function Plan({
  title,
  current,
  lead,
  benefits,
  children,
}: {
  title: string
  current: boolean
  lead: ReactNode
  benefits: readonly string[]
  children: ReactNode
}) {
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        {current && <Badge tone="soft">Yours</Badge>}
      </div>
      <div className="num mt-2 min-h-[1.55em] max-sm:min-h-[3.1em] text-muted">{lead}</div>
      <ul className="mt-3 mb-6 grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Icon name="check" className="mt-1 shrink-0 text-link" />
            <span className="min-w-0">{benefit}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}
