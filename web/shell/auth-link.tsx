import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { type AuthMode, useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { JOIN, SIGN_IN } from './destinations.ts'

const addresses: Record<AuthMode, string> = { login: SIGN_IN, register: JOIN }

/**
 * Opens the sign-in or join dialog over the page. It is a link, so it also works before hydration, without scripts and in a new tab. On the
 * sign-in page, which already has the forms, it is a plain link.
 */
export function AuthLink({ mode, ...rest }: { mode: AuthMode } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { open } = useAuthPrompt()
  const { pathname } = useLocation()
  const onClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (opensElsewhere || pathname === SIGN_IN) return
    event.preventDefault()
    open(mode)
  }
  return (
    <Link
      to={addresses[mode]}
      onClick={onClick}
      aria-haspopup={pathname === SIGN_IN ? undefined : 'dialog'}
      {...rest}
    />
  )
}
