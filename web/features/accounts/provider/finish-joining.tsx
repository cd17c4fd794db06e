import { type FormEvent, useState } from 'react'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { joinWithProvider as endpoint, ProviderOutcome } from '#contract/provider-sign-in.ts'
import { joinWithProvider } from '#contract/routes/provider-sign-in.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { formToasts } from '../form-toasts.ts'
import { JoinBanner } from '../join-banner.tsx'
import { readRefusal } from '../refused-form.ts'
import { useRegistrationInfo } from '../registration-info.ts'
import { TermsBox } from '../terms-box.tsx'
import { providerNames } from '#web/features/provider-sign-in/provider-list.ts'

/** The step that joining with a provider leaves: terms, age and the offer, as for everybody else (decision A8). */
export function FinishJoining({
  token,
  provider,
  email,
  firstName,
  onJoined,
  onPaymentRequired,
}: Omit<Extract<ProviderOutcome, { outcome: 'join' }>, 'outcome'> & {
  token: string
  onJoined: (joined: ResponseBody<typeof endpoint>) => void
  onPaymentRequired: () => void
}) {
  const toasts = useToast()
  const joining = useRegistrationInfo(true)
  const [accepted, setAccepted] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!accepted) return setProblem('You must accept the Terms of Service')
    setPending(true)
    try {
      onJoined(await call(joinWithProvider, { body: { token, acceptTerms: true } }))
    } catch (error) {
      setPending(false)
      const { toast } = readRefusal(error, formToasts.page.registrationFailed)
      if (toast === null) return onPaymentRequired()
      toasts.show({ tone: 'destructive', title: 'Registration failed', description: toast })
    }
  }
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} aria-label="Finish joining">
      <p className="mt-3 wrap-anywhere text-muted">
        {firstName === null ? 'Hello' : `Hello ${firstName}`}. You join with {providerNames[provider]} as{' '}
        <strong className="text-text">{email}</strong>.
      </p>
      {!joining.isError && (
        <div className="my-6 rounded-md bg-soft p-5">
          <JoinBanner info={joining.data} />
        </div>
      )}
      <TermsBox
        name="acceptTerms"
        checked={accepted}
        error={problem}
        onChange={({ target }) => {
          setAccepted(target.checked)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="primary" block className="mt-5" pending={pending}>
        Create Account
      </Button>
    </form>
  )
}
