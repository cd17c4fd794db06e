import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { type AuthMode, useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { JOIN, SIGN_IN } from './destinations.ts'

const addresses: Record<AuthMode, string> = { login: SIGN_IN, register: JOIN }

/**
 * Signs in or joins: opens the dialog over the page. It is a link, so that it also works before scripts have come, without them, and in a
 * new tab; on the page that has the forms already it just leads there.
 */
export function AuthLink({ mode, ...rest }: { mode: AuthMode } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { open } = useAuthPrompt()
  const { pathname } = useLocation()
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (elsewhere || pathname === SIGN_IN) return
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
