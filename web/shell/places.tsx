import { Form, Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Destination, SEARCH_PAGE } from './destinations.ts'

const places: readonly Destination[] = [
  { to: '/', label: 'Home' },
  { to: '/skincare-guides', label: 'Skincare Guides' },
  { to: '/ingredients', label: 'Ingredients' },
  { to: '/routines', label: 'Routines' },
  { to: '/articles', label: 'All articles' },
]

/** Search and the lists: a way on from an address that leads nowhere. Works without scripts. */
export function Places() {
  return (
    <>
      <Form action={SEARCH_PAGE} method="get" role="search" className="mt-6 flex max-w-form gap-2">
        <input type="search" name="q" aria-label="Search articles" placeholder="Try dark spots or rooibos" maxLength={100} required className="input" />
        <Button type="submit" variant="primary"><Icon name="search" />Search</Button>
      </Form>
      <nav aria-label="Where to go from here" className="mt-6">
        <ul className="chips">
          {places.map(({ to, label }) => <li key={to}><Chip asChild><Link to={to}>{label}</Link></Chip></li>)}
        </ul>
      </nav>
    </>
  )
}
