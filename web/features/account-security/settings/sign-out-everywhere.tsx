import { useState } from 'react'
import { signOutEverywhere } from '#contract/routes/account-security.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Ends every session after a question, that of this browser included. */
export function SignOutEverywhere() {
  const { signOut } = useSession()
  const { show } = useToast()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const end = async () => {
    setPending(true)
    try {
      await call(signOutEverywhere)
    } catch (error) {
      show({ tone: 'destructive', title: 'Still signed in', description: messageFor(error, 'Please try again.') })
      return
    } finally {
      setPending(false)
    }
    setOpen(false)
    await signOut()
    show({ title: "You're logged out on all your devices" })
  }
  return (
    <div className="border-t border-line pt-5">
      <Button variant="line" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sign out everywhere?"
        description="All your devices are signed out, this one too. You will need your password to sign in again."
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Stay signed in</Button>
            </DialogClose>
            <Button variant="danger" pending={pending} onClick={() => void end()}>
              Sign out everywhere
            </Button>
          </>
        }
      />
    </div>
  )
}
