import { useRef } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from '#web/features/accounts/refused-form.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Whether the link that opened the page can no longer be used. */
export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.response?.code === 'link_expired'

/**
 * Reports a failed submit: a message under each field that the server names, otherwise a toast. `clear` removes the last toast, which
 * would otherwise delay the next one.
 */
export const useFailure = (title: string) => {
  const toasts = useToast()
  const dismiss = useRef<(() => void) | undefined>(undefined)
  return {
    clear: () => dismiss.current?.(),
    report: (error: unknown, setField: (name: string, message: string) => void) => {
      const { toast, fields } = readRefusal(error, 'Please try again.')
      for (const { name, message } of fields) setField(name, message)
      if (fields.length === 0)
        dismiss.current = toasts.show({ tone: 'destructive', title, description: toast ?? 'Please try again.' })
    },
  }
}
