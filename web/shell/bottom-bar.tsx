import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { bottomLinks, currentOf } from './destinations.ts'

/** The bar at the bottom of small screens. */
export function BottomBar() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Quick links" className="bottom-bar">
      {bottomLinks.map(({ to, label, icon }) => (
        <Link key={to} to={to} viewTransition aria-current={currentOf(pathname, to)}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
