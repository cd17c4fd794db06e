import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Poll } from '#contract/polls.ts'
import { voteInPoll } from '#contract/routes/polls.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { refreshPolls, showVote } from './poll-data.ts'

type Vote = { optionIndex: number; userId: string }

/** Votes in a poll. A visitor is asked to sign in first, after which the vote is cast. */
export const useVote = (poll: Pick<Poll, 'id'>) => {
  const { member } = useSession()
  const client = useQueryClient()
  const prompt = useAuthPrompt()
  const { show } = useToast()

  const askToSignIn = (optionIndex: number) =>
    prompt.open('login', { onSignedIn: ({ user }) => mutate({ optionIndex, userId: user.id }) })

  const { mutate, isPending } = useMutation({
    mutationFn: ({ optionIndex }: Vote) => call(voteInPoll, { params: { pollId: poll.id }, body: { optionIndex } }),
    onSuccess: (voted, { userId }) => {
      showVote(client, userId, voted)
      return refreshPolls(client)
    },
    onError: (error, { optionIndex }) => {
      if (error instanceof ApiError && error.status === 401) return askToSignIn(optionIndex)
      show({ tone: 'destructive', title: 'Error', description: messageFor(error, 'Failed to count your vote') })
      // Voted on another device, or closed in the meantime.
      if (error instanceof ApiError && error.status === 409) void refreshPolls(client)
    },
  })
  return {
    vote: (optionIndex: number) =>
      member === null ? askToSignIn(optionIndex) : mutate({ optionIndex, userId: member.id }),
    isPending,
  }
}
