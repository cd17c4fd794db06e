import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { joinWaitingList } from '#contract/routes/waiting-list.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { clearDraft, type Draft, readDraft, saveDraft } from './draft.ts'

type Problems = { name?: string; email?: string }

const missing = ({ name, email }: Draft): Problems => ({
  ...(name.trim() === '' && { name: 'Please provide your name' }),
  ...(email.trim() === '' && { email: 'Please provide your email address' }),
})

/** The fields that the server named, each with its message. */
const refused = (error: unknown): Problems =>
  Object.fromEntries(
    (error instanceof ApiError ? (error.response?.issues ?? []) : []).flatMap(({ path, message }) =>
      path === 'body.name' || path === 'body.email' ? [[path.replace('body.', ''), message]] : [],
    ),
  )

/** Not the first field: on a phone the keyboard would cover the dialog. */
const focusDialog = (event: Event) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

type WaitingListDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Focuses the button that opened the dialog. */
  returnFocus: () => void
}

/** The form that puts an address on the waiting list of the cashback card. It keeps what was typed until that has been sent. */
export default function WaitingListDialog({ open, onOpenChange, returnFocus }: WaitingListDialogProps) {
  const [draft, setDraft] = useState(readDraft)
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const dismiss = useRef<(() => void) | undefined>(undefined)
  const { show } = useToast()

  const change = (typed: Partial<Draft>) => {
    const next = { ...draft, ...typed }
    setDraft(next)
    saveDraft(next)
  }
  const point = (found: Problems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  const report = (found: Problems, title: string, description: string) => {
    dismiss.current = show({ tone: 'destructive', title, description })
    point(found)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    // Otherwise the last message would delay the next one.
    dismiss.current?.()
    const found = missing(draft)
    if (Object.keys(found).length > 0)
      return report(found, 'Missing Information', 'Please provide your name and email address')
    // As the browser judges it, which would otherwise show its own message.
    if (form.current?.querySelector('[type="email"]:invalid')) return point({ email: 'Invalid email address' })
    setProblems({})
    setSending(true)
    try {
      const { name, email, phone } = draft
      await call(joinWaitingList, {
        body: { name, email, ...(phone.trim() !== '' && { phone }), category: 'cashback_card' },
      })
      clearDraft()
      setDraft(readDraft())
      onOpenChange(false)
      show({
        title: "You're on the list!",
        description: "We'll notify you as soon as the cashback rewards card launches.",
      })
    } catch (error) {
      report(refused(error), 'Something went wrong', 'Please try again later.')
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={focusDialog}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus()
      }}
      title="Join the waiting list"
      description="We will tell you by email when the cashback rewards card launches."
    >
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5"
      >
        <Field label="Name" required error={problems.name}>
          <Input
            name="name"
            autoComplete="name"
            maxLength={80}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Email" required error={problems.email}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <Field label="Phone" optional>
          <Input
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={draft.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        </Field>
        <Button type="submit" variant="primary" block pending={isSending}>
          Join the waiting list
        </Button>
        <p className="text-xs text-muted">
          Only for this card. You can leave with the link in our email; see the{' '}
          <Link to="/privacy-policy" target="_blank" className="link">
            Privacy Policy
          </Link>
          .
        </p>
      </form>
    </Dialog>
  )
}
