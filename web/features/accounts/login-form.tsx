import './validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AuthPageCredentials, Credentials } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, PasswordInput } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { clearDrafts, keepDraft, readDraft } from './form-drafts.ts'
import { readRefusal } from './refused-form.ts'
import { SwitchMode } from './switch-mode.tsx'

// The page asks for a password as long as every password is; the dialog only for one (decision A6).
const rulesOf = { dialog: Credentials, page: AuthPageCredentials }

/** Signs in with an address and a password. Rules run when it is sent, then again with every change. */
export function LoginForm({ place, focusFirst = false, onDone, onSwitch }: AccountFormProps) {
  const { signIn } = useSession()
  const toasts = useToast()
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm({
    resolver: zodResolver(rulesOf[place]),
    defaultValues: readDraft('login'),
  })
  const { errors, isSubmitting } = formState

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft('login', values) }),
    [subscribe],
  )
  useEffect(() => {
    if (focusFirst) setFocus('email')
  }, [focusFirst, setFocus])

  // A new try takes the word of the last failure back: it would keep the next one waiting.
  const [takeBack, setTakeBack] = useState<() => void>()
  const send = handleSubmit(async ({ email, password }) => {
    takeBack?.()
    try {
      const answer = await call('POST /api/auth/login', { body: { email, password } })
      clearDrafts()
      signIn(answer)
    } catch (error) {
      const { toast, fields } = readRefusal(error, 'Invalid email or password')
      for (const { name, message } of fields) if (name === 'email' || name === 'password') setError(name, { message })
      const undo = toasts.show({ tone: 'destructive', title: 'Login failed', description: toast })
      setTakeBack(() => undo)
      return
    }
    toasts.show({ title: 'Welcome back!', description: "You've been logged in successfully." })
    await onDone()
  })

  return (
    <form method="post" noValidate onSubmit={send} className="grid grid-cols-1 gap-5" aria-label="Sign in">
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
      <Button type="submit" variant="primary" block pending={isSubmitting}>
        Sign In
      </Button>
      {onSwitch && <SwitchMode question="New to Skynn?" action="Create an account" onSwitch={onSwitch} />}
    </form>
  )
}
