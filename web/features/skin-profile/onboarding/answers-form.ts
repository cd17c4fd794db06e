import '#web/api/validate-without-eval.ts'
import { SkinProfileChanges } from '#contract/skin-profile.ts'
import type { Answers } from './answers.ts'

/** One message per field. */
export type FieldErrors = Partial<Record<keyof Answers, string>>

/** Checks answers against the contract. Values deeper in a field report at the field. */
export const errorsIn = (changes: Partial<Answers>): FieldErrors => {
  const result = SkinProfileChanges.safeParse(changes)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]).toReversed())
}
