import { dashboardOptions, type RoutinePreference, wizardOptions } from '#contract/kinds/skin-options.ts'
import { type Choice, fitzpatrickChoices, routineChoices } from '../profile-labels.ts'

/** The toasts of a view: for success, and for failure when the server sent no message. */
type SaveToasts = Record<'success' | 'failure', { title: string; description: string }>

/** What differs between the two places that ask the same five steps. */
export type View = {
  options: typeof wizardOptions | typeof dashboardOptions
  /** The budget as buttons for ranges, or null for a number field. */
  budgets: readonly Choice<number>[] | null
  routines: readonly Choice<RoutinePreference>[]
  tones: readonly Choice<number>[]
  toasts: SaveToasts
}

/** The view in the sign-in dialog after joining. */
export const wizardView: View = {
  options: wizardOptions,
  budgets: [
    { value: 500, label: 'Under R500', text: 'Budget-friendly' },
    { value: 1000, label: 'R500 - R1000', text: 'Mid-range' },
    { value: 2000, label: 'R1000 - R2000', text: 'Premium' },
    { value: 3000, label: 'Over R2000', text: 'Luxury' },
  ],
  routines: [
    { value: 'minimal', label: 'Minimal', text: '3-4 products' },
    { value: 'balanced', label: 'Balanced', text: '5-7 products' },
    { value: 'maximal', label: 'Maximal', text: '8+ products' },
  ],
  tones: [
    { value: 1, label: 'Type 1', text: 'Very fair. Always burns.' },
    { value: 2, label: 'Type 2', text: 'Fair. Burns easily.' },
    { value: 3, label: 'Type 3', text: 'Light to olive. Burns moderately.' },
    { value: 4, label: 'Type 4', text: 'Olive to light brown. Burns a little; spots can leave dark marks.' },
    { value: 5, label: 'Type 5', text: 'Brown. Rarely burns; dark marks can stay for months.' },
    { value: 6, label: 'Type 6', text: 'Deep brown to black. Sunburn feels hot or tight and rarely looks red.' },
  ],
  toasts: {
    success: { title: 'Profile completed!', description: 'Your personalized skincare journey begins now.' },
    failure: { title: 'Profile setup failed', description: 'Unable to save your profile' },
  },
}

/** The view in the dialog of the dashboard. */
export const dashboardView: View = {
  options: dashboardOptions,
  budgets: null,
  routines: routineChoices,
  tones: fitzpatrickChoices,
  toasts: {
    success: { title: 'Profile updated!', description: 'Your skin profile has been saved successfully.' },
    failure: { title: 'Update failed', description: 'Failed to update skin profile. Please try again.' },
  },
}

/** The range that a budget from the number field falls into. */
export const rangeOf = (budget: number | null): number | null => {
  if (budget === null) return null
  return [500, 1000, 2000].find((limit) => budget <= limit) ?? 3000
}
