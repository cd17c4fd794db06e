import { useEffect, useState } from 'react'
import type { AuthMode } from '#web/session/auth-prompt.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** What both forms are given. */
export type AccountFormProps = {
  /** The dialog and the /auth page ask for different passwords when signing in (decision A6). */
  place: 'dialog' | 'page'
  /** Puts the cursor into the first field when the form appears. */
  focusFirst?: boolean
  /** Called once somebody is signed in; the form shows that it is busy until this has settled. */
  onDone: () => void | Promise<void>
  /** Shows the way to the other form. */
  onSwitch?: () => void
}

type Forms = typeof import('./forms.ts')

let underWay: Promise<Forms> | undefined

/** Fetches the forms ahead of being shown; a failed try is not remembered. */
export const loadForms = (): Promise<Forms> => {
  underWay ??= import('./forms.ts').catch((error: unknown) => {
    underWay = undefined
    throw error
  })
  return underWay
}

/** One of the two forms, with its shape while it is fetched and a way out when it cannot be. */
export function AccountForm({ mode, ...rest }: AccountFormProps & { mode: AuthMode }) {
  const [forms, setForms] = useState<Forms | 'failed' | null>(null)
  const fetchForms = () => {
    setForms(null)
    loadForms().then(setForms, () => setForms('failed'))
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
  return mode === 'login' ? <forms.LoginForm key="login" {...rest} /> : <forms.RegisterForm key="register" {...rest} />
}
