import { skinTypes } from '#contract/kinds/skin.ts'
import {
  allergens,
  pregnancies,
  profileConcerns,
  routinePreferences,
  skinConditions,
  skinGoals,
  skinMedicines,
} from '#contract/kinds/skin-options.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { type Answers, completionOf } from './completion.ts'
import type { ProfileRow } from './queries.ts'

/** A stored value if it is one of the options; one that a newer release stored counts as not answered. */
const oneOf = <T extends string>(options: readonly T[], stored: string | null): T | null =>
  options.find((option) => option === stored) ?? null

/** The stored values among the options, in the order of the options. */
const someOf = <T extends string>(options: readonly T[], stored: readonly string[] | null): T[] | null =>
  stored === null ? null : options.filter((option) => stored.includes(option))

const answersOf = (row: ProfileRow): Answers => ({
  skinType: oneOf(skinTypes, row.skinType),
  skinConcerns: someOf(profileConcerns, row.skinConcerns),
  skinGoals: someOf(skinGoals, row.skinGoals),
  fitzpatrickScale: row.fitzpatrickScale,
  monthlyBudget: row.monthlyBudget,
  routinePreference: oneOf(routinePreferences, row.routinePreference),
  allergies: someOf(allergens, row.allergies),
  currentProducts: row.currentProducts,
  pregnancy: oneOf(pregnancies, row.pregnancy),
  medicines: someOf(skinMedicines, row.medicines),
  conditions: someOf(skinConditions, row.conditions),
})

const notAnswered: Answers = {
  skinType: null,
  skinConcerns: null,
  skinGoals: null,
  fitzpatrickScale: null,
  monthlyBudget: null,
  routinePreference: null,
  allergies: null,
  currentProducts: null,
  pregnancy: null,
  medicines: null,
  conditions: null,
}

/** A skin profile as returned to its member; before the first save, one without answers. */
export const presentProfile = (row: ProfileRow | undefined): SkinProfile => {
  const answers = row === undefined ? notAnswered : answersOf(row)
  return { ...answers, ...completionOf(answers), updatedAt: row?.updatedAt.toISOString() ?? null }
}
