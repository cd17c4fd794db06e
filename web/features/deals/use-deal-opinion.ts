import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealOpinion } from '#contract/deals.ts'
import { likeDeal, unlikeDeal } from '#contract/routes/deals.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** The opinion after a change, as the server will count it. */
const changed = (before: DealOpinion, yourLike: boolean | null): DealOpinion => ({
  id: before.id,
  likes: before.likes + Number(yourLike === true) - Number(before.yourLike === true),
  dislikes: before.dislikes + Number(yourLike === false) - Number(before.yourLike === false),
  yourLike,
})

/**
 * Likes or dislikes a deal; pressing the active one again takes it back. The update is optimistic and rolled back on failure. A visitor is
 * asked to sign in first, after which the opinion is recorded. The last opinion of this browser is kept in the query cache, so that every
 * place that shows the deal agrees; it is cleared on sign-out.
 */
export const useDealOpinion = (deal: Pick<Deal, 'id' | 'likes' | 'dislikes' | 'yourLike'>) => {
  const { member } = useSession()
  const client = useQueryClient()
  const prompt = useAuthPrompt()
  const { show } = useToast()
  const key = ['deal opinion', deal.id]
  const mark = useQuery<DealOpinion>({ queryKey: key, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data
  const fetched = { id: deal.id, likes: deal.likes, dislikes: deal.dislikes, yourLike: deal.yourLike }
  const opinion = mark ?? fetched

  const askToSignIn = (isLike: boolean) => prompt.open('login', { onSignedIn: () => mutate(isLike) })

  const { mutate } = useMutation({
    scope: { id: `opinion of ${deal.id}` },
    mutationFn: (yourLike: boolean | null) =>
      yourLike === null
        ? call(unlikeDeal, { params: { id: deal.id } })
        : call(likeDeal, { params: { id: deal.id }, body: { isLike: yourLike } }),
    onMutate: (yourLike) => {
      const before = client.getQueryData<DealOpinion>(key)
      client.setQueryData(key, changed(before ?? fetched, yourLike))
      return { before: before ?? fetched }
    },
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: (error, yourLike, context) => {
      if (context) client.setQueryData(key, context.before)
      if (error instanceof ApiError && error.status === 401 && yourLike !== null) return askToSignIn(yourLike)
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'We could not record your opinion. Please try again.'),
      })
    },
  })

  const yourLike = member === null ? null : opinion.yourLike
  return {
    ...opinion,
    yourLike,
    press: (isLike: boolean) => (member === null ? askToSignIn(isLike) : mutate(yourLike === isLike ? null : isLike)),
  }
}
