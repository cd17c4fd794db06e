import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'

export type AuthMode = 'login' | 'register'

/** What the dialog is given. It switches between its modes itself; `onClose` when it is dismissed or has done its work. */
export type AuthDialogProps = { mode: AuthMode; onClose: () => void }

type AuthPrompt = { open: (mode: AuthMode) => void }

const AuthPromptContext = createContext<AuthPrompt>({ open: () => {} })

/** Asks the visitor to sign in or join: `useAuthPrompt().open('login')`. */
export const useAuthPrompt = (): AuthPrompt => useContext(AuthPromptContext)

/** Holds the sign-in dialog; `dialog` is a lazy component, loaded when it is first asked for. */
export const AuthPromptProvider = ({ dialog: Dialog, children }: { dialog: ComponentType<AuthDialogProps>; children: ReactNode }) => {
  const [mode, setMode] = useState<AuthMode | null>(null)
  const prompt = useMemo(() => ({ open: setMode }), [])
  return (
    <AuthPromptContext value={prompt}>
      {children}
      {mode !== null && <Suspense fallback={null}><Dialog mode={mode} onClose={() => setMode(null)} /></Suspense>}
    </AuthPromptContext>
  )
}
