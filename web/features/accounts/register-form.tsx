import '#web/api/validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Registration } from '#contract/accounts.ts'
import { register as registerRoute } from '#contract/accounts.routes.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, PasswordInput } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { clearDrafts, saveDraft, readDraft } from './form-drafts.ts'
import { readRefusal } from './refused-form.ts'
import { SwitchMode } from './switch-mode.tsx'
import { TermsBox } from './terms-box.tsx'

/** An unticked box has no value, because the schema accepts only true. */
const initialValues = () => {
  const { email, password, acceptTerms } = readDraft('register')
  return acceptTerms ? { email, password, acceptTerms } : { email, password }
}

// The dialog goes on to the skin profile; the page goes to the dashboard.
const welcomes = {
  dialog: "Account created successfully. Let's set up your skin profile.",
  page: 'Your account has been created successfully.',
}

/** Registers an account. Validates on submit, then on every change. The input survives every error response. */
export function RegisterForm({ place, focusFirst = false, onDone, onSwitch }: AccountFormProps) {
  const { signIn } = useSession()
  const toasts = useToast()
  const [paymentNotice, setPaymentNotice] = useState<string | null>(null)
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
    setPaymentNotice(null)
    let isFounding: boolean
    try {
      const session = await call(registerRoute, { body: { email, password, acceptTerms } })
      isFounding = session.user.isFoundingMember
      clearDrafts()
      signIn(session)
    } catch (error) {
      const { toast, notice, fields } = readRefusal(error, 'Unable to create account')
      for (const { name, message } of fields) if (name === 'email' || name === 'password') setError(name, { message })
      setPaymentNotice(notice)
      if (toast !== null) {
        const dismiss = toasts.show({ tone: 'destructive', title: 'Registration failed', description: toast })
        setDismissError(() => dismiss)
      }
      return
    }
    toasts.show({
      title: 'Welcome to Skynn',
      description: isFounding
        ? "Congratulations! You're a founding member with lifetime free access!"
        : welcomes[place],
    })
    await onDone()
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
      <div role="status" className="empty:hidden">
        {paymentNotice !== null && (
          <Note title={paymentNotice}>Your details are still here, and nothing was charged.</Note>
        )}
      </div>
      <Button type="submit" variant="primary" block pending={isSubmitting}>
        Create Account
      </Button>
      {onSwitch && <SwitchMode question="Have an account?" action="Sign in" onSwitch={onSwitch} />}
    </form>
  )
}
