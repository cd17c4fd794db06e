import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { writeDeal } from './queries.ts'

type NewDeal = Parameters<typeof writeDeal>[1]
type Prices = Parameters<typeof writeDeal>[2]

/** Creates an active, non-premium deal without an end, with overrides. Returns the written row with its id. */
export const createDeal = async (
  context: AppContext,
  { prices = [], ...overrides }: Partial<NewDeal> & { prices?: Prices } = {},
): Promise<NewDeal & { id: string; slug: string }> => {
  const slug = overrides.slug ?? `deal-${randomBytes(6).toString('hex')}`
  const deal: NewDeal = {
    brand: 'a-brand',
    title: `The title of ${slug}`,
    description: `What ${slug} offers.`,
    discountPercentage: 20,
    originalPrice: 10_000,
    discountedPrice: 8_000,
    sizeMl: 50,
    code: `CODE-${slug}`,
    url: `https://shop.example/${slug}`,
    category: 'serum',
    art: { motif: 'dropper', accent: 'marula' },
    createdAt: context.now(),
    ...overrides,
    slug,
  }
  const id = await context.database.transaction((queries) => writeDeal(queries, deal, prices, context.now()))
  await context.invalidate(['deals'])
  return { ...deal, slug, id }
}
