import { useLayoutEffect } from 'react'
import { useSession } from '#web/session/session.tsx'

/** Keeps the `data-member` flag on `<html>`, which shows member or visitor elements, in sync with the session. */
export const useMemberMark = (): void => {
  const { settled, member } = useSession()
  const signedIn = member !== null
  useLayoutEffect(() => {
    if (settled) document.documentElement.toggleAttribute('data-member', signedIn)
  }, [settled, signedIn])
}
