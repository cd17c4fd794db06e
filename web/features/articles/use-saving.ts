import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError, sentenceFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { markSaved, refreshReadingList, rollBackMark, useSavedMark } from './saved-marks.ts'

type Saving = { isSaved: boolean; toggle: () => void }

/**
 * Saving an article and taking it off again. Shown at once and rolled back when the server refuses; presses on one article are sent one
 * after the other. A visitor is asked to sign in, and then the save is carried out.
 */
export const useSaving = (article: { id: string; isSaved: boolean }): Saving => {
  const { member } = useSession()
  const client = useQueryClient()
  const prompt = useAuthPrompt()
  const { show } = useToast()
  const mark = useSavedMark(article.id)
  const waiting = useRef<string | null>(null)

  const askToSignIn = (articleId: string) => {
    waiting.current = articleId
    // A dialog that was dismissed takes the wish with it: signing in later is about something else.
    prompt.open('login', () => {
      waiting.current = null
    })
  }

  const { mutate } = useMutation({
    scope: { id: `save ${article.id}` },
    mutationFn: ({ id, isSaved }: { id: string; isSaved: boolean }) =>
      call(isSaved ? 'POST /api/articles/{id}/save' : 'DELETE /api/articles/{id}/save', { params: { id } }),
    onMutate: ({ id, isSaved }) => markSaved(client, id, isSaved),
    onSuccess: (_, { id, isSaved }) => {
      show(
        isSaved
          ? { title: 'Article saved', description: 'Added to your reading list' }
          : {
              title: 'Article removed',
              description: 'Taken off your reading list',
              action: { label: 'Undo', onSelect: () => mutate({ id, isSaved: true }) },
            },
      )
      void refreshReadingList(client)
    },
    onError: (error, { id, isSaved }) => {
      rollBackMark(client, id, isSaved)
      if (error instanceof ApiError && error.status === 401 && isSaved) return askToSignIn(id)
      show({
        tone: 'destructive',
        title: 'Error',
        description: sentenceFor(error, isSaved ? 'Failed to save article' : 'Failed to remove article'),
      })
    },
  })

  useEffect(() => {
    const asked = waiting.current
    waiting.current = null
    if (member !== null && asked !== null) mutate({ id: asked, isSaved: true })
  }, [member, mutate])

  const isSaved = member !== null && (mark ?? article.isSaved)
  return {
    isSaved,
    toggle: () => (member === null ? askToSignIn(article.id) : mutate({ id: article.id, isSaved: !isSaved })),
  }
}
