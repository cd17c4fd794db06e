import type { Concern, SkinType } from '#contract/kinds/skin.ts'
import { dashboardOptions, guidanceConcern, type ProfileConcern, wizardOptions } from '#contract/kinds/skin-options.ts'
import type { Answers } from './completion.ts'

/** The label of each concern within a sentence. */
const labels = new Map<ProfileConcern, string>(
  [...dashboardOptions.concerns, ...wizardOptions.concerns].flatMap(({ label, slugs }) =>
    slugs.map((slug) => [slug, label.toLowerCase()] as const),
  ),
)

/** What an article has in common with a profile. */
export type Topics = { concerns: readonly Concern[]; skinType: SkinType | undefined }

/** Why an article is listed for a member, in their own choice of words; null if nothing of the profile is in it. */
export const reasonFor = (
  { skinConcerns, conditions }: Pick<Answers, 'skinConcerns' | 'conditions'>,
  { concerns, skinType }: Topics,
): string | null => {
  const chosen = skinConcerns?.find((one) => concerns.includes(guidanceConcern[one]))
  if (chosen !== undefined) return `Because you chose ${labels.get(chosen) ?? chosen}`
  if (concerns.includes('dark-spots') && conditions?.includes('melasma') === true) return 'Because you chose melasma'
  return skinType === undefined ? null : `Because you have ${skinType} skin`
}
