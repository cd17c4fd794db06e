import { z } from 'zod'
import { Art } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { Note } from './guidance.ts'
import { freeFroms, MAX_COMPARED, productKinds, productSorts } from './kinds/product.ts'
import * as routes from './routes/products.ts'
import { concerns, skinTypes } from './kinds/skin.ts'
import { Cents, Cursor, Id, IdOrSlug, Limit, Slug, text, Timestamp } from './values.ts'

const Kind = z.enum(productKinds)

/** A product in a list. Prices in cents. A sample is made up and says so wherever it shows. */
export const ProductSummary = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  description: z.string(),
  productName: z.string(),
  brand: z.string(),
  /** How the brand is written. */
  brandName: z.string(),
  /** Whether the brand has a page of its own at /brands/{brand}. */
  hasBrandPage: z.boolean(),
  category: Kind,
  skinTypes: z.array(z.enum(skinTypes)),
  skinConcerns: z.array(z.enum(concerns)),
  price: Cents.nullable(),
  sizeMl: z.number().nullable(),
  /** Cents per 100 ml. */
  unitPrice: z.int().nullable(),
  affiliateUrl: z.url().nullable(),
  featuredImage: z.string().nullable(),
  images: z.array(z.string()),
  /** The average of approved reviews; 0 with a count of 0 means not rated yet. */
  rating: z.number(),
  ratingCount: z.int(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  spf: z.int().nullable(),
  tinted: z.boolean(),
  freeFrom: z.array(z.enum(freeFroms)),
  isLocal: z.boolean(),
  /** Whether we recommend it; the products of an imported catalogue are only listed. */
  isRecommended: z.boolean(),
  isSample: z.boolean(),
  art: Art,
  /** Why it is listed for the requesting member: "Because you chose dark spots"; null for visitors. */
  why: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type ProductSummary = z.infer<typeof ProductSummary>

/** An entry of the ingredient list and what it does, in one short sentence. */
export const ProductIngredient = z.object({
  printed: z.string(),
  name: z.string().nullable(),
  ingredient: z.string().nullable(),
  does: z.string().nullable(),
})
export type ProductIngredient = z.infer<typeof ProductIngredient>

export const Product = ProductSummary.extend({
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  ratingCounts: z.array(z.int()).length(5),
  label: z.string(),
  ingredients: z.array(ProductIngredient),
  /** What the label check says for everyone. */
  notes: z.array(Note),
  related: z.array(ProductSummary),
})
export type Product = z.infer<typeof Product>

/** How a product suits the requesting member, from the guidance match. */
export const ProductMatch = z.object({
  verdict: z.enum(['suits', 'careful', 'avoid', 'unknown']),
  notes: z.array(Note),
  /** What of the profile was missing, to be asked for. */
  missing: z.array(z.string()),
})
export type ProductMatch = z.infer<typeof ProductMatch>

const Flag = z.literal('yes')
const list = <T extends z.ZodType<string, string>>(One: T, max: number) =>
  z
    .string()
    .max(400)
    .transform((value) => value.split(','))
    .pipe(z.array(One).min(1).max(max))

const AtMost = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)

const ListQuery = z.object({
  category: Kind.optional(),
  concern: z.enum(concerns).optional(),
  skinType: z.enum(skinTypes).optional(),
  /** Several, separated by commas: all of them must be absent. */
  freeFrom: list(z.enum(freeFroms), freeFroms.length).optional(),
  brand: text(80, 1).optional(),
  /** At most this price, in cents. */
  maxPrice: AtMost.optional(),
  /** At most this price per 100 ml, in cents. */
  maxUnitPrice: AtMost.optional(),
  local: Flag.optional(),
  /** These products, in this order, to compare; other filters do not apply. */
  ids: list(IdOrSlug, MAX_COMPARED).optional(),
  sort: z.enum(productSorts).optional(),
  after: Cursor.optional(),
  limit: Limit.optional(),
})
export type ProductListQuery = z.input<typeof ListQuery>

const ByIdOrSlug = z.object({ id: IdOrSlug })

export const listProducts = endpoint(routes.listProducts, {
  who: 'anyone',
  summary: 'Products; for a member ranked by how the label suits the profile. Never by what we are paid',
  query: ListQuery,
  response: z.array(ProductSummary),
  errors: [],
})

export const readProduct = endpoint(routes.readProduct, {
  who: 'anyone',
  summary: 'One product with its ingredients explained',
  params: ByIdOrSlug,
  response: Product,
  errors: ['not_found'],
})

export const matchProduct = endpoint(routes.matchProduct, {
  who: 'member',
  summary: 'How a product suits the member, from the skin profile',
  params: ByIdOrSlug,
  response: ProductMatch,
  errors: ['sign_in_required', 'not_found'],
})
