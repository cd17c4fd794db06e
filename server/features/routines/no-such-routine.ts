import { Refusal } from '#server/http/refusal.ts'

/** The refusal for a routine that does not exist or belongs to another member. */
export const noSuchRoutine = (): Refusal =>
  new Refusal('not_found', { message: 'We could not find this routine. It may have been deleted.' })
