import type { SkinType } from '#contract/kinds/skin.ts'
import {
  type Allergen,
  dashboardOptions,
  type Option,
  type Pregnancy,
  type ProfileConcern,
  type RoutinePreference,
  type SkinCondition,
  type SkinGoal,
  type SkinMedicine,
  wizardOptions,
} from '#contract/kinds/skin-options.ts'

/** A choice with its label and a line that explains it. */
export type Choice<Value> = { readonly value: Value; readonly label: string; readonly text?: string }

export const skinTypeChoices: readonly Choice<SkinType>[] = [
  { value: 'oily', label: 'Oily', text: 'Shiny, large pores, prone to breakouts' },
  { value: 'dry', label: 'Dry', text: 'Tight, flaky, sometimes itchy' },
  { value: 'combination', label: 'Combination', text: 'Oily T-zone, dry cheeks' },
  { value: 'sensitive', label: 'Sensitive', text: 'Easily irritated, reactive' },
  { value: 'normal', label: 'Normal', text: 'Balanced, comfortable' },
]

/** Routines as the dashboard describes them; the wizard counts products instead of steps. */
export const routineChoices: readonly Choice<RoutinePreference>[] = [
  { value: 'minimal', label: 'Minimal', text: '2-3 steps' },
  { value: 'balanced', label: 'Balanced', text: '4-5 steps' },
  { value: 'maximal', label: 'Maximal', text: '6+ steps' },
]

/** The Fitzpatrick scale as the dashboard labels it. */
export const fitzpatrickChoices: readonly Choice<number>[] = [
  { value: 1, label: 'I', text: 'Always burns' },
  { value: 2, label: 'II', text: 'Burns easily' },
  { value: 3, label: 'III', text: 'Burns moderately' },
  { value: 4, label: 'IV', text: 'Burns minimally' },
  { value: 5, label: 'V', text: 'Rarely burns' },
  { value: 6, label: 'VI', text: 'Never burns' },
]

export const pregnancyChoices: readonly Choice<Pregnancy>[] = [
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'breastfeeding', label: 'Breastfeeding' },
  { value: 'trying', label: 'Trying for a baby' },
  { value: 'none', label: 'None of these' },
]

export const medicineChoices: readonly Choice<SkinMedicine>[] = [
  { value: 'isotretinoin', label: 'Isotretinoin capsules for acne' },
  { value: 'retinoid-cream', label: 'A prescribed retinoid cream, such as tretinoin' },
  { value: 'light-sensitive', label: 'Something that makes skin react to sun, such as doxycycline' },
  { value: 'steroid-cream', label: 'A steroid cream' },
  { value: 'blood-thinner', label: 'A blood thinner' },
  { value: 'immune-suppressant', label: 'Something that lowers immunity' },
]

export const conditionChoices: readonly Choice<SkinCondition>[] = [
  { value: 'eczema', label: 'Eczema' },
  { value: 'keloid', label: 'Keloid scars' },
  { value: 'melasma', label: 'Melasma' },
]

/** The steps of a routine for which the member may name a product. Stored profiles may have others. */
export const productSteps = ['cleanser', 'moisturiser', 'sunscreen', 'serum', 'treatment'] as const

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The label of a choice, or undefined when nothing was chosen. */
export const labelFor = <Value>(choices: readonly Choice<Value>[], value: Value | null): string | undefined =>
  choices.find((choice) => choice.value === value)?.label

const namesIn = <Slug extends string>(slugs: readonly Slug[], ...views: (readonly Option<Slug>[])[]): string[] =>
  slugs.map((slug) => {
    const option = views.flat().find(({ slugs: [only, ...more] }) => only === slug && more.length === 0)
    return option?.label ?? capitalised(slug.replaceAll('-', ' '))
  })

// A slug that only the wizard asks has no label on the dashboard: the wizard's is shown.
export const concernNames = (slugs: readonly ProfileConcern[]): string[] =>
  namesIn(slugs, dashboardOptions.concerns, wizardOptions.concerns)
export const goalNames = (slugs: readonly SkinGoal[]): string[] =>
  namesIn(slugs, dashboardOptions.goals, wizardOptions.goals)
export const allergenNames = (slugs: readonly Allergen[]): string[] =>
  namesIn(slugs, dashboardOptions.allergies, wizardOptions.allergies)
