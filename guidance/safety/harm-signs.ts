/** The signs of what people do to themselves or each other, of poisons, heat and current, and of babies that are gravely ill; written as ./signs.ts is. */
export const harmSigns = `
suicidal-thoughts
  goodbye|gone|deadlyMeans
  bladeMarks, unless mishap
  allAtOnce, even
violence-danger
  dangerMan, unless notBlow
violence
  hurtAtHome, unless notBlow
poisoning
  tookIt babyAny, near, unless notPoison|pet|okFood
  swallowed|podBite harmful, apart 8, unless notPoison|pet
  swallowed|podBite|tellsOfIt pillThing babyAny, near, unless notPoison|pet
  gotHold|tellsOfIt harmful|pillThing tellsOfIt, near, unless notPoison|pet
poison-on-skin
  pesticide onBody poisonedSign|babyAny, near, unless pet
toxic-fumes
  breathedIn pesticide poisonedSign, near
product-in-eye
  inEye eyeHarsh, apart 6, unless eyeNotInside
severe-burn
  electric, unless notShock
  hotWent|hotPulled theSmallOne|babyAny, near, unless longAgo
hot-burn
  hotWent, unless longAgo
caustic-on-skin
  realCaustic soakedIn raw|blisters|burnAny|burntOn|goneBlack, near, unless shelfAcid|inEye
heat-illness
  muddled hotPlace|hotSkin, near
  heatLimp hotPlace theSmallOne|frail, near
seen-now
  babyGrave babyAny, near, unless notBabySick
  babyWeak babyAny fever, near
  muddled fever|redness, near
  drowned afterWater, near
eating-distress
  noFoodDays, unless thinAsk
appearance-distress
  shutIn skinReason, near
`
