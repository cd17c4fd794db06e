import type { Profile } from '#contract/guidance.ts'
import type { Concern, ToldCondition } from '#contract/kinds/skin.ts'

const concernWords: Readonly<Record<Concern, string>> = {
  acne: 'acne',
  aging: 'signs of ageing',
  'dark-spots': 'dark spots or uneven tone',
  dullness: 'dullness',
  pores: 'large pores or blackheads',
  redness: 'redness or sensitivity',
  dehydration: 'dryness',
  texture: 'uneven texture',
  oiliness: 'oiliness',
}

const conditionWords: Readonly<Record<ToldCondition, string>> = {
  trying: 'you are trying for a baby',
  eczema: 'you have eczema',
  isotretinoin: 'you take isotretinoin',
  'prescribed-retinoid': 'you use a retinoid cream',
  'steroid-cream': 'you use a steroid cream',
  'blood-thinners': 'you take blood thinners',
  'sun-sensitising': 'you take a medicine that makes skin sensitive to the sun',
  'immune-suppressant': 'you take a medicine that lowers immunity',
  keloid: 'your skin forms keloids',
}

const ageWords: Readonly<Record<NonNullable<Profile['age']>, string>> = {
  'under-12': 'you are under 12',
  'under-20': 'you are under 20',
  '20-29': 'you are 20 to 29',
  '30-39': 'you are 30 to 39',
  '40-49': 'you are 40 to 49',
  '50-plus': 'you are 50 or older',
}

/** A profile as the assistant takes it into account: each fact in plain words, what matters most for safety first. */
export const profileInWords = (profile: Profile | undefined): string[] => {
  if (profile === undefined) return []
  const { pregnant, breastfeeding, conditions = [], avoid = '', skinType, fitzpatrick, concerns = [] } = profile
  const owned = Object.keys(profile.owned ?? {})
  return [
    ...(pregnant === true ? ['you are pregnant'] : []),
    ...(breastfeeding === true ? ['you are breastfeeding'] : []),
    ...conditions.map((condition) => conditionWords[condition]),
    ...(avoid.trim() === '' ? [] : [`leaves out ${avoid.trim()}`]),
    ...(profile.age === undefined ? [] : [ageWords[profile.age]]),
    ...(skinType === undefined ? [] : [`${skinType} skin`]),
    ...(fitzpatrick === undefined ? [] : [`skin tone: Fitzpatrick type ${fitzpatrick}`]),
    ...concerns.map((concern) => concernWords[concern]),
    ...(profile.budget === undefined ? [] : [`up to R${Math.floor(profile.budget / 100)} for products`]),
    ...(owned.length === 0 ? [] : [`what you use now: ${owned.join(', ')}`]),
  ]
}
