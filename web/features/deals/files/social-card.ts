import type { LoaderFunctionArgs } from 'react-router'
import { readDeal } from '#contract/routes/deals.ts'
import { loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { noSuchFile } from '#web/seo/file-response.ts'
import { socialCard } from '#web/seo/social-card.server.ts'
import { printOf } from '../deal-cover.tsx'
import { dealTitle } from '../deal-words.ts'

/** The social card of a deal: its title with the discount, its brand, the word "ad" and its cover. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const slug = params.slug ?? ''
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) return noSuchFile()
  const [deal] = await loadOnServer(context, read(readDeal, { params: { id: slug } }))
  return socialCard({
    title: dealTitle(deal),
    category: `${deal.brandName}, ad${deal.isSample ? ', sample' : ''}`,
    ...printOf(deal),
  })
}
