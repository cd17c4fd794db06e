import { Refusal } from '#server/http/refusal.ts'

/** The refusal for a product that does not exist or is not listed any more. */
export const noSuchProduct = (): Refusal =>
  new Refusal('not_found', { message: 'There is no such product. It may have moved or been taken down.' })
