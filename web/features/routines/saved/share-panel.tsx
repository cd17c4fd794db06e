import { useMutation } from '@tanstack/react-query'
import { messageFor } from '#web/api/api-error.ts'
import { shareLink } from '#web/features/articles/share-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { Draft } from '../plan/routine-draft.ts'
import { unshare } from './saved-routines.ts'

/** Uses the share sheet on touch devices only; on a desktop the link is copied. */
const prefersShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

type SharePanelProps = { draft: Draft; token: string; onEnded: () => void; onClose: () => void }

/** The link of a shared routine: to send, to copy, to end. */
export function SharePanel({ draft, token, onEnded, onClose }: SharePanelProps) {
  const { show } = useToast()
  const url = `${location.origin}/routines/shared/${token}`
  const ending = useMutation({
    mutationFn: unshare,
    onSuccess: () => {
      show({ title: 'No longer shared', description: 'The link has stopped working.' })
      onEnded()
    },
    onError: (error) =>
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'We could not end the link. Please try again.'),
      }),
  })
  const send = async () => {
    const outcome = await shareLink(
      { title: 'A skincare routine on Skynn', url },
      {
        ...(prefersShareSheet() && { share: (data) => navigator.share(data) }),
        clipboard: navigator.clipboard,
      },
    )
    if (outcome === 'copied') show({ title: 'Link copied!' })
    if (outcome === 'failed')
      show({ tone: 'destructive', title: 'Could not copy link', description: 'Please select and copy it yourself.' })
  }
  return (
    <Card padding="tight" className="mt-5 print:hidden">
      <h2 className="text-lg">Anyone with this link sees the steps</h2>
      <p className="mt-1 mb-4 max-w-measure text-sm text-text-2">
        They see what is in your saved routine, what you typed about each product included. They never see your name,
        your skin profile or what the check said for you.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Link" className="min-w-0 flex-1 basis-56">
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
        <Button variant="secondary" onClick={() => void send()}>
          {prefersShareSheet() ? 'Send' : 'Copy link'}
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          pending={ending.isPending}
          onClick={() => draft.saved !== null && ending.mutate(draft.saved.id)}
        >
          Stop sharing
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </Card>
  )
}
