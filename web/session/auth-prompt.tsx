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

/** What the dialog is given. It switches between its modes itself; `onClose` when it is dismissed or has done its work. */
export type AuthDialogProps = { mode: AuthMode; onClose: () => void }

type AuthPrompt = {
  /** Asks the visitor to sign in or join. `onClosed` when the dialog has gone, whether or not somebody is signed in now. */
  open: (mode: AuthMode, onClosed?: () => void) => void
}

const AuthPromptContext = createContext<AuthPrompt>({ open: () => {} })

/** Asks the visitor to sign in or join: `useAuthPrompt().open('login')`. */
export const useAuthPrompt = (): AuthPrompt => useContext(AuthPromptContext)

type Loaded = { Dialog: ComponentType<AuthDialogProps>; mode: AuthMode }

/** Holds the sign-in dialog, which is fetched when it is first asked for; a lost connection is told, and nothing else happens. */
export function AuthPromptProvider({
  load,
  children,
}: {
  load: () => Promise<{ default: ComponentType<AuthDialogProps> }>
  children: ReactNode
}) {
  const [shown, setShown] = useState<Loaded | null>(null)
  const whenClosed = useRef<(() => void) | undefined>(undefined)
  const { show } = useToast()

  const close = useCallback(() => {
    setShown(null)
    whenClosed.current?.()
    whenClosed.current = undefined
  }, [])
  const open = useCallback(
    (mode: AuthMode, onClosed?: () => void) => {
      load().then(
        ({ default: Dialog }) => {
          whenClosed.current = onClosed
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
