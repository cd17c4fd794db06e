import { createHash } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { notifyEach } from '#server/features/notifications/notify.ts'
import { findFollowers, findNames, type Follower } from './queries.ts'

/** A new product or deal: the id of its brand, its title and the path of its page. */
export type BrandNews = { brand: string; kind: 'product' | 'deal'; title: string; path: string }

/** Followers notified by one statement. */
const BATCH = 1000

const counted = (count: number, one: string): string[] =>
  count === 0 ? [] : [count === 1 ? `a new ${one}` : `${count} new ${one}s`]

/** What the followers of a brand are told: one notification, however many products and deals are new. */
const noticeOf = (name: string, news: readonly BrandNews[]) => {
  const [first, ...others] = news
  const products = news.filter(({ kind }) => kind === 'product').length
  const what = [...counted(products, 'product'), ...counted(news.length - products, 'deal')].join(' and ')
  const paths = news.map(({ path }) => path).toSorted()
  return {
    type: 'brand',
    title: `${name} has ${what}`,
    message: others.length === 0 ? `${first?.title}.` : `${first?.title}, and ${others.length} more.`,
    actionUrl: others.length === 0 ? (first?.path ?? null) : `/brands/${first?.brand}`,
    once: `news ${createHash('sha256').update(paths.join('\n')).digest('base64')}`,
  } as const
}

/**
 * Tells the followers of each brand about its new products and deals, in one notification a brand. For whatever creates them, after they
 * are stored and not for samples, which nobody can buy. Telling the same news again stores nothing.
 */
export const notifyFollowers = async (context: AppContext, news: readonly BrandNews[]): Promise<void> => {
  const { queries } = context.database
  const ofBrand = Map.groupBy(news, ({ brand }) => brand)
  const names = await findNames(queries, [...ofBrand.keys()])
  const notices = new Map([...names].map(([id, name]) => [id, noticeOf(name, ofBrand.get(id) ?? [])]))
  let last: Follower | undefined
  for (;;) {
    const followers = await findFollowers(queries, [...notices.keys()], last, BATCH)
    await notifyEach(
      context,
      followers.flatMap(({ brandId, userId }) => {
        const notice = notices.get(brandId)
        return notice === undefined ? [] : [{ ...notice, memberId: userId }]
      }),
    )
    last = followers.at(-1)
    if (followers.length < BATCH) return
  }
}
