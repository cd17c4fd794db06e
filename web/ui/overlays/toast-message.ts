import type { ReactNode } from 'react'

/** What a toast says. */
export type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  tone?: 'default' | 'destructive'
  /** One thing to do about it: undo, reload. `label` is a verb. */
  action?: { label: string; onSelect: () => void }
}

/** A toast in the queue. */
export type WaitingToast = ToastMessage & { id: number }

/** What draws a toast gets it and says when it is done with. */
export type ToastViewProps = { toast: WaitingToast; onDone: (id: number) => void }

/** Milliseconds a toast stays: errors longer, because they have to be read. Pointing at it or focusing it stops the clock. */
export const toastDuration = { default: 5_000, destructive: 10_000 } as const
