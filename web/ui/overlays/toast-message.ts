import type { ReactNode } from 'react'

/** The content of a toast. */
export type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  tone?: 'default' | 'destructive'
  /** One follow-up action: undo, reload. `label` is a verb. */
  action?: { label: string; onSelect: () => void }
}

/** A toast in the queue. */
export type WaitingToast = ToastMessage & { id: number }

/** Props of a component that renders a toast; it calls `onDone` when the toast has closed. */
export type ToastViewProps = { toast: WaitingToast; onDone: (id: number) => void }

/** Milliseconds a toast stays; errors stay longer to give time to read them. Hover or focus pauses the timer. */
export const toastDuration = { default: 5_000, destructive: 10_000 } as const
