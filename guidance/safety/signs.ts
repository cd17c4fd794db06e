import type { Clue } from './clue-search.ts'

/**
 * A combination of clues that means a red flag (content/knowledge/red-flags.json). The first clue is the sign itself: it must be meant, not
 * denied or asked about in general; the others give it its place. Clues may be alternatives. `within`: in one sentence, or also in
 * the neighbouring one, or anywhere in the text. `apart`: at most this many words between the first clue and each other in one sentence.
 * `unless`: clues that take it back. `asked`: clues that it is only asked about, unless one of `still` says, in other words, that it is so.
 */
export type Sign = {
  flag: string
  clues: readonly (readonly Clue[])[]
  within: 'sentence' | 'neighbours' | 'text'
  apart: number
  unless: readonly Clue[]
  asked: readonly Clue[]
  still: readonly Clue[]
}

/**
 * Below each flag its signs: the clues by space, alternatives by `|`; then `near` (also in the neighbouring sentence) or `anywhere`, and what
 * else limits it.
 */
const table = `
anaphylaxis
  swelling lips, apart 6, unless filler|acneOnly|coldSore|plumping
  swelling face, apart 5, unless filler|acneOnly|puffyMorning|hairDye|nearPimple
  swelling|hives wheeze|collapse|airway, near
  airway, unless skinCantBreathe|notBreathless
  wheeze reaction|cosmetic|rightAfter, near
  collapse cosmetic|rash|hives|rightAfter|swelling, near
  anaphylaxis
suicidal-thoughts
  wantToDie
  selfHarm, unless shavingCut
poisoning
  swallow cosmetic child, apart 10, unless notPoison
  swallow cosmetic realChild, near, unless notPoison
  ate cosmetic realChild|heOrShe, apart 6, unless notPoison
  overdose
product-in-eye
  inEye gotIn eyeProduct, unless eyeNotInside
  inEye strongChemical, unless eyeNotInside
  inEye eyeTrouble|burnAny, unless eyeNotInside
  eyeBurning wentIn eyeProduct, near, unless eyeNotInside
non-fading-rash
  nonFading spots, near
  purple fever|stiffNeck|confused|ill, near, unless purpleProduct
rash-with-stiff-neck
  rash stiffNeck, near
  rash fever confused, near
severe-medicine-reaction
  mouthSores blisters|skinOff|rash, near, unless coldSore
  blisters medicine, near, unless coldSore
  skinOff medicine fever|mouthSores|sheets|bloodyEye, near, unless isotretinoin
  sjs blisters|rash|skinOff|fearing|mouthSores, near
spreading-infection
  redness spreadingFast fever, near
  redness hot fever, near, unless hotFlush
  redness hot fastSpread
blisters-near-eye
  blisters nearEye, apart 8
  shingles face|nearEye, near
severe-burn
  fireBurn burnAny|skinOff|blisters|raw, near
  acidAttack
ill-newborn
  blisters|fever|babyIll newborn, near, unless adultNewborn
filler-blocked
  blanching filler, near, unless fillerAsked
snake-or-scorpion
  snake
heat-illness
  sunburn confused|collapse|vomiting, near
chemical-burn
  burnEvent burnCause, near, unless sunburnOnly
  chemicalBurn
  blisters burnCause, unless blisterOther
  blisters burnDone, near, unless blisterOther
  raw burnDone, near, unless rawOther
  blisters sunburn
changing-mole
  moleChange mole, apart 9, unless blackhead|moleProduct
  moleChange moleSure, near, unless blackhead|moleProduct
  strongChange freckle, apart 7, unless blackhead|moleProduct|acneOnlyNoSpots
  cancerFear fearing
dark-streak
  streak nailPlace, apart 9, unless polish
sore-not-healing
  notHealing sore, near, unless generalBarrier
  growing growthWord, apart 8, unless hairWord|acneOnly
infected-skin
  weeping eczema|sore, unless acneOnly|raPus
  weeping eczema fever, near
  impetigo
pregnant-isotretinoin
  pregnant|mightBePregnant isotretinoin, anywhere
pregnant-retinoid
  pregnant retinoid used, near, asked asking, still usedRetinoid
lightener-use
  lightener weeksOrMore, near, unless prescribed, asked beforeUse, still inUse
  lightener usedIt reaction|damage, near, asked beforeUse, still inUse
  streetCream street usedIt|lightGoal, near, asked beforeUse, still inUse
  lightInjection hadIt, unless asking
  mercury inUse|mine, near, unless freeOf
  mercuryIn, unless freeOf
  strongSteroid onFace|stopping weeksOrMore|stopping, near, unless prescribed|anabolic, asked beforeUse, still inUse
  strongSteroid weeksOrMore usedIt, near, unless prescribed|anabolic, asked beforeUse, still inUse
  strongSteroid mixing lightGoal|streetCream, near, unless anabolic, asked beforeUse, still inUse
  hydroquinone longTime|damage, near, unless prescribed, asked beforeUse, still inUse
hair-dye-reaction
  reaction hairDye, near, unless dyeAsked
eye-symptoms
  eyeTrouble rosacea|shingles, near
  eyeTrouble rightAfter|cosmetic eyeWord, unless eyeNotInside|stingQuestion
spreading-hives
  hives spreading, near
  rashOnly fastSpread, apart 8
rash-with-fever
  rash fever, near
shingles
  shingles fearing|blisters|rash|painful, near, unless vaccine
isotretinoin-warning
  lowMood isotretinoin, near
pregnancy-itch
  itch palmsSoles pregnant, near
yellow-eyes
  jaundice, unless skinTone
tick-bite-fever
  tick fever|scab, near
severe-acne
  deepAcne acneOnly|marksLeft, near
  scarring acne, near
stubborn-acne
  notBetter acneOnly longTime, near
hormonal-signs
  periods acneOnly|hairGrowth, near
sudden-melasma
  melasma sudden, apart 10, unless afterPimple
losing-colour
  whitePatch numbOrSpread, unless whiteCast
hair-loss
  hairPatch
recurring-boils
  boils foldPlace recurring, near
appearance-distress
  mirror
  hiding skinReason, near
child-actives
  youngChild active, near, unless haveChild
`

const alternatives = (names = ''): Clue[] => (names === '' ? [] : (names.split('|') as Clue[]))

const signsIn = (lines: readonly string[]): Sign[] => {
  let flag = ''
  return lines.flatMap((line) => {
    if (!line.startsWith(' ')) {
      flag = line
      return []
    }
    const [clues = '', ...limits] = line.trim().split(', ')
    const limit = new Map(limits.map((one) => [one.split(' ')[0], one.split(' ')[1]]))
    return {
      flag, clues: clues.split(' ').map(alternatives), within: limit.has('anywhere') ? 'text' : limit.has('near') ? 'neighbours' : 'sentence',
      apart: Number(limit.get('apart') ?? Infinity),
      unless: alternatives(limit.get('unless')), asked: alternatives(limit.get('asked')), still: alternatives(limit.get('still')),
    }
  })
}

export const signs: readonly Sign[] = signsIn(table.split('\n'))
