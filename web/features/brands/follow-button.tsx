import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { followBrand, unfollowBrand } from '#contract/routes/brands.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Follows a brand or stops; the label stays the same and `aria-pressed` conveys the state. A visitor is asked to sign in first. */
export function FollowButton({ brand }: { brand: Pick<Brand, 'id' | 'name' | 'isFollowed'> }) {
  const { member } = useSession()
  const prompt = useAuthPrompt()
  const { show } = useToast()
  const [changed, setChanged] = useState<boolean | null>(null)
  const askToSignIn = () => prompt.open('login', { onSignedIn: () => mutate(true) })
  const { mutate } = useMutation({
    scope: { id: `follow ${brand.id}` },
    mutationFn: (follow: boolean) => call(follow ? followBrand : unfollowBrand, { params: { id: brand.id } }),
    onMutate: setChanged,
    onError: (error, follow) => {
      setChanged(!follow)
      if (error instanceof ApiError && error.status === 401 && follow) return askToSignIn()
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'We could not save that. Please try again.'),
      })
    },
  })
  const isFollowed = member !== null && (changed ?? brand.isFollowed)
  return (
    <span className="needs-script">
      <Button
        variant="line"
        aria-pressed={isFollowed}
        aria-label={`Follow ${brand.name}`}
        onClick={() => (member === null ? askToSignIn() : mutate(!isFollowed))}
      >
        <Icon name={isFollowed ? 'check' : 'plus'} />
        Follow
      </Button>
    </span>
  )
}
