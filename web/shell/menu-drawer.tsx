import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { membershipLabel } from '#contract/membership.ts'
import { useSession } from '#web/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Drawer, DrawerClose } from '#web/ui/overlays/drawer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo, Petal } from '#web/ui/petal.tsx'
import {
  currentOf,
  type Destination,
  exploreLinks,
  type IconDestination,
  memberLinks,
  visitorLinks,
} from './destinations.ts'
import { LastKnown } from './last-known.tsx'
import { useSignOut } from './sign-out.ts'
import { ThemeChips } from './theme/theme-chips.tsx'

/** From this width the header contains everything in the drawer. */
const WIDE = '(width >= 48rem)'

export type MenuDrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Sets where focus goes after the drawer closes. */
  onCloseAutoFocus: (event: Event) => void
}

const heading = 'mb-1 font-sans text-xs font-bold tracking-normal text-muted'

function Member() {
  const { member } = useSession()
  if (!member) return null
  return (
    <div className="flex items-center gap-3 border-b border-line py-4">
      <Avatar src={member.profileImageUrl} />
      <p className="min-w-0">
        <b className="block truncate">{member.firstName ?? member.email}</b>
        <span className="text-xs text-muted">{membershipLabel(member.subscriptionStatus, 'drawer')}</span>
        <LastKnown />
      </p>
    </div>
  )
}

function ExploreLink({ to, label }: Destination) {
  const { pathname } = useLocation()
  const current = currentOf(pathname, to)
  return (
    <li>
      <DrawerClose>
        <Link to={to} viewTransition aria-current={current} className="serif flex min-h-11 items-center gap-3 text-lg">
          {label}
          {current && <Petal className="text-primary" />}
        </Link>
      </DrawerClose>
    </li>
  )
}

const accountRow = 'flex min-h-11 w-full items-center gap-3'

function AccountLink({ to, label, icon }: IconDestination) {
  return (
    <li>
      <DrawerClose>
        <Link to={to} viewTransition className={accountRow}>
          <Icon name={icon} className="text-muted" />
          {label}
        </Link>
      </DrawerClose>
    </li>
  )
}

/** The menu on small screens: member, site links, account links and theme. Choosing any link closes it. */
export default function MenuDrawer({ open, onOpenChange, onCloseAutoFocus }: MenuDrawerProps) {
  const { member } = useSession()
  const signOut = useSignOut()

  useEffect(() => {
    const wide = matchMedia(WIDE)
    const close = () => wide.matches && onOpenChange(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [onOpenChange])

  return (
    <Drawer open={open} onOpenChange={onOpenChange} onCloseAutoFocus={onCloseAutoFocus} title="Menu" head={<Logo />}>
      <Member />
      <nav aria-labelledby="drawer-explore" className="border-b border-line py-4">
        <h3 id="drawer-explore" className={heading}>
          Explore
        </h3>
        <ul>
          {exploreLinks.map((link) => (
            <ExploreLink key={link.label} {...link} />
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="drawer-account" className="border-b border-line py-4">
        <h3 id="drawer-account" className={heading}>
          Account
        </h3>
        <ul>
          {(member ? memberLinks : visitorLinks).map((link) => (
            <AccountLink key={link.to} {...link} />
          ))}
          {member && (
            <li>
              <DrawerClose>
                <button type="button" className={accountRow} onClick={signOut}>
                  <Icon name="logout" className="text-muted" />
                  Log out
                </button>
              </DrawerClose>
            </li>
          )}
        </ul>
      </nav>
      <div className="py-4">
        <h3 className={heading}>Theme</h3>
        <div className="mt-2">
          <ThemeChips />
        </div>
      </div>
      <p className="mt-auto pt-4 text-xs text-muted">© Skynn. Made in Cape Town.</p>
    </Drawer>
  )
}
