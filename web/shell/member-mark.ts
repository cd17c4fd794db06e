import { useLayoutEffect } from 'react'
import { useSession } from '#web/session/session.tsx'

/** Keeps the mark on `<html>` that shows and hides what is for members or visitors in step with who is here. */
export const useMemberMark = (): void => {
  const { settled, member } = useSession()
  const signedIn = member !== null
  useLayoutEffect(() => {
    if (settled) document.documentElement.toggleAttribute('data-member', signedIn)
  }, [settled, signedIn])
}
