import { completionFields, type SkinProfile } from '#contract/skin-profile.ts'

/** The answers of a profile, without what is computed from them. */
export type Answers = Omit<SkinProfile, 'completionPercentage' | 'missing' | 'updatedAt'>

/** How complete a profile is: its answered completion fields in percent, and those without an answer. An empty list is an answer: none. */
export const completionOf = (
  answers: Pick<Answers, (typeof completionFields)[number]>,
): Pick<SkinProfile, 'completionPercentage' | 'missing'> => {
  const missing = completionFields.filter((field) => answers[field] === null)
  return {
    completionPercentage: Math.round(100 * (1 - missing.length / completionFields.length)),
    missing,
  }
}
