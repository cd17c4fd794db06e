import type { Profile } from '#contract/guidance.ts'
import { MAX_OWNED_PRODUCTS } from '#contract/owned-products.ts'
import type { ToldCondition } from '#contract/kinds/skin.ts'
import { type Allergen, guidanceConcern, type SkinMedicine } from '#contract/kinds/skin-options.ts'
import type { Answers } from './completion.ts'

/** An ingredient to avoid, in a word that the guidance engine reads as exactly that group. */
const avoidWord: Readonly<Record<Allergen, string>> = {
  fragrance: 'fragrance',
  'essential-oils': 'essential oils',
  sulfates: 'sulfates',
  parabens: 'parabens',
  silicones: 'silicones',
  alcohol: 'drying alcohol',
  retinoids: 'retinoids',
  aha: 'AHA',
  bha: 'BHA',
  'benzoyl-peroxide': 'benzoyl peroxide',
  'chemical-sunscreens': 'chemical sunscreens',
  'mineral-sunscreens': 'mineral sunscreens',
  'coconut-oil': 'coconut',
  lanolin: 'lanolin',
}

const conditionOf: Readonly<Record<SkinMedicine, ToldCondition>> = {
  isotretinoin: 'isotretinoin',
  'retinoid-cream': 'prescribed-retinoid',
  'light-sensitive': 'sun-sensitising',
  'steroid-cream': 'steroid-cream',
  'blood-thinner': 'blood-thinners',
  'immune-suppressant': 'immune-suppressant',
}

const toldConditions = ({ pregnancy, medicines, conditions }: Answers): ToldCondition[] => [
  ...(pregnancy === 'trying' ? (['trying'] as const) : []),
  ...(['eczema', 'keloid'] as const).filter((one) => conditions?.includes(one)),
  ...(medicines ?? []).map((medicine) => conditionOf[medicine]),
]

/** What keeps advice from harming somebody: what they are in, what they leave out, and what they use already. */
export const safetyProfile = (answers: Answers): Profile => {
  const { pregnancy, allergies, currentProducts } = answers
  const owned = Object.entries(currentProducts ?? {}).slice(0, MAX_OWNED_PRODUCTS)
  const conditions = toldConditions(answers)
  return {
    ...(pregnancy === 'pregnant' && { pregnant: true }),
    ...(pregnancy === 'breastfeeding' && { breastfeeding: true }),
    ...(conditions.length > 0 && { conditions }),
    ...(allergies !== null &&
      allergies.length > 0 && { avoid: allergies.map((allergen) => avoidWord[allergen]).join(', ') }),
    ...(owned.length > 0 && { owned: Object.fromEntries(owned) }),
  }
}

/** A skin profile as the guidance engine takes it: the fields that it has rules for. */
export const profileForGuidance = (answers: Answers): Profile => {
  const { skinType, fitzpatrickScale, skinConcerns, conditions, monthlyBudget } = answers
  const concerns = new Set((skinConcerns ?? []).map((concern) => guidanceConcern[concern]))
  // The engine files melasma under dark spots (contract/kinds/skin.ts).
  if (conditions?.includes('melasma') === true) concerns.add('dark-spots')
  return {
    ...(skinType !== null && { skinType }),
    ...(fitzpatrickScale !== null && { fitzpatrick: fitzpatrickScale }),
    ...(concerns.size > 0 && { concerns: [...concerns] }),
    ...safetyProfile(answers),
    // Nothing to spend is no limit on a price: every product would be too dear.
    ...(monthlyBudget !== null && monthlyBudget > 0 && { budget: monthlyBudget * 100 }),
  }
}
