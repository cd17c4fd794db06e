import '#web/api/validate-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PasswordChange } from '#contract/account-security.ts'
import { changePassword, listSessions } from '#contract/routes/account-security.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { useFailure } from '../failed-form.ts'

/** Changes the password. Validates on submit, then on every change; what was typed survives every error. */
export default function PasswordForm() {
  const { member } = useSession()
  const { show } = useToast()
  const failure = useFailure('Your password was not changed')
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    failure.clear()
    try {
      await call(changePassword, { body })
    } catch (error) {
      failure.report(error, (name, message) =>
        setError(name === 'newPassword' ? 'newPassword' : 'currentPassword', { message }),
      )
      return
    }
    reset()
    show({ title: 'Your password is changed', description: 'Your other devices were signed out.' })
    await queryClient().invalidateQueries({ queryKey: [listSessions.path] })
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
      aria-label="Change your password"
    >
      {/* Password managers need the account that the new password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={member?.email ?? ''} />
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field
        label="New password"
        hint="At least 8 characters. Three random words work well."
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" pending={isSubmitting}>
        Change password
      </Button>
    </form>
  )
}
