import { useEffect, useState } from 'react'
import type { SignedIn } from '#contract/accounts.ts'
import type { AuthMode } from '#web/session/auth-prompt.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** The props of both forms. */
export type AccountFormProps = {
  /** The dialog and the /auth page differ in the rule for the sign-in password (decision A6) and in the texts of the toasts. */
  place: 'dialog' | 'page'
  /** Focuses the first field when the form appears. */
  focusFirst?: boolean
  /** Called after sign-in; the form stays busy until the promise settles. */
  onDone: (session: SignedIn) => void | Promise<void>
  /** Called when registering requires a payment first (status 402). */
  onPaymentRequired: () => void
  /** Switches to the other form; the link is shown only with this callback. */
  onSwitch?: () => void
}

type Forms = typeof import('./forms.ts')

let loading: Promise<Forms> | undefined
let loaded: Forms | null = null

const importForms = async (): Promise<Forms> => {
  try {
    const { LoginForm, RegisterForm, ProviderButtons } = await import('./forms.ts')
    loaded = { LoginForm, RegisterForm, ProviderButtons }
    return loaded
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Loads the forms, also ahead of use. A failed attempt is not cached. */
export const loadForms = (): Promise<Forms> => (loading ??= importForms())

/** One of the two forms, with a skeleton while it loads and a retry button when loading fails. */
export function AccountForm({ mode, ...rest }: AccountFormProps & { mode: AuthMode }) {
  // Loaded forms show at once: with a skeleton first, the dialog would be laid out twice.
  const [forms, setForms] = useState<Forms | 'failed' | null>(loaded)
  const fetchForms = () => {
    setForms(loaded)
    if (loaded === null) loadForms().then(setForms, () => setForms('failed'))
  }
  useEffect(fetchForms, [])

  if (forms === null) return <FormSkeleton mode={mode} withSwitch={rest.onSwitch !== undefined} />
  if (forms === 'failed') {
    return (
      <ErrorState title="The form did not load" onRetry={fetchForms}>
        Check your connection, then try again.
      </ErrorState>
    )
  }
  return (
    <>
      <forms.ProviderButtons />
      {mode === 'login' ? <forms.LoginForm key="login" {...rest} /> : <forms.RegisterForm key="register" {...rest} />}
    </>
  )
}
