import { useCallback } from 'react'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Logs out and says so: on a phone that is passed around it has to be seen. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useSession()
  const { show } = useToast()
  return useCallback(() => {
    void signOut().then(() => {
      show({ title: 'You are logged out' })
      // The menu that had the focus is gone with the member.
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }, [signOut, show])
}
