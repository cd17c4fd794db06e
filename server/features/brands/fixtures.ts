import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { writeBrand } from './queries.ts'

type NewBrand = Parameters<typeof writeBrand>[1]

/** Creates a brand, with overrides. Returns the written row. */
export const createBrand = async (context: AppContext, overrides: Partial<NewBrand> = {}): Promise<NewBrand> => {
  const id = overrides.id ?? `brand-${randomBytes(6).toString('hex')}`
  const brand: NewBrand = {
    name: `The name of ${id}`,
    tagline: `The tagline of ${id}`,
    description: `What ${id} is.`,
    highlights: ['One', 'Two', 'Three', 'Four', 'Five'],
    website: null,
    rating: 4,
    art: { motif: 'marula', accent: 'marula' },
    position: 1,
    createdAt: context.now(),
    ...overrides,
    id,
  }
  await context.database.transaction((queries) => writeBrand(queries, brand))
  await context.invalidate(['brands'])
  return brand
}
