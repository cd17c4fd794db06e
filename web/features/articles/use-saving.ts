import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveArticle, unsaveArticle } from '#contract/routes/articles.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { markSaved, refreshReadingList, rollBackMark, useSavedMark } from './saved-marks.ts'

type Saving = { isSaved: boolean; toggle: () => void }

/**
 * Saves an article or removes it from the reading list. The update is optimistic and rolled back on failure; requests for one article
 * run one after the other. A visitor is asked to sign in first, after which the article is saved.
 */
export const useSaving = (article: { id: string; isSaved: boolean }): Saving => {
  const { member } = useSession()
  const client = useQueryClient()
  const prompt = useAuthPrompt()
  const { show } = useToast()
  const mark = useSavedMark(article.id)

  const askToSignIn = (id: string) => prompt.open('login', { onSignedIn: () => mutate({ id, isSaved: true }) })

  const { mutate } = useMutation({
    scope: { id: `save ${article.id}` },
    mutationFn: ({ id, isSaved }: { id: string; isSaved: boolean }) =>
      call(isSaved ? saveArticle : unsaveArticle, { params: { id } }),
    onMutate: ({ id, isSaved }) => markSaved(client, id, isSaved),
    onSuccess: (_, { id, isSaved }) => {
      show(
        isSaved
          ? { title: 'Article saved', description: 'Added to your reading list' }
          : {
              title: 'Article removed',
              description: 'Removed from your reading list',
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
        description: messageFor(error, isSaved ? 'Failed to save article' : 'Failed to remove article'),
      })
    },
  })

  const isSaved = member !== null && (mark ?? article.isSaved)
  return {
    isSaved,
    toggle: () => (member === null ? askToSignIn(article.id) : mutate({ id: article.id, isSaved: !isSaved })),
  }
}
