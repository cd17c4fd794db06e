import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import type { ReviewSort } from '#contract/kinds/review.ts'
import type { Review } from '#contract/reviews.ts'
import { readProduct } from '#contract/routes/products.ts'
import { listReviews, readOwnReview } from '#contract/routes/reviews.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { queryOf, read, readPage } from '#web/api/read.ts'
import { useSession } from '#web/session/session.tsx'

/** Reviews fetched at once. */
const PAGE = '10'

/** The approved reviews of a product, page by page, as the reader sees them. */
export const useReviews = (productId: string, sort: ReviewSort) => {
  const { member, settled } = useSession()
  return useInfiniteQuery({
    queryKey: [listReviews.path, productId, member?.id ?? 'visitor', sort],
    enabled: settled,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { sort, limit: PAGE, ...(pageParam !== null && { after: pageParam }) }
      const request = readPage(listReviews, { params: { id: productId }, query })
      return request.parse(await browserFetch(request.address, { signal }))
    },
    getNextPageParam: (last) => last.after,
  })
}

const ownQuery = (productId: string, memberId: string) =>
  queryOf(read(readOwnReview, { params: { id: productId } }), memberId)

/** The member's own review; null before they wrote one, undefined until it has loaded and for visitors. */
export const useOwnReview = (productId: string) => {
  const { member } = useSession()
  return useQuery({ ...ownQuery(productId, member?.id ?? ''), enabled: member !== null })
}

/** Shows a change of the member's own review: at once in its place, and in the list and the rating if it counted there. */
export const useShowOwnReview = ({ id, slug }: { id: string; slug: string }) => {
  const { member } = useSession()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  return (after: Review | null, before: Review | null): void => {
    client.setQueryData(ownQuery(id, member?.id ?? '').queryKey, after)
    if (before?.isApproved !== true) return
    void client.invalidateQueries({ queryKey: [listReviews.path, id] })
    client.removeQueries({ queryKey: [read(readProduct, { params: { id: slug } }).address] })
    void revalidate()
  }
}
