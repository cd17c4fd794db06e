import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { Builder } from '../builder/use-builder.ts'
import type { Draft } from '../plan/routine-draft.ts'
import { draftOf, isConflict, open, refreshRoutines, save } from './saved-routines.ts'

type Sent = { draft: Draft; memberId: string; onSaved?: ((saved: Draft) => void) | undefined }

/** Saves the routine to the account; a visitor is asked to sign in first. `isConflict`: it was changed on another device, and nothing is saved yet. */
export const useSave = (builder: Builder) => {
  const { member } = useSession()
  const client = useQueryClient()
  const prompt = useAuthPrompt()
  const { show } = useToast()
  const [conflicts, setConflicts] = useState(false)

  const failed = (error: unknown, fallback: string) =>
    show({ tone: 'destructive', title: 'Error', description: messageFor(error, fallback) })

  const saving = useMutation({
    mutationFn: ({ draft }: Sent) => save(draft),
    onSuccess: (routine, { draft, memberId, onSaved }) => {
      const next = draftOf(routine)
      setConflicts(false)
      builder.saved(draft, next)
      void refreshRoutines(client, memberId)
      if (onSaved === undefined) show({ title: 'Routine saved', description: 'You find it here on every device.' })
      else onSaved(next)
    },
    onError: (error, sent) => {
      if (isConflict(error)) return setConflicts(true)
      if (error instanceof ApiError && error.status === 401) return askToSignIn(sent.draft)
      failed(error, 'We could not save your routine. It is still here; please try again.')
    },
  })
  const askToSignIn = (draft: Draft, onSaved?: Sent['onSaved']) =>
    prompt.open('register', { onSignedIn: ({ user }) => saving.mutate({ draft, memberId: user.id, onSaved }) })

  const opening = useMutation({
    mutationFn: open,
    onSuccess: (newer) => {
      setConflicts(false)
      builder.replace(newer)
    },
    onError: (error) => failed(error, 'We could not open the other version. Please try again.'),
  })
  const { draft } = builder
  return {
    isPending: saving.isPending,
    isOpening: opening.isPending,
    isConflict: conflicts && draft?.saved !== null,
    /** @param onSaved called instead of the confirmation */
    save: (onSaved?: Sent['onSaved']) => {
      if (draft === null || saving.isPending) return
      if (member === null) askToSignIn(draft, onSaved)
      else saving.mutate({ draft, memberId: member.id, onSaved })
    },
    /** Keeps both versions: this one becomes a routine of its own. */
    saveCopy: () => {
      if (draft === null || member === null) return
      const copy = { ...draft, name: `${draft.name} (copy)`, saved: null }
      builder.replace(copy)
      saving.mutate({ draft: copy, memberId: member.id })
    },
    /** Opens the version of the other device; undo brings this one back. */
    openNewer: () => {
      if (draft?.saved) opening.mutate(draft.saved.id)
    },
  }
}
export type Save = ReturnType<typeof useSave>
