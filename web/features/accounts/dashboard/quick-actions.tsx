import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { hasPersonalAdvice } from '#contract/membership.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

type Action = { to: string; icon: IconName; label: string; text: string }

const actions: readonly Action[] = [
  { to: '/routines', icon: 'leaf', label: 'Routine Builder', text: 'Few steps, in order, with their cost in rand' },
  { to: '/sponsored-offers', icon: 'tag', label: 'Exclusive Deals', text: 'Offers that are worth a look' },
]

/** The three tools that a member reaches from the dashboard. */
export function QuickActions({ member }: { member: User | null }) {
  return (
    <Card asChild>
      <nav aria-labelledby="actions-title">
        <h2 id="actions-title" className="text-lg">
          Quick Actions
        </h2>
        <ul className="mt-4">
          <ActionLink
            action={{ to: '/chatbot', icon: 'chat', label: 'SKYNN AI', text: 'Ask anything about your skin' }}
            badge={
              member && (
                <Badge tone={hasPersonalAdvice(member.subscriptionStatus) ? 'soft' : 'neutral'}>
                  {hasPersonalAdvice(member.subscriptionStatus) ? 'Personalised advice' : 'Premium feature'}
                </Badge>
              )
            }
          />
          {actions.map((action) => (
            <ActionLink key={action.to} action={action} />
          ))}
        </ul>
      </nav>
    </Card>
  )
}

function ActionLink({ action: { to, icon, label, text }, badge }: { action: Action; badge?: React.ReactNode }) {
  return (
    <li className="border-t border-line">
      <Link to={to} prefetch="intent" viewTransition className="group flex items-center gap-[min(0.875rem,4vw)] py-3.5">
        <Icon name={icon} className="size-[min(1.25rem,6vw)] text-link" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium group-hover:underline">{label}</span>
          <span className="block text-xs text-muted">{text}</span>
          {badge !== undefined && <span className="mt-1.5 flex min-h-7">{badge}</span>}
        </span>
        <Icon name="arrow" className="size-[min(1.25rem,6vw)] text-muted" />
      </Link>
    </li>
  )
}
