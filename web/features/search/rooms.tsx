import { Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'

/** The parts of the site to look around in. */
const rooms = [
  { to: '/skincare-guides', label: 'Skincare Guides' },
  { to: '/ingredients', label: 'Ingredients' },
  { to: '/routines', label: 'Routines' },
  { to: '/product-recommendations', label: 'Product Reviews' },
  { to: '/diy-recipes', label: 'DIY Recipes' },
  { to: '/sponsored-offers', label: 'Deals' },
  { to: '/brands', label: 'Brands' },
] as const

/** Links as chips under a heading. */
export function ChipLinks({
  title,
  heading: Heading = 'h3',
  links,
}: {
  title: string
  heading?: 'h2' | 'h3'
  links: readonly { to: string; label: string; state?: unknown }[]
}) {
  return (
    <nav aria-label={title} className="mt-8">
      <Heading className="mb-3 text-lg">{title}</Heading>
      <ul className="chips">
        {links.map(({ to, label, state }) => (
          <li key={to}>
            <Chip asChild>
              <Link to={to} state={state}>
                {label}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where to look around without a search, or after one that found nothing. */
export function Rooms({ heading }: { heading?: 'h2' | 'h3' }) {
  return <ChipLinks title="Look around" heading={heading} links={rooms} />
}
