import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { rateBrand } from '#contract/routes/brands.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

type Rated = Pick<Brand, 'id' | 'yourRating' | 'memberRating' | 'memberRatingCount'>

/** Rates a brand: a member's stars are saved, a visitor's stay in the page (decision C3). */
export const useBrandRating = (brand: Rated) => {
  const { member } = useSession()
  const { show } = useToast()
  const [picked, setPicked] = useState<number | null>(null)
  const { mutate, data: saved } = useMutation({
    scope: { id: `rating of ${brand.id}` },
    mutationFn: (stars: number) => call(rateBrand, { params: { id: brand.id }, body: { stars } }),
    onError: (error) => {
      setPicked(null)
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'We could not save your rating. Please try again.'),
      })
    },
  })
  const { memberRating, memberRatingCount } = saved ?? brand
  return {
    memberRating,
    memberRatingCount,
    yourRating: picked ?? saved?.yourRating ?? (member === null ? null : brand.yourRating),
    rate: (stars: number) => {
      setPicked(stars)
      if (member !== null) mutate(stars)
    },
  }
}
