import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#web/api/api-error.ts'
import { useSession } from '#web/session/session.tsx'
import { useOnline } from '#web/shell/offline.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { Draft } from '../plan/routine-draft.ts'
import { share } from '../saved/saved-routines.ts'
import { SharePanel } from '../saved/share-panel.tsx'
import type { Save } from '../saved/use-save.ts'
import type { Builder } from './use-builder.ts'

/** Where the routine is kept, in words. */
const whereKept = (draft: Draft, isMember: boolean): string => {
  if (!isMember) return 'Kept on this device. With an account you find it on every device.'
  if (draft.saved === null) return 'Not saved to your account yet.'
  return draft.changed ? 'You have changes that are not saved yet.' : 'Saved to your account.'
}

function Conflict({ save }: { save: Save }) {
  return (
    <Note tone="warning" title="This routine was changed on another device." className="mt-5">
      Nothing is lost: keep yours as a copy, or open the other version. Undo brings yours back.
      <span className="mt-3 flex flex-wrap gap-2">
        <Button variant="line" size="sm" pending={save.isPending} onClick={save.saveCopy}>
          Keep mine as a copy
        </Button>
        <Button variant="quiet" size="sm" pending={save.isOpening} onClick={save.openNewer}>
          Open the other version
        </Button>
      </span>
    </Note>
  )
}

/** The name of the routine, and what can be done with it: save, undo, share, print, begin again. */
export function Toolbar({ builder, draft, save }: { builder: Builder; draft: Draft; save: Save }) {
  const { member } = useSession()
  const isOnline = useOnline()
  const { show } = useToast()
  const [token, setToken] = useState<string | null>(null)
  const sharing = useMutation({
    mutationFn: share,
    onSuccess: setToken,
    onError: (error) =>
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'We could not share this routine. Please try again.'),
      }),
  })
  const canShare = isOnline && draft.plan.steps.length > 0
  const isSaved = draft.saved !== null && !draft.changed && member !== null
  const onShare = () => {
    if (isSaved && draft.saved !== null) return sharing.mutate(draft.saved.id)
    // The link shows the saved routine.
    save.save((saved) => saved.saved !== null && sharing.mutate(saved.saved.id))
  }
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <Field label="Name of this routine" className="min-w-0 flex-1 basis-64">
          <Input
            value={draft.name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => builder.rename(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-1">
          <Button
            variant="primary"
            className="mr-2"
            pending={save.isPending}
            disabled={!isOnline || isSaved || draft.plan.steps.length === 0}
            onClick={() => save.save()}
          >
            {isSaved ? 'Saved' : 'Save'}
          </Button>
          <IconButton
            icon="reply"
            label="Undo"
            variant="line"
            aria-disabled={!builder.canUndo || undefined}
            className={builder.canUndo ? undefined : 'opacity-40'}
            onClick={builder.undo}
          />
          <IconButton
            icon="share"
            label="Share this routine"
            variant="line"
            aria-busy={sharing.isPending || undefined}
            aria-disabled={!canShare || undefined}
            className={canShare ? undefined : 'opacity-40'}
            onClick={() => canShare && onShare()}
          />
          <IconButton icon="print" label="Print this routine" variant="line" onClick={() => window.print()} />
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span>{isOnline ? whereKept(draft, member !== null) : 'Kept here. Saving and sharing need a connection.'}</span>
        <button
          type="button"
          className="inline-flex min-h-tap cursor-pointer items-center underline underline-offset-[0.22em]"
          onClick={builder.startAgain}
        >
          Start another routine
        </button>
      </p>
      {save.isConflict && <Conflict save={save} />}
      {token !== null && draft.saved !== null && (
        <SharePanel draft={draft} token={token} onEnded={() => setToken(null)} onClose={() => setToken(null)} />
      )}
    </div>
  )
}
