import { Link } from 'react-router'
import { membershipLabel } from '#contract/membership.ts'
import { useSession } from '#web/session/session.tsx'
import { Dropdown, DropdownItem, DropdownLabel, DropdownSeparator } from '#web/ui/overlays/dropdown.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { avatarLinks } from './destinations.ts'
import type { MenuPartProps } from './lazy-menu.tsx'
import { LastKnown } from './last-known.tsx'
import { useFirstItemFocus } from './menu-focus.ts'
import { useSignOut } from './sign-out.ts'

/** The signed-in member, the links to their pages and Log out. */
export default function AccountMenu({ trigger, open, onOpenChange, byKeyboard }: MenuPartProps) {
  const { member } = useSession()
  const signOut = useSignOut()
  useFirstItemFocus(byKeyboard)
  if (!member) return trigger
  return (
    <Dropdown trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <DropdownLabel>
        <b>{member.email}</b>
        {membershipLabel(member.subscriptionStatus, 'menu')}
        <LastKnown />
      </DropdownLabel>
      <DropdownSeparator />
      {avatarLinks.map(({ to, label, icon }) => (
        <DropdownItem key={to} asChild>
          <Link to={to} viewTransition>
            <Icon name={icon} />
            {label}
          </Link>
        </DropdownItem>
      ))}
      <DropdownSeparator />
      <DropdownItem icon="logout" onSelect={signOut}>
        Log out
      </DropdownItem>
    </Dropdown>
  )
}
