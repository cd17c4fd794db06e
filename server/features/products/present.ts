import { freeFroms, type FreeFrom } from '#contract/kinds/product.ts'
import type { Product, ProductSummary } from '#contract/products.ts'
import type { SummaryRow } from './list-queries.ts'
import type { findProduct } from './queries.ts'

/** A claim that a newer release stored is left out. */
const known = (stored: readonly string[]): FreeFrom[] => freeFroms.filter((claim) => stored.includes(claim))

/** A product in a list. @param why the reason for a member; null for a visitor */
export const presentSummary = (row: SummaryRow, why: string | null = null): ProductSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  productName: row.productName,
  brand: row.brand,
  brandName: row.brandName ?? row.brand,
  hasBrandPage: row.brandName !== null,
  category: row.category,
  skinTypes: row.skinTypes,
  skinConcerns: row.skinConcerns,
  price: row.price,
  sizeMl: row.sizeMl,
  unitPrice: row.unitPrice,
  affiliateUrl: row.affiliateUrl,
  featuredImage: row.featuredImage,
  images: row.images,
  rating: row.rating,
  ratingCount: row.ratingCount,
  pros: row.pros,
  cons: row.cons,
  spf: row.spf,
  tinted: row.tinted,
  freeFrom: known(row.freeFrom),
  isLocal: row.isLocal,
  isRecommended: row.isRecommended,
  isSample: row.isSample,
  art: row.art,
  why,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** One product with its ingredients explained. */
export const presentProduct = (
  row: NonNullable<Awaited<ReturnType<typeof findProduct>>>,
  explained: Pick<Product, 'ingredients' | 'notes'>,
  related: readonly SummaryRow[],
): Product => ({
  ...presentSummary(row),
  ratingCounts: row.ratingCounts,
  label: row.label,
  ...explained,
  related: related.map((other) => presentSummary(other)),
})
