import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Account } from '#contract/account.ts'
import { ERASE_AFTER_DAYS } from '#contract/kinds/account-options.ts'
import { eraseAccount } from '#contract/routes/account.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from '#web/features/account/section-heads.tsx'
import { useAccountUpdate } from '#web/features/account/use-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Deletes the account, after saying what happens and asking for the password. */
export function DeleteSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false)
  return (
    <PageSection {...sectionHeads.deletion}>
      {account.eraseAt === null ? (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          trigger={<Button variant="danger">Delete my account</Button>}
          title="Delete your account?"
          description={`It is deleted in ${ERASE_AFTER_DAYS} days. Until then you can sign in and undo it here.`}
        >
          <WhatHappens />
          <DeleteForm account={account} onDone={() => setOpen(false)} />
        </Dialog>
      ) : (
        <p>
          Planned for <b>{formatDate(account.eraseAt)}</b>. To stop it, choose “Keep my account” at the top of this
          page.
        </p>
      )}
    </PageSection>
  )
}

function WhatHappens() {
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-md">What is erased</h3>
        <ul className="mt-2 list-disc pl-5 text-text-2">
          <li>Your account, names, picture and email address</li>
          <li>Your skin profile and your privacy choices, with their dates</li>
          <li>Your saved articles and notifications</li>
        </ul>
      </div>
      <div>
        <h3 className="text-md">What is kept</h3>
        <ul className="mt-2 list-disc pl-5 text-text-2">
          <li>Counts, such as how often an article was read, which do not point to you</li>
          <li>Your registration number, without you: nobody else gets it</li>
          <li>If you paid, the payment record that tax law asks for</li>
          <li>Copies in our backups, until newer ones replace them</li>
        </ul>
      </div>
      <p className="text-text-2">You are signed out everywhere else at once.</p>
    </div>
  )
}

function DeleteForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const update = useAccountUpdate()
  const [problem, setProblem] = useState<string | null>(null)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    setProblem(null)
    try {
      const { eraseAt } = await call(eraseAccount, { body: account.hasPassword ? { password } : {} })
      onDone()
      update({ ...account, eraseAt })
      // The banner with the date and the way back.
      window.scrollTo({ top: 0 })
    } catch (error) {
      const issue = error instanceof ApiError ? error.response?.issues?.[0] : undefined
      if (issue) {
        setError('password', { message: issue.message })
        setFocus('password')
      } else setProblem(messageFor(error, 'Your account was not deleted. Please try again.'))
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-5" aria-label="Delete your account">
      {account.hasPassword ? (
        <Field label="Your password" error={errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('password', { required: 'Password is required' })}
          />
        </Field>
      ) : (
        <p>For your safety this needs a sign-in within the last 10 minutes.</p>
      )}
      <div role="alert" className="empty:hidden">
        {problem !== null && (
          <p className="field-error">
            <Icon name="warn" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" pending={isSubmitting}>
          Delete my account
        </Button>
      </div>
    </form>
  )
}
