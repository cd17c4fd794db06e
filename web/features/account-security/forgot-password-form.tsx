import '#web/api/validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ForgottenPassword } from '#contract/account-security.ts'
import { forgotPassword } from '#contract/routes/account-security.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { useFailure } from './failed-form.ts'

/** Asks for a link to reset the password. */
export default function ForgotPasswordForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const failure = useFailure('We could not send the link')
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ForgottenPassword),
    defaultValues: { email },
  })
  const submit = handleSubmit(async (body) => {
    failure.clear()
    try {
      await call(forgotPassword, { body })
      onSent(body.email)
    } catch (error) {
      failure.report(error, (_, message) => setError('email', { message }))
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5" aria-label="Forgot password">
      <p className="text-text-2">
        Tell us the email of your account. We will send you a link to choose a new password.
      </p>
      <Field label="Email" error={formState.errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Button type="submit" variant="primary" block pending={formState.isSubmitting}>
        Send the link
      </Button>
    </form>
  )
}
