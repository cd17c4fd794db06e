// No zod here: the guidance engine runs with these lists (guidance/knowledge/kinds.ts) and carries no validator. Slugs are canonical (decision A10).

export const skinTypes = ['dry', 'oily', 'combination', 'normal', 'sensitive'] as const
export type SkinType = (typeof skinTypes)[number]

/** What people come with: the eight of the quiz. `dark-spots` includes melasma; `redness` sensitivity; `dehydration` dry and eczema-prone skin. */
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

/** How soon somebody must be seen. `crisis` is about life, not skin. */
export const redFlagLevels = ['emergency', 'crisis', 'urgent', 'routine'] as const
export type RedFlagLevel = (typeof redFlagLevels)[number]
