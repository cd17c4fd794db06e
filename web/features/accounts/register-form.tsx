import './validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Registration } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, PasswordInput } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { clearDrafts, keepDraft, readDraft } from './form-drafts.ts'
import { readRefusal } from './refused-form.ts'
import { SwitchMode } from './switch-mode.tsx'
import { TermsBox } from './terms-box.tsx'

/** A box that is not ticked has no value: the only one it can have is true. */
const startingValues = () => {
  const { email, password, acceptTerms } = readDraft('register')
  return acceptTerms ? { email, password, acceptTerms } : { email, password }
}

/** Opens an account. Rules run when it is sent, then again with every change. What was typed stays whatever the server answers. */
export function RegisterForm({ focusFirst = false, onDone, onSwitch }: AccountFormProps) {
  const { signIn } = useSession()
  const toasts = useToast()
  const [toPayFor, setToPayFor] = useState<string | null>(null)
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm<z.input<typeof Registration>>({
    resolver: zodResolver(Registration),
    defaultValues: startingValues(),
  })
  const { errors, isSubmitting } = formState

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft('register', values) }),
    [subscribe],
  )
  useEffect(() => {
    if (focusFirst) setFocus('email')
  }, [focusFirst, setFocus])

  // A new try takes the word of the last failure back: it would keep the next one waiting.
  const [takeBack, setTakeBack] = useState<() => void>()
  const send = handleSubmit(async ({ email, password, acceptTerms }) => {
    takeBack?.()
    setToPayFor(null)
    let isFounding: boolean
    try {
      const answer = await call('POST /api/auth/register', { body: { email, password, acceptTerms } })
      isFounding = answer.user.isFoundingMember
      clearDrafts()
      signIn(answer)
    } catch (error) {
      const { toast, notice, fields } = readRefusal(error, 'Unable to create account')
      for (const { name, message } of fields) if (name === 'email' || name === 'password') setError(name, { message })
      setToPayFor(notice)
      if (toast !== null) {
        const undo = toasts.show({ tone: 'destructive', title: 'Registration failed', description: toast })
        setTakeBack(() => undo)
      }
      return
    }
    toasts.show({
      title: 'Welcome to Skynn',
      description: isFounding
        ? "Congratulations! You're a founding member with lifetime free access!"
        : 'Your account has been created successfully.',
    })
    await onDone()
  })

  return (
    <form method="post" noValidate onSubmit={send} className="grid grid-cols-1 gap-5" aria-label="Create your account">
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
        hint="At least 8 characters. Three plain words work well."
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <TermsBox error={errors.acceptTerms?.message} {...register('acceptTerms')} />
      <div role="status" className="empty:hidden">
        {toPayFor !== null && <Note title={toPayFor}>What you filled in is kept, and nothing was charged.</Note>}
      </div>
      <Button type="submit" variant="primary" block pending={isSubmitting}>
        Create Account
      </Button>
      {onSwitch && <SwitchMode question="Have an account?" action="Sign in" onSwitch={onSwitch} />}
    </form>
  )
}
