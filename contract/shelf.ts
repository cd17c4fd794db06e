import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { productKinds } from './kinds/product.ts'
import { MAX_MONTHS_OPEN, MAX_SHELF_LABEL, MAX_SHELF_NAME } from './kinds/shelf.ts'
import * as routes from './routes/shelf.ts'
import { Cents, Id, text, Timestamp } from './values.ts'

/** What a member tells about a product that they own. Health data: what somebody uses can say something about their health. */
export const ShelfInput = z.strictObject({
  name: text(MAX_SHELF_NAME, 1).refine((name) => name.trim() !== '', 'Please give it a name'),
  kind: z.enum(productKinds, 'Please choose what it is'),
  /** The pasted ingredient list; empty if there is none. */
  label: text(MAX_SHELF_LABEL),
  openedOn: z.iso.date('Please enter a date').nullable(),
  /** The months beside the open jar on the pack: `12M`. */
  monthsAfterOpening: z.int('Please use whole months').min(1).max(MAX_MONTHS_OPEN).nullable(),
  priceCents: Cents.nullable(),
})
export type ShelfInput = z.infer<typeof ShelfInput>

export const ShelfItem = ShelfInput.extend({
  id: Id,
  /** The last day of its months after opening; null if it is not open or they are not told. */
  useBy: z.iso.date().nullable(),
  createdAt: Timestamp,
})
export type ShelfItem = z.infer<typeof ShelfItem>

const one = z.object({ id: Id })

export const listShelf = endpoint(routes.listShelf, {
  who: 'member',
  summary: 'The products that the member owns, newest first',
  response: z.array(ShelfItem),
  errors: ['sign_in_required'],
})

export const addShelfItem = endpoint(routes.addShelfItem, {
  who: 'member',
  summary:
    'Adds a product to the shelf of the member, which holds at most 60; label checks take it into account from then on',
  body: ShelfInput,
  response: ShelfItem,
  status: 201,
  errors: ['sign_in_required', 'list_full'],
})

export const changeShelfItem = endpoint(routes.changeShelfItem, {
  who: 'member',
  summary: 'Replaces what is told about a product on the shelf of the member',
  params: one,
  body: ShelfInput,
  response: ShelfItem,
  errors: ['sign_in_required', 'not_found'],
})

export const removeShelfItem = endpoint(routes.removeShelfItem, {
  who: 'member',
  summary: 'Removes a product from the shelf of the member',
  params: one,
  response: z.object({ ok: z.literal(true) }),
  errors: ['sign_in_required', 'not_found'],
})
