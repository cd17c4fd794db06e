import { Link, useLocation } from 'react-router'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/petal.tsx'
import { AccountSpot } from './account-spot.tsx'
import { currentOf, headerLinks, SEARCH } from './destinations.ts'
import { MenuButton } from './menu-button.tsx'
import { OfflineMark } from './offline.tsx'
import { ThemeToggle } from './theme/theme-toggle.tsx'

/** The main links, from 768 px. */
function HeaderLinks() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="top-links">
      {headerLinks.map(({ to, label }) => (
        <Link key={to} to={to} prefetch="intent" viewTransition aria-current={currentOf(pathname, to)}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

/**
 * The header. From 768 px: main links, search, theme, and Sign In and Join or the member's bell and menu. Below that: logo, search, the
 * member's bell and the drawer button.
 */
export function TopBar() {
  return (
    <header className="top-bar">
      <div className="wrap">
        <Logo asChild>
          <Link to="/" viewTransition aria-label="Skynn, home" />
        </Logo>
        <HeaderLinks />
        <div className="ml-auto flex flex-wrap items-center gap-1 lg:gap-2">
          <OfflineMark />
          <IconButton asChild icon="search" label="Search">
            <Link to={SEARCH} />
          </IconButton>
          <ThemeToggle className="max-md:hidden" />
          <AccountSpot />
          <MenuButton className="md:hidden" />
        </div>
      </div>
    </header>
  )
}
