import '#web/api/validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PasswordChoice } from '#contract/account-security.ts'
import { resetPassword } from '#contract/routes/account-security.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { isExpired, useFailure } from './failed-form.ts'

type Props = { token: string; onReset: () => void | Promise<void>; onExpired: () => void }

/** Sets a new password with the token of a link. */
export default function ResetPasswordForm({ token, onReset, onExpired }: Props) {
  const failure = useFailure('Your password was not changed')
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(PasswordChoice),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async ({ password }) => {
    failure.clear()
    try {
      await call(resetPassword, { body: { token, password } })
    } catch (error) {
      if (isExpired(error)) onExpired()
      else failure.report(error, (_, message) => setError('password', { message }))
      return
    }
    await onReset()
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
      aria-label="Choose a new password"
    >
      <Field
        label="New password"
        hint="At least 8 characters. Three random words work well."
        error={formState.errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" block pending={formState.isSubmitting}>
        Save new password
      </Button>
    </form>
  )
}
