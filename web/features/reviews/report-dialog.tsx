import { type FormEvent, useState } from 'react'
import { type ReportReason, reportReasons } from '#contract/kinds/review.ts'
import { reportReview } from '#contract/routes/reviews.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Select } from '#web/ui/select.tsx'
import { reasonWords } from './review-words.ts'

type ReportDialogProps = {
  reviewId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onReported: () => void
}

/** Asks why a review is reported. */
export default function ReportDialog({ reviewId, open, onOpenChange, onReported }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('spam')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { show } = useToast()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setFailure(null)
    setSending(true)
    try {
      await call(reportReview, { params: { id: reviewId }, body: { reason } })
      onReported()
      onOpenChange(false)
      show({ title: 'Thank you for telling us', description: 'A moderator will look at this review.' })
    } catch (error) {
      setFailure(messageFor(error, 'Please try again in a moment.'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Report this review"
      description="Its writer does not learn who reported it."
    >
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
        <Field label="What is wrong with it?">
          <Select
            value={reason}
            onChange={({ target }) => setReason(reportReasons.find((one) => one === target.value) ?? 'spam')}
          >
            {reportReasons.map((one) => (
              <option key={one} value={one}>
                {reasonWords[one]}
              </option>
            ))}
          </Select>
        </Field>
        <div role="alert" className="empty:hidden">
          {failure !== null && (
            <Note tone="danger" title="Your report was not sent.">
              {failure}
            </Note>
          )}
        </div>
        <Button type="submit" variant="primary" block pending={isSending}>
          Send the report
        </Button>
      </form>
    </Dialog>
  )
}
