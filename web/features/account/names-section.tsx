import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Account } from '#contract/account.ts'
import { displayNameProblem, nameProblem, tidyName } from '#contract/kinds/account-options.ts'
import { changeAccount } from '#contract/routes/account.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from './section-heads.tsx'
import { useAccountUpdate } from './use-account.ts'

const valuesOf = ({ firstName, lastName, displayName }: Account) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  displayName: displayName ?? '',
})

const rule = (problem: (name: string) => string | null) => ({
  validate: (value: string) => problem(tidyName(value)) ?? true,
})

/** The member's names. Validates on submit, then on every change; what was typed survives every error. */
export function NamesSection({ account, onUnsaved }: { account: Account; onUnsaved: (unsaved: boolean) => void }) {
  const update = useAccountUpdate()
  const { show } = useToast()
  const { register, handleSubmit, reset, setError, formState } = useForm({
    // Also follows an account that was loaded again; what the member is typing stays.
    values: valuesOf(account),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty, isSubmitting } = formState
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved])

  const submit = handleSubmit(async (names) => {
    try {
      const changed = await call(changeAccount, { body: names })
      reset(valuesOf(changed), { keepDirtyValues: false })
      update(changed)
      show({ title: 'Your names are saved' })
    } catch (error) {
      for (const { path, message } of error instanceof ApiError ? (error.response?.issues ?? []) : []) {
        const field = path.replace('body.', '')
        if (field in names) setError(field as keyof typeof names, { message })
      }
      show({
        tone: 'destructive',
        title: 'Your names were not saved',
        description: messageFor(error, 'Please try again.'),
      })
    }
  })

  return (
    <PageSection {...sectionHeads.names}>
      <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5" aria-label="Names">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First name" error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...register('firstName', rule(nameProblem))} />
          </Field>
          <Field label="Last name" error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...register('lastName', rule(nameProblem))} />
          </Field>
        </div>
        <Field
          label="Display name"
          hint="What other people will see next to what you write. 2 to 40 characters."
          error={errors.displayName?.message}
        >
          <Input autoComplete="nickname" {...register('displayName', rule(displayNameProblem))} />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Save names
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={() => reset(undefined, { keepDirtyValues: false })}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
    </PageSection>
  )
}
