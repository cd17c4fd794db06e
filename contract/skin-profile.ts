import { z } from 'zod'
import { ArticleSummary } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { OwnedProducts } from './owned-products.ts'
import { skinTypes } from './kinds/skin.ts'
import {
  allergens,
  dashboardOptions,
  type Option,
  pregnancies,
  profileConcerns,
  routinePreferences,
  skinConditions,
  skinGoals,
  skinMedicines,
  wizardOptions,
} from './kinds/skin-options.ts'
import * as routes from './routes/skin-profile.ts'
import { Timestamp } from './values.ts'

const listOf = <const T extends readonly [string, ...string[]]>(
  slugs: T,
  views: readonly (readonly Option<T[number]>[])[],
) => {
  const byLabel = new Map(views.flat().map(({ label, slugs: meant }) => [label, meant]))
  // Labels are accepted as well as slugs: the specification sends lists of strings, and each screen has labels of its own.
  return z
    .array(z.string())
    .max(50)
    .transform((values) => [...new Set(values.flatMap((value) => byLabel.get(value) ?? [value]))])
    .pipe(z.array(z.enum(slugs, 'This is not one of the options')))
    .nullable()
}

const shared = {
  skinType: z.enum(skinTypes, 'Please choose your skin type').nullable(),
  fitzpatrickScale: z.int().min(1).max(6).nullable(),
  /** Rand. */
  monthlyBudget: z
    .int('Please use whole rand, without cents')
    .min(0, 'Number must be greater than or equal to 0')
    .max(1_000_000, 'Number must be less than or equal to 1000000')
    .nullable(),
  routinePreference: z.enum(routinePreferences, 'Please choose a routine').nullable(),
  currentProducts: OwnedProducts.nullable(),
  pregnancy: z.enum(pregnancies).nullable(),
  medicines: z.array(z.enum(skinMedicines)).nullable(),
  conditions: z.array(z.enum(skinConditions)).nullable(),
}

/** The fields that count towards completion: those that the wizard asks (decision A11). */
export const completionFields = [
  'skinType',
  'skinConcerns',
  'skinGoals',
  'monthlyBudget',
  'routinePreference',
  'allergies',
  'fitzpatrickScale',
] as const

/** A member's skin profile. Null means not answered; an empty list means none (decision A9). */
export const SkinProfile = z.object({
  ...shared,
  skinConcerns: z.array(z.enum(profileConcerns)).nullable(),
  skinGoals: z.array(z.enum(skinGoals)).nullable(),
  allergies: z.array(z.enum(allergens)).nullable(),
  /** Answered fields of `completionFields`, in percent, rounded. */
  completionPercentage: z.int(),
  missing: z.array(z.enum(completionFields)),
  updatedAt: Timestamp.nullable(),
})
export type SkinProfile = z.infer<typeof SkinProfile>

/** Changes to the profile: a missing field stays, null clears it (decision A9). */
export const SkinProfileChanges = z
  .strictObject({
    ...shared,
    skinConcerns: listOf(profileConcerns, [wizardOptions.concerns, dashboardOptions.concerns]),
    skinGoals: listOf(skinGoals, [wizardOptions.goals, dashboardOptions.goals]),
    allergies: listOf(allergens, [wizardOptions.allergies, dashboardOptions.allergies]),
  })
  .partial()
export type SkinProfileChanges = z.input<typeof SkinProfileChanges>

export const readSkinProfile = endpoint(routes.readSkinProfile, {
  who: 'member',
  summary: 'The skin profile of the member; all fields are null until answered',
  response: SkinProfile,
  errors: ['sign_in_required'],
})

export const saveSkinProfile = endpoint(routes.saveSkinProfile, {
  who: 'member',
  summary: 'Merges the sent fields into the skin profile; an explicit null clears a field',
  body: SkinProfileChanges,
  response: SkinProfile,
  errors: ['sign_in_required'],
})

export const listForYou = endpoint(routes.listForYou, {
  who: 'member',
  summary: 'Six articles ranked by the skin profile, each with the reason; the featured ones without a profile',
  response: z.array(ArticleSummary.extend({ reason: z.string().nullable() })),
  errors: ['sign_in_required'],
})
