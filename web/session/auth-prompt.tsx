import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { SignedIn } from '#contract/accounts.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

export type AuthMode = 'login' | 'register'

/** The props of the dialog. It switches modes itself, calls `onSignedIn` once there is a session, and `onClose` after it has closed. */
export type AuthDialogProps = { mode: AuthMode; onSignedIn: (session: SignedIn) => void; onClose: () => void }

/** What the caller of the prompt wants to know. */
export type PromptCallbacks = {
  /**
   * Runs once, as soon as the visitor has signed in or joined: do here what the visitor was asked to sign in for. It also runs when the
   * component that asked has unmounted in the meantime.
   */
  onSignedIn?: (session: SignedIn) => void
  /** Runs when the dialog has closed, whether or not the visitor has signed in, or when it could not be opened. */
  onClosed?: () => void
}

type AuthPrompt = {
  /** Opens the dialog in this mode. */
  open: (mode: AuthMode, callbacks?: PromptCallbacks) => void
}

const AuthPromptContext = createContext<AuthPrompt>({ open: () => {} })

/** Asks to sign in or join: `useAuthPrompt().open('login', { onSignedIn: save })`. */
export const useAuthPrompt = (): AuthPrompt => useContext(AuthPromptContext)

type Shown = { Dialog: ComponentType<AuthDialogProps>; mode: AuthMode; request: number }

/** Renders the sign-in dialog, which is loaded on first use. If loading fails, a toast reports it. */
export function AuthPromptProvider({
  load,
  children,
}: {
  load: () => Promise<{ default: ComponentType<AuthDialogProps> }>
  children: ReactNode
}) {
  const [shown, setShown] = useState<Shown | null>(null)
  const callbacks = useRef<PromptCallbacks>({})
  const request = useRef(0)
  const { show } = useToast()

  const onSignedIn = useCallback((session: SignedIn) => {
    const { onSignedIn: report, ...rest } = callbacks.current
    callbacks.current = rest
    report?.(session)
  }, [])
  const finish = useCallback(() => {
    const { onClosed } = callbacks.current
    callbacks.current = {}
    onClosed?.()
  }, [])
  const close = useCallback(() => {
    setShown(null)
    finish()
  }, [finish])
  const open = useCallback(
    async (mode: AuthMode, asked: PromptCallbacks = {}) => {
      // What an earlier caller wanted is dropped: only the latest request is answered.
      finish()
      callbacks.current = asked
      const current = (request.current += 1)
      try {
        const { default: Dialog } = await load()
        if (current === request.current) setShown({ Dialog, mode, request: current })
      } catch {
        if (current !== request.current) return
        finish()
        show({
          tone: 'destructive',
          title: 'Could not open the form',
          description: 'Please check your connection and try again.',
        })
      }
    },
    [load, show, finish],
  )
  const prompt = useMemo(() => ({ open: (mode: AuthMode, asked?: PromptCallbacks) => void open(mode, asked) }), [open])
  return (
    <AuthPromptContext value={prompt}>
      {children}
      {shown && <shown.Dialog key={shown.request} mode={shown.mode} onSignedIn={onSignedIn} onClose={close} />}
    </AuthPromptContext>
  )
}
