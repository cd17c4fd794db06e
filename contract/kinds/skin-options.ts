import type { Concern } from './skin.ts'

// No zod here: pages load these lists on their own. Slugs are stored; each screen shows exactly its specified labels for them (decision A10).

export const profileConcerns = [
  'acne',
  'aging',
  'blackheads',
  'dark-spots',
  'dryness',
  'dullness',
  'fine-lines',
  'large-pores',
  'oiliness',
  'redness',
  'sagging',
  'sensitivity',
  'uneven-texture',
  'uneven-tone',
  'wrinkles',
] as const
export type ProfileConcern = (typeof profileConcerns)[number]

export const skinGoals = [
  'clear-skin',
  'anti-aging',
  'brightening',
  'hydration',
  'oil-control',
  'pore-minimizing',
  'even-skin-tone',
  'smooth-texture',
  'sensitive-skin-care',
  'natural-glow',
  'sun-protection',
  'maintenance',
] as const
export type SkinGoal = (typeof skinGoals)[number]

export const allergens = [
  'fragrance',
  'essential-oils',
  'sulfates',
  'parabens',
  'silicones',
  'alcohol',
  'retinoids',
  'aha',
  'bha',
  'benzoyl-peroxide',
  'chemical-sunscreens',
  'mineral-sunscreens',
  'coconut-oil',
  'lanolin',
] as const
export type Allergen = (typeof allergens)[number]

export const routinePreferences = ['minimal', 'balanced', 'maximal'] as const
export type RoutinePreference = (typeof routinePreferences)[number]

export const pregnancies = ['pregnant', 'breastfeeding', 'trying', 'none'] as const
export type Pregnancy = (typeof pregnancies)[number]

/** Medicines that change what a skincare product may contain. */
export const skinMedicines = [
  'isotretinoin',
  'retinoid-cream',
  'light-sensitive',
  'steroid-cream',
  'blood-thinner',
  'immune-suppressant',
] as const
export type SkinMedicine = (typeof skinMedicines)[number]

export const skinConditions = ['eczema', 'keloid', 'melasma'] as const
export type SkinCondition = (typeof skinConditions)[number]

/** A choice on a screen: its specified label and the slugs that it stands for. */
export type Option<Slug extends string> = { readonly label: string; readonly slugs: readonly Slug[] }

const options = <Slug extends string>(labels: Readonly<Record<string, Slug | readonly Slug[]>>): Option<Slug>[] =>
  Object.entries(labels).map(([label, slug]) => ({
    label,
    slugs: typeof slug === 'string' ? [slug] : (slug as readonly Slug[]),
  }))

/** The choices of the registration wizard (specification, section 3). */
export const wizardOptions = {
  concerns: options<ProfileConcern>({
    Acne: 'acne',
    Aging: 'aging',
    'Dark spots': 'dark-spots',
    Sensitivity: 'sensitivity',
    Dryness: 'dryness',
    Oiliness: 'oiliness',
    'Large pores': 'large-pores',
    Blackheads: 'blackheads',
    Dullness: 'dullness',
    'Uneven texture': 'uneven-texture',
  }),
  goals: options<SkinGoal>({
    'Clear skin': 'clear-skin',
    'Anti-aging': 'anti-aging',
    Brightening: 'brightening',
    Hydration: 'hydration',
    'Oil control': 'oil-control',
    'Pore minimizing': 'pore-minimizing',
    'Even skin tone': 'even-skin-tone',
    'Smooth texture': 'smooth-texture',
  }),
  /** `None` stands for no slug: an empty list. */
  allergies: options<Allergen>({
    Fragrances: 'fragrance',
    'Essential oils': 'essential-oils',
    Sulfates: 'sulfates',
    Parabens: 'parabens',
    Silicones: 'silicones',
    Alcohol: 'alcohol',
    Retinoids: 'retinoids',
    'AHA/BHA': ['aha', 'bha'],
    None: [],
  }),
} as const

/** The choices of the dashboard's profile dialog (specification, section 3). */
export const dashboardOptions = {
  concerns: options<ProfileConcern>({
    Acne: 'acne',
    Blackheads: 'blackheads',
    'Large Pores': 'large-pores',
    Oiliness: 'oiliness',
    Dryness: 'dryness',
    'Fine Lines': 'fine-lines',
    Wrinkles: 'wrinkles',
    'Dark Spots': 'dark-spots',
    'Uneven Tone': 'uneven-tone',
    Sensitivity: 'sensitivity',
    Redness: 'redness',
    Dullness: 'dullness',
    'Rough Texture': 'uneven-texture',
    Sagging: 'sagging',
  }),
  goals: options<SkinGoal>({
    'Clear Skin': 'clear-skin',
    'Anti-Aging': 'anti-aging',
    Brightening: 'brightening',
    Hydration: 'hydration',
    'Oil Control': 'oil-control',
    'Pore Minimizing': 'pore-minimizing',
    'Even Skin Tone': 'even-skin-tone',
    'Texture Improvement': 'smooth-texture',
    'Sensitive Skin Care': 'sensitive-skin-care',
    'Natural Glow': 'natural-glow',
    'Sun Protection': 'sun-protection',
    Maintenance: 'maintenance',
  }),
  allergies: options<Allergen>({
    Fragrance: 'fragrance',
    'Essential Oils': 'essential-oils',
    Parabens: 'parabens',
    Sulfates: 'sulfates',
    Alcohol: 'alcohol',
    Retinoids: 'retinoids',
    'Alpha Hydroxy Acids': 'aha',
    'Beta Hydroxy Acids': 'bha',
    'Benzoyl Peroxide': 'benzoyl-peroxide',
    'Chemical Sunscreens': 'chemical-sunscreens',
    'Mineral Sunscreens': 'mineral-sunscreens',
    'Coconut Oil': 'coconut-oil',
    Lanolin: 'lanolin',
  }),
} as const

/** Whether a choice is selected, given the stored slugs. Null is not answered; `None` is selected for an empty list. */
export const isChosen = <Slug extends string>(option: Option<Slug>, stored: readonly Slug[] | null): boolean => {
  if (stored === null) return false
  return option.slugs.length === 0 ? stored.length === 0 : option.slugs.every((slug) => stored.includes(slug))
}

/**
 * The stored slugs after a choice was tapped. Slugs that the screen has no label for stay, so that one screen never deletes what another
 * one asked; choosing `None` clears the list.
 */
export const choose = <Slug extends string>(option: Option<Slug>, stored: readonly Slug[] | null): Slug[] => {
  if (option.slugs.length === 0) return []
  const kept = (stored ?? []).filter((slug) => !option.slugs.includes(slug))
  return isChosen(option, stored) ? kept : [...kept, ...option.slugs]
}

/** The concern of the guidance engine and the quiz that stands for a concern of the profile. */
export const guidanceConcern: Readonly<Record<ProfileConcern, Concern>> = {
  acne: 'acne',
  aging: 'aging',
  blackheads: 'pores',
  'dark-spots': 'dark-spots',
  dryness: 'dehydration',
  dullness: 'dullness',
  'fine-lines': 'aging',
  'large-pores': 'pores',
  oiliness: 'oiliness',
  redness: 'redness',
  sagging: 'aging',
  sensitivity: 'redness',
  'uneven-texture': 'texture',
  'uneven-tone': 'dark-spots',
  wrinkles: 'aging',
}
