import '#web/api/validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AuthPageCredentials, Credentials, type SignedIn } from '#contract/accounts.ts'
import { login } from '#contract/routes/accounts.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, PasswordInput } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { clearDrafts, saveDraft, readDraft } from './form-drafts.ts'
import { formToasts } from './form-toasts.ts'
import { readRefusal } from './refused-form.ts'
import { SwitchMode } from './switch-mode.tsx'

// The page requires at least 8 characters, the dialog only a non-empty password (decision A6).
const schemas = { dialog: Credentials, page: AuthPageCredentials }

/** Signs in with email and password. Validates on submit, then on every change. */
export function LoginForm({ place, focusFirst = false, onDone, onSwitch }: AccountFormProps) {
  const { signIn } = useSession()
  const toasts = useToast()
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm({
    resolver: zodResolver(schemas[place]),
    defaultValues: readDraft('login'),
  })
  const { errors, isSubmitting } = formState

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft('login', values) }),
    [subscribe],
  )
  useEffect(() => {
    if (focusFirst) setFocus('email')
  }, [focusFirst, setFocus])

  // A new attempt dismisses the last error toast, which would otherwise delay the next one.
  const [dismissError, setDismissError] = useState<() => void>()
  const submit = handleSubmit(async ({ email, password }) => {
    dismissError?.()
    let session: SignedIn
    try {
      session = await call(login, { body: { email, password } })
      clearDrafts()
      signIn(session)
    } catch (error) {
      const { toast, fields } = readRefusal(error, formToasts[place].loginFailed)
      for (const { name, message } of fields) if (name === 'email' || name === 'password') setError(name, { message })
      const dismiss = toasts.show({ tone: 'destructive', title: 'Login failed', description: toast })
      setDismissError(() => dismiss)
      return
    }
    toasts.show({ title: 'Welcome back!', description: formToasts[place].loggedIn })
    await onDone(session)
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5" aria-label="Sign in">
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {/* A plain link: following it also closes the dialog. */}
      <a href="/forgot-password" className="link -my-3 inline-flex min-h-tap items-center justify-self-start">
        Forgot password?
      </a>
      <Button type="submit" variant="primary" block pending={isSubmitting}>
        Sign In
      </Button>
      {onSwitch && <SwitchMode question="New to Skynn?" action="Create an account" onSwitch={onSwitch} />}
    </form>
  )
}
