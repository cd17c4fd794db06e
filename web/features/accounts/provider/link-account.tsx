import { type FormEvent, useState } from 'react'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { linkProvider as endpoint, ProviderOutcome } from '#contract/provider-sign-in.ts'
import { linkProvider } from '#contract/routes/provider-sign-in.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { providerNames } from '#web/features/provider-sign-in/provider-list.ts'

/** Connects a provider to the account with the same address, once its owner has shown that it is theirs. */
export function LinkAccount({
  token,
  provider,
  email,
  hasPassword,
  onLinked,
}: Omit<Extract<ProviderOutcome, { outcome: 'link' }>, 'outcome'> & {
  token: string
  onLinked: (linked: ResponseBody<typeof endpoint>) => void
}) {
  const name = providerNames[provider]
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setProblem('Password is required')
    setPending(true)
    try {
      onLinked(await call(linkProvider, { body: { token, password } }))
    } catch (error) {
      setPending(false)
      const message = messageFor(error, 'Please try again.')
      setProblem(message === 'Invalid email or password' ? 'This is not the password of your Skynn account.' : message)
    }
  }
  const intro = (
    <p className="mt-3 wrap-anywhere text-muted">
      There is one with <strong className="text-text">{email}</strong>, the address of your {name} account.
    </p>
  )
  if (!hasPassword) {
    return (
      <>
        {intro}
        <Note className="mt-5" title="It has no password.">
          Sign in the way you did before. Then connect {name} in your settings, under “Ways to sign in”.
        </Note>
      </>
    )
  }
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} aria-label={`Connect ${name}`}>
      {intro}
      <p className="mt-3 mb-5 text-muted">Type its password once, and {name} signs you in from then on.</p>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Field label="Password" error={problem}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <a href="/forgot-password" className="link mt-2 inline-flex min-h-tap items-center">
        Forgot password?
      </a>
      <Button type="submit" variant="primary" block className="mt-3" pending={pending}>
        Connect {name} and sign in
      </Button>
    </form>
  )
}
