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
import { useToast } from '#web/ui/overlays/toast.tsx'

export type AuthMode = 'login' | 'register'

/** The props of the dialog. It switches modes itself and calls `onClose` when dismissed or finished. */
export type AuthDialogProps = { mode: AuthMode; onClose: () => void }

type AuthPrompt = {
  /** Opens the sign-in dialog. `onClosed` runs when it closes, whether or not the visitor has signed in. */
  open: (mode: AuthMode, onClosed?: () => void) => void
}

const AuthPromptContext = createContext<AuthPrompt>({ open: () => {} })

/** Opens the sign-in dialog: `useAuthPrompt().open('login')`. */
export const useAuthPrompt = (): AuthPrompt => useContext(AuthPromptContext)

type Loaded = { Dialog: ComponentType<AuthDialogProps>; mode: AuthMode }

/** Renders the sign-in dialog, which is loaded on first use. If loading fails, a toast reports it. */
export function AuthPromptProvider({
  load,
  children,
}: {
  load: () => Promise<{ default: ComponentType<AuthDialogProps> }>
  children: ReactNode
}) {
  const [shown, setShown] = useState<Loaded | null>(null)
  const closeCallback = useRef<(() => void) | undefined>(undefined)
  const { show } = useToast()

  const close = useCallback(() => {
    setShown(null)
    closeCallback.current?.()
    closeCallback.current = undefined
  }, [])
  const open = useCallback(
    (mode: AuthMode, onClosed?: () => void) => {
      load().then(
        ({ default: Dialog }) => {
          closeCallback.current = onClosed
          setShown({ Dialog, mode })
        },
        () => {
          onClosed?.()
          show({
            tone: 'destructive',
            title: 'Could not open the form',
            description: 'Please check your connection and try again.',
          })
        },
      )
    },
    [load, show],
  )
  const prompt = useMemo(() => ({ open }), [open])
  return (
    <AuthPromptContext value={prompt}>
      {children}
      {shown && <shown.Dialog mode={shown.mode} onClose={close} />}
    </AuthPromptContext>
  )
}
