// No zod here: the guidance engine uses these lists (guidance/knowledge/kinds.ts) and has no validator. Slugs are canonical (decision A10).

export const skinTypes = ['dry', 'oily', 'combination', 'normal', 'sensitive'] as const
export type SkinType = (typeof skinTypes)[number]

/** The eight concerns of the quiz. `dark-spots` includes melasma; `redness` sensitivity; `dehydration` dry and eczema-prone skin. */
export const quizConcerns = [
  'acne',
  'aging',
  'dark-spots',
  'dullness',
  'pores',
  'redness',
  'dehydration',
  'texture',
] as const
export const concerns = [...quizConcerns, 'oiliness'] as const
export type Concern = (typeof concerns)[number]

/** What a profile may tell of somebody's state beside pregnancy and breastfeeding. `prescribed-retinoid`: they have one, so no other is suggested. */
export const toldConditions = [
  'trying',
  'eczema',
  'isotretinoin',
  'prescribed-retinoid',
  'steroid-cream',
  'blood-thinners',
  'sun-sensitising',
  'immune-suppressant',
  'keloid',
] as const
export type ToldCondition = (typeof toldConditions)[number]

/** How urgently the person needs care. `crisis`: danger from self-harm, violence or disordered eating rather than a skin condition. */
export const redFlagLevels = ['emergency', 'crisis', 'urgent', 'routine'] as const
export type RedFlagLevel = (typeof redFlagLevels)[number]
