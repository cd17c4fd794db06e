import { z } from 'zod'
import { ChatSource } from './chat.ts'
import { endpoint } from './endpoint.ts'
import * as routes from './routes/ingredients.ts'
import { Limit, Slug, text } from './values.ts'

/** An ingredient of the dictionary, in one line. */
export const IngredientSummary = z.object({
  slug: Slug,
  /** As labels print it (INCI). */
  name: z.string(),
  /** Other names it is known by, the most common first. */
  alsoKnownAs: z.array(z.string()),
  does: z.string(),
  /** The kind it is filed under, in words. */
  family: z.string(),
})
export type IngredientSummary = z.infer<typeof IngredientSummary>

const Caution = z.object({ verdict: z.enum(['ok', 'ask', 'avoid', 'unknown']), text: z.string() })

/** All that the dictionary says of an ingredient, in sentences for readers. */
export const Ingredient = IngredientSummary.extend({
  /** What it helps with, the best proven first; `evidence` in words. */
  helps: z.array(z.object({ concern: z.string(), level: z.int().min(0).max(4), evidence: z.string() })),
  /** How to use it, a sentence each. */
  howToUse: z.array(z.string()),
  pregnancy: Caution,
  breastfeeding: Caution,
  careful: z.array(z.object({ who: z.string(), why: z.string() })),
  /** What it clashes with or goes well with; `slug` where the other has a page. */
  together: z.array(
    z.object({
      verdict: z.enum(['clash', 'fine']),
      other: z.string(),
      slug: Slug.nullable(),
      short: z.string(),
      why: z.string(),
      how: z.string(),
    }),
  ),
  goodToKnow: z.array(z.string()),
  /** Others of its kind. */
  related: z.array(z.object({ slug: Slug, name: z.string() })),
  sources: z.array(ChatSource),
})
export type Ingredient = z.infer<typeof Ingredient>

export const listIngredients = endpoint(routes.listIngredients, {
  who: 'anyone',
  summary: 'The ingredient dictionary from A to Z: those with a first letter, or those whose names match a search',
  query: z.object({
    /** A first letter, or `0` for names that begin with a digit. */
    letter: z
      .string()
      .regex(/^[a-z0]$/)
      .optional(),
    search: text(100).optional(),
    /** The slug that the page before ended with. */
    after: Slug.optional(),
    limit: Limit.optional(),
  }),
  response: z.array(IngredientSummary),
  errors: [],
})

export const readIngredient = endpoint(routes.readIngredient, {
  who: 'anyone',
  summary: 'What the dictionary says of one ingredient',
  params: z.object({ slug: Slug }),
  response: Ingredient,
  errors: ['not_found'],
})
