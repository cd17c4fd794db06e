/** The signs of what people do to themselves or each other, of poisons, heat and current, and of babies that are gravely ill; written as ./signs.ts is. */
export const harmSigns = `
suicidal-thoughts
  goodbye|deadlyMeans
  gone, even
  bladeMarks, unless mishap
  onPurpose, even
  allAtOnce, even
violence-danger
  dangerMan, unless notBlow|notBody
  beaten|hurtAtHome afraidOfHome, near
violence
  hurtAtHome, unless notBlow|notBody|notDoneTo
poisoning
  tookIt babyAny, near, unless notPoison|pet|okFood
  swallowed|podBite harmful, apart 8, unless notPoison|pet
  swallowed|podBite|tellsOfIt pillThing babyAny, near, unless notPoison|pet
  gotHold|tellsOfIt harmful|pillThing tellsOfIt babyAny, near, even, unless notPoison|pet
  mistaken harmful|syrups babyAny|frail|elder|heOrShe|fumeHarm, near, unless pet
poison-on-skin
  pesticide onBody personPart poisonedSign|babyAny, near, unless pet
  sprayWork poisonedSign, near
toxic-fumes
  huffed felled, near
  breathedIn pesticide poisonedSign, near
product-in-eye
  inEye|onEye eyeHarsh, apart 6, unless eyeNotInside
severe-burn
  electric, unless notShock
  blast personPart|face|burnAny, near, unless notShock
  hotWent|hotPulled theSmallOne|babyAny, near, unless longAgo
hot-burn
  hotWent, unless longAgo
caustic-on-skin
  worstAcid
  realCaustic soakedIn skinDying, near, unless shelfAcid|inEye
heat-illness
  muddled hotPlace|hotSkin, near
  heatLimp hotPlace theSmallOne|frail, near
seen-today
  sharedNeedle bloodborne, near
seen-now
  faceDroop strokeSign, near, unless filler
  babyGrave babyAny, near, unless notBabySick
  babyWeak babyAny fever, near
  muddled fever|redness, near
  drowned afterWater, near
  buttonBattery inHole, near, even, sure
eating-distress
  noFoodDays, unless fastAsk
appearance-distress
  shutIn skinReason, near
`
