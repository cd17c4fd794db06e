import { useState } from 'react'
import { resendVerification } from '#contract/routes/account-security.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Sends the link that confirms the member's address again. */
export function ResendButton(look: ButtonLook) {
  const { member, refresh } = useSession()
  const { show } = useToast()
  const [pending, setPending] = useState(false)
  const resend = async () => {
    setPending(true)
    try {
      const { sent } = await call(resendVerification)
      show(
        sent
          ? { title: 'Check your email', description: `A new link is on its way to ${member?.email}.` }
          : { title: 'Your email is confirmed already' },
      )
      if (!sent) await refresh()
    } catch (error) {
      show({
        tone: 'destructive',
        title: 'We could not send the link',
        description: messageFor(error, 'Please try again.'),
      })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button {...look} pending={pending} onClick={() => void resend()}>
      Send a new link
    </Button>
  )
}
