import type { ProductMatch } from '#contract/products.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { ownAnswers } from '#server/features/skin-profile/own-profile.ts'
import { findWeighed } from './list-queries.ts'
import { noSuchProduct } from './no-such-product.ts'
import { isProduct } from './queries.ts'
import { weighed } from './weighed.ts'

/** What the match takes from a profile, the most telling first. */
const weighedFields = [
  'skinType',
  'skinConcerns',
  'allergies',
  'fitzpatrickScale',
  'pregnancy',
  'medicines',
  'conditions',
] as const

/**
 * How a product suits a member. What speaks against it for their safety is for everyone; the rest is for members whose answers are
 * personalised (decision M10). @throws Refusal not_found
 */
export const matchProduct = async (idOrSlug: string, member: Member, context: AppContext): Promise<ProductMatch> => {
  const [row, own] = await Promise.all([
    findWeighed(context.database.queries, isProduct(idOrSlug)),
    ownAnswers(member, context),
  ])
  if (row === undefined) throw noSuchProduct()
  const missing = weighedFields.filter((field) => (own?.answers[field] ?? null) === null)
  if (own === undefined || Object.keys(own.profile).length === 0) return { verdict: 'unknown', notes: [], missing }
  const input = { profile: own.profile, product: weighed(row) }
  const match = await context.work.advice.run(() => context.advice.run('judgeProduct', input))
  return { ...match, missing }
}
