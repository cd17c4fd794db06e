import '#web/api/validate-without-eval.ts'
import { type FormEvent, useRef, useState } from 'react'
import { type Review, ReviewInput } from '#contract/reviews.ts'
import { editReview, writeReview } from '#contract/routes/reviews.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type Draft, draftOf, inputOf, readDraft, saveDraft } from './review-draft.ts'
import { ReviewFields, type Problems } from './review-fields.tsx'

export type ReviewFormProps = {
  product: { id: string; productName: string }
  /** The review to change; null to write one. */
  own: Review | null
  onSaved: (review: Review) => void
  onDone: () => void
}

/** The first message for each field. */
const problemsOf = (issues: readonly { path: string; message: string }[]): Problems =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]))

const refusedFields = (error: unknown): Problems =>
  problemsOf(
    (error instanceof ApiError ? (error.response?.issues ?? []) : []).map(({ path, message }) => ({
      path: path.replace(/^body\./, ''),
      message,
    })),
  )

/** Writes a review or changes the member's own. What was typed stays until it is saved. */
export function ReviewForm({ product, own, onSaved, onDone }: ReviewFormProps) {
  const { member } = useSession()
  const memberId = member?.id ?? ''
  const [draft, setDraft] = useState(() => readDraft(product.id, memberId) ?? draftOf(own))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { show } = useToast()
  const change = (typed: Partial<Draft>) => {
    const next = { ...draft, ...typed }
    setDraft(next)
    saveDraft(product.id, memberId, next)
    // Nothing in the field itself shows that the message is out of date.
    if ('pictures' in typed) setProblems(({ pictureIds: _pictureIds, ...others }) => others)
  }
  const report = (found: Problems) => {
    setProblems(found)
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
    fields.find((field) => (field.getAttribute('name') ?? '') in found)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setFailure(null)
    setProblems({})
    setSending(true)
    // What is wrong is shown at once; only a complete review waits for its pictures.
    const invalid = ReviewInput.safeParse(inputOf(draft)).error
    const problems = invalid
      ? problemsOf(invalid.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      : await draft.pictures.settled()
    if (problems !== null) {
      setSending(false)
      return report(problems)
    }
    const body = ReviewInput.parse(inputOf(draft))
    try {
      const saved = await (own === null
        ? call(writeReview, { params: { id: product.id }, body })
        : call(editReview, { params: { id: own.id }, body }))
      saveDraft(product.id, memberId, null)
      draft.pictures.close()
      onSaved(saved)
      onDone()
      show({ title: 'Thank you for your review', description: 'It appears once a moderator has read it.' })
    } catch (error) {
      setFailure(messageFor(error, 'Please try again in a moment. What you typed is still here.'))
      report(refusedFields(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5"
    >
      <ReviewFields draft={draft} problems={problems} onChange={change} />
      <div role="alert" className="empty:hidden">
        {failure !== null && (
          <Note tone="danger" title="Your review was not saved.">
            {failure}
          </Note>
        )}
      </div>
      <Button type="submit" variant="primary" block pending={isSending}>
        {own === null ? 'Send my review' : 'Save my changes'}
      </Button>
    </form>
  )
}
