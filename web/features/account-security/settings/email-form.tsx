import '#web/api/validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailChange } from '#contract/account-security.ts'
import { changeEmail } from '#contract/routes/account-security.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, PasswordInput } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useFailure } from '../failed-form.ts'

/** Asks for a link to a new address. Validates on submit, then on every change; what was typed survives every error. */
export default function EmailForm() {
  const failure = useFailure('Your email was not changed')
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(EmailChange),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    failure.clear()
    setSentTo(undefined)
    try {
      await call(changeEmail, { body })
      setSentTo(body.email)
      reset()
    } catch (error) {
      failure.report(error, (name, message) => setError(name === 'password' ? 'password' : 'email', { message }))
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5" aria-label="Change your email">
      <Field label="New email" error={errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div role="status" className="wrap-anywhere empty:hidden">
        {sentTo !== undefined && (
          <Note tone="success" title={`Check ${sentTo}.`}>
            Use the link in our email within 24 hours. Until then your email stays as it is.
          </Note>
        )}
      </div>
      <Button type="submit" variant="secondary" className="justify-self-start" pending={isSubmitting}>
        Change email
      </Button>
    </form>
  )
}
