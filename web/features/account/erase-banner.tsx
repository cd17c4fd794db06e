import { useState } from 'react'
import { undoErase } from '#contract/routes/account.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Note } from '#web/ui/note.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { useAccount, useAccountUpdate } from './use-account.ts'

/** Says when the account will be deleted, and offers to keep it. Announced when it appears. */
export function EraseBanner({ eraseAt }: { eraseAt: string | null }) {
  const { data: account } = useAccount()
  const update = useAccountUpdate()
  const { show } = useToast()
  const [pending, setPending] = useState(false)

  const keep = async () => {
    setPending(true)
    try {
      await call(undoErase)
      if (account) update({ ...account, eraseAt: null })
      show({ title: 'Your account stays', description: 'Nothing was deleted. Good to have you here.' })
      // The button that had focus is gone.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      show({
        tone: 'destructive',
        title: 'That did not work',
        description: messageFor(error, 'Your account is still going to be deleted. Please try again.'),
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <div role="status">
      {eraseAt !== null && (
        <Note tone="danger" title={`Your account will be deleted on ${formatDate(eraseAt)}.`} className="mt-6">
          <p>Until then everything is still here, and you can change your mind.</p>
          <Button variant="line" size="sm" className="text-text" pending={pending} onClick={() => void keep()}>
            Keep my account
          </Button>
        </Note>
      )}
    </div>
  )
}
