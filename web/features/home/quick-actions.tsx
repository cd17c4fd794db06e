import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'

const actions: readonly { to: string; label: string; text: string; icon: IconName }[] = [
  { to: '/chatbot', label: 'SKYNN AI', text: 'Ask about your skin in your own words.', icon: 'chat' },
  { to: '/routines', label: 'Routine Builder', text: 'Few steps, in order, priced in rand.', icon: 'leaf' },
  { to: '/sponsored-offers', label: 'Deals & Offers', text: 'Savings, each with the day it ends.', icon: 'tag' },
]

/** The shortcuts below the member's panel, the same for all users. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="wrap mt-section">
      <h2 id="quick-actions" className="text-xl">
        Quick Actions
      </h2>
      <ul className="mt-4 grid md:grid-cols-3 md:gap-gap">
        {actions.map(({ to, label, text, icon }) => (
          <li key={to} className="border-t border-line max-md:last:border-b">
            <Link to={to} prefetch="intent" viewTransition className="group flex items-center gap-[min(1rem,4vw)] py-4">
              <Icon name={icon} className="size-[min(1.5rem,6vw)] text-link" />
              <span className="min-w-0 flex-1">
                <span className="serif block text-lg group-hover:underline">{label}</span>
                <span className="mt-1 block text-muted">{text}</span>
              </span>
              <Icon name="arrow" className="size-[min(1.25rem,6vw)] text-link" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
