import { useCallback } from 'react'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Logs out and confirms it: on a shared phone the member has to see it. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useSession()
  const { show } = useToast()
  return useCallback(() => {
    void signOut().then(() => {
      show({ title: "You're logged out" })
      // The menu that had focus unmounts on logout.
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }, [signOut, show])
}
