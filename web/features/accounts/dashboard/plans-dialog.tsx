import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { isUpgradable, membershipLabel } from '#contract/membership.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRegistrationInfo } from '../registration-info.ts'
import type { LazyDialogProps } from './lazy-dialog.tsx'

export type PlansDialogProps = LazyDialogProps & { member: User }

/** The subscription dialog: the two memberships side by side. Their numbers come from the server's policy. */
export default function PlansDialog({ member, open, onOpenChange }: PlansDialogProps) {
  const { data, isError } = useRegistrationInfo(open)
  const { isFoundingMember, subscriptionStatus: status } = member
  // Without the offer the sentence is left out, not guessed.
  const numbers = (sentence: (offer: NonNullable<typeof data>) => string) =>
    data ? sentence(data) : isError ? null : <Skeleton className="my-1 h-4 w-3/4" />
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="wide" title="Membership plans">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Plan
          title={membershipLabel('free_lifetime', 'menu')}
          current={isFoundingMember}
          lead={numbers(({ foundingCap }) => `Free for life, for the first ${foundingCap} members.`)}
          benefits={['Every guide in full, premium ones too', 'Early access to new features', 'Founding member badge']}
          action={isFoundingMember ? 'Current Plan' : 'Not Available'}
        />
        <Plan
          title={membershipLabel('active', 'menu')}
          current={status === 'active'}
          lead={
            status === 'trial'
              ? 'Your trial ends by itself, and nothing is charged.'
              : numbers(({ tier, message }) => (tier === 'paid' ? message : 'One payment, no card kept, no renewal.'))
          }
          benefits={['Every guide in full, premium ones too', 'Personal answers from the assistant', 'Exclusive deals']}
          action={status === 'active' ? 'Current Plan' : isFoundingMember ? 'Included in yours' : 'Not open yet'}
        />
      </div>
      {isUpgradable(status) && (
        <Note title="Payments are not open yet." className="mt-4">
          Nothing is charged. You can upgrade here as soon as they open.
        </Note>
      )}
      <p className="mt-5 text-muted">
        What membership costs and how it ends is in the{' '}
        <Link to="/terms-of-service" className="link">
          Terms of Service
        </Link>
        .
      </p>
    </Dialog>
  )
}

function Plan({
  title,
  current,
  lead,
  benefits,
  action,
}: {
  title: string
  current: boolean
  lead: ReactNode
  benefits: readonly string[]
  /** What the button says. No plan can be chosen yet. */
  action: string
}) {
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        {current && <Badge tone="soft">Yours</Badge>}
      </div>
      <div className="num mt-2 min-h-[3.1em] text-pretty text-muted">{lead}</div>
      <ul className="mt-3 mb-6 grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Icon name="check" className="mt-1 shrink-0 text-link" />
            <span className="min-w-0">{benefit}</span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" block disabled className="mt-auto">
        {action}
      </Button>
    </Card>
  )
}
