import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { markReviewHelpful } from '#contract/routes/reviews.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Says that a review was helpful, or takes it back. A visitor is asked to sign in first. */
export function HelpfulButton({ review: { id, title, helpful, yourVote } }: { review: Review }) {
  const { member } = useSession()
  const prompt = useAuthPrompt()
  const { show } = useToast()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const { mutate, data: saved } = useMutation({
    scope: { id: `vote on ${id}` },
    mutationFn: (isHelpful: boolean) =>
      call(markReviewHelpful, { params: { id }, body: { helpful: isHelpful ? true : null } }),
    onMutate: setPressed,
    onError: (error) => {
      setPressed(null)
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'We could not save that. Please try again.'),
      })
    },
  })
  const isPressed = member !== null && (pressed ?? (saved?.yourVote ?? yourVote) === true)
  const count = saved?.helpful ?? helpful
  const press = () => (member === null ? prompt.open('login', { onSignedIn: () => mutate(true) }) : mutate(!isPressed))
  return (
    <Button variant="line" size="sm" aria-pressed={isPressed} onClick={press}>
      <Icon name="like" />
      Helpful
      {count > 0 && (
        <span className="num">
          ({count}
          <span className="sr-only"> {count === 1 ? 'member finds' : 'members find'} it helpful</span>)
        </span>
      )}
      <span className="sr-only">: {title}</span>
    </Button>
  )
}
