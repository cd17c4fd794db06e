import { useState } from 'react'
import { messageFor } from '#web/api/api-error.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { ProviderChoice } from './use-provider.ts'

/** The consent to the company that runs the language model, which it names. Off until it is given. */
export function ProviderSwitch({ provider: { name, isAllowed, setAllowed } }: { provider: ProviderChoice }) {
  const { show } = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const change = async (granted: boolean) => {
    setIsSaving(true)
    try {
      await setAllowed(granted)
    } catch (error) {
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'Your choice was not saved. Please try again.'),
      })
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Checkbox
      role="switch"
      className="mt-1 border-b border-line pb-2"
      checked={isAllowed}
      aria-checked={isAllowed}
      disabled={isSaving}
      onChange={(event) => void change(event.target.checked)}
    >
      <span className="font-medium">Let {name} help to write replies</span>
      <span className="block text-muted">
        {isAllowed
          ? `${name} gets your messages, and your skin profile unless you switch that off. We check every sentence before you see it.`
          : `Off: only Skynn’s own engine reads what you write. Switched on, ${name} gets your messages and skin profile too.`}
      </span>
    </Checkbox>
  )
}
