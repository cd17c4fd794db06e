import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { ToastMessage, WaitingToast } from './toast-message.ts'
import { PlainToast } from './toast-plain.tsx'

export type { ToastMessage } from './toast-message.ts'

// The first toast loads the rendering code. Toasts often report network failures, so a plain fallback is bundled.
const ToastView = lazy(() =>
  import('./toast-view.tsx').then(
    (module) => ({ default: module.ToastView }),
    () => ({ default: PlainToast }),
  ),
)

type Toasts = {
  /** Queues a toast; one is visible at a time. Returns a function that removes it, for messages that no longer apply. */
  show: (message: ToastMessage) => () => void
}
const ToastContext = createContext<Toasts | null>(null)
let lastId = 0

/** Wraps the app once; renders nothing until the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<WaitingToast[]>([])
  const done = useCallback((id: number) => setQueue((waiting) => waiting.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (message: ToastMessage) => {
      lastId += 1
      const id = lastId
      setQueue((waiting) => [...waiting, { ...message, id }])
      return () => done(id)
    },
    [done],
  )
  const toasts = useMemo(() => ({ show }), [show])
  const first = queue[0]
  return (
    <ToastContext value={toasts}>
      {children}
      {first && (
        <Suspense>
          <ToastView toast={first} onDone={done} />
        </Suspense>
      )}
    </ToastContext>
  )
}

/** `useToast().show({ title, description, tone, action })`. */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}
