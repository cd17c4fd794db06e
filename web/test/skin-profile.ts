import type { SkinProfile } from '#contract/skin-profile.ts'

/** The skin profile of a member who has answered nothing yet. */
export const emptyProfile: SkinProfile = {
  skinType: null,
  skinConcerns: null,
  skinGoals: null,
  monthlyBudget: null,
  routinePreference: null,
  allergies: null,
  fitzpatrickScale: null,
  currentProducts: null,
  pregnancy: null,
  medicines: null,
  conditions: null,
  completionPercentage: 0,
  missing: [
    'skinType',
    'skinConcerns',
    'skinGoals',
    'monthlyBudget',
    'routinePreference',
    'allergies',
    'fitzpatrickScale',
  ],
  updatedAt: null,
}
