import '#web/api/validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Registration, type SignedIn } from '#contract/accounts.ts'
import { register as registerRoute } from '#contract/routes/accounts.ts'
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
import { TermsBox } from './terms-box.tsx'

/** An unticked box has no value, because the schema accepts only true. */
const initialValues = () => {
  const { email, password, acceptTerms } = readDraft('register')
  return acceptTerms ? { email, password, acceptTerms } : { email, password }
}

/** Registers an account. Validates on submit, then on every change. The input survives every error response. */
export function RegisterForm({ place, focusFirst = false, onDone, onPaymentRequired, onSwitch }: AccountFormProps) {
  const { signIn } = useSession()
  const toasts = useToast()
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm<z.input<typeof Registration>>({
    resolver: zodResolver(Registration),
    defaultValues: initialValues(),
  })
  const { errors, isSubmitting } = formState

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft('register', values) }),
    [subscribe],
  )
  useEffect(() => {
    if (focusFirst) setFocus('email')
  }, [focusFirst, setFocus])

  // A new attempt dismisses the last error toast, which would otherwise delay the next one.
  const [dismissError, setDismissError] = useState<() => void>()
  const submit = handleSubmit(async ({ email, password, acceptTerms }) => {
    dismissError?.()
    let session: SignedIn
    try {
      session = await call(registerRoute, { body: { email, password, acceptTerms } })
      clearDrafts()
      signIn(session)
    } catch (error) {
      const { toast, fields } = readRefusal(error, formToasts[place].registrationFailed)
      for (const { name, message } of fields) if (name === 'email' || name === 'password') setError(name, { message })
      if (toast === null) return onPaymentRequired()
      const dismiss = toasts.show({ tone: 'destructive', title: 'Registration failed', description: toast })
      setDismissError(() => dismiss)
      return
    }
    toasts.show({
      title: 'Welcome to Skynn',
      description: session.user.isFoundingMember ? formToasts[place].joinedAsFounder : formToasts[place].joined,
    })
    await onDone(session)
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
      aria-label="Create your account"
    >
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Field
        label="Password"
        hint="At least 8 characters. Three random words work well."
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <TermsBox error={errors.acceptTerms?.message} {...register('acceptTerms')} />
      <Button type="submit" variant="primary" block pending={isSubmitting}>
        Create Account
      </Button>
      {onSwitch && <SwitchMode question="Have an account?" action="Sign in" onSwitch={onSwitch} />}
    </form>
  )
}
