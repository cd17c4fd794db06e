import { pieceSigns } from './piece-signs.ts'

/** The signs made of more words for alarms (clues/said.ts), and of hair that falls where the scalp burns; written as ./signs.ts is. */
export const saidSigns = `
anaphylaxis
  airLess, unless skinCantBreathe|notBreathless|lipsOfColour
  swelling|swellSlip mouthSlip, apart 6, unless growsSlowly|knownAllergy|filler|coldSore, without beaten|struckMe|knocked
  swellSlip lips, apart 6, unless growsSlowly|knownAllergy|filler|acneOnly|coldSore|plumping, without beaten|struckMe|knocked
product-in-eye
  inEye nguniHarsh, near, unless eyeNotInside
non-fading-rash
  glassTest spots|rash|purple|moreSpots, near, unless purpleProduct|madeDots
rash-with-stiff-neck
  rash fever lightHurts, near, unless hotFlush
poisoning
  handful, unless notPoison|pet
suicidal-thoughts
  cutsLimbs, unless mishap|shavingCut|healedScars
violence
  fromHim bruiseWord, near, even, unless notBlow|notBody|yearsBack|fromPlay
severe-burn
  hotThing|hotLiquid burntOn|burnAny burnWide, near, unless longAgo|bySun
  hotThing|hotLiquid|heatTool deadWhite, near, unless longAgo|bySun|waxWord
  hotThing|hotLiquid|heatTool clings, near, unless longAgo|bySun|waxWord
spreading-infection
  deepWound weeping fever, near, unless acneOnlyNoSpots
hair-loss
  hairFalls crownPlace scalpHurts, near, unless hairAfterBirth|scalpWound|smoothOnPurpose
${pieceSigns}`
