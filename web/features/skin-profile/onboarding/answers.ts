import type { SkinProfile } from '#contract/skin-profile.ts'

/** What the member answers in the onboarding. Null is not answered. */
export type Answers = Omit<SkinProfile, 'completionPercentage' | 'missing' | 'updatedAt'>

/** The fields of each step. */
const steps: readonly (readonly (keyof Answers)[])[] = [
  ['skinType'],
  ['skinConcerns'],
  ['skinGoals'],
  ['monthlyBudget', 'routinePreference'],
  ['allergies', 'fitzpatrickScale', 'pregnancy', 'medicines', 'conditions', 'currentProducts'],
]

/** Number of steps (specification, business constants). */
export const STEPS = steps.length

const fields = steps.flat()

/** The step, counted from 1, that asks for a field. */
export const stepOf = (field: keyof Answers): number => steps.findIndex((step) => step.includes(field)) + 1

const pick = <Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  wanted: readonly Field[],
): { [F in Field]: Whole[F] } =>
  Object.fromEntries(wanted.map((field) => [field, whole[field]])) as { [F in Field]: Whole[F] }

/** The answers of a stored profile. */
export const answersOf = (profile: SkinProfile): Answers => pick(profile, fields)

/** The first step with a question that is still open, else 1. */
export const stepToResume = ({ missing }: Pick<SkinProfile, 'missing'>): number =>
  Math.min(...missing.map(stepOf), missing.length === 0 ? 1 : STEPS)

/** Products without the lines left blank; null when none is named. */
const namedProducts = (products: Answers['currentProducts']): Answers['currentProducts'] => {
  const named = Object.entries(products ?? {}).flatMap(([step, name]) =>
    name.trim() === '' ? [] : [[step, name.trim()] as const],
  )
  return named.length === 0 ? null : Object.fromEntries(named)
}

/** The same for the same answer, whatever the order of its parts. */
const fingerprint = (value: Answers[keyof Answers]): string => {
  // JSON has no NaN, which stands for a number field with other text in it.
  if (Number.isNaN(value)) return 'NaN'
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const parts = Array.isArray(value) ? value : Object.entries(value).map((entry) => JSON.stringify(entry))
  return JSON.stringify(parts.toSorted((one, other) => one.localeCompare(other)))
}

/** The answers that differ from the stored profile, as the server merges them. */
export const changesSince = (stored: Answers, answers: Answers): Partial<Answers> => {
  const sendable = { ...answers, currentProducts: namedProducts(answers.currentProducts) }
  const before = { ...stored, currentProducts: namedProducts(stored.currentProducts) }
  return pick(
    sendable,
    fields.filter((field) => fingerprint(sendable[field]) !== fingerprint(before[field])),
  )
}
