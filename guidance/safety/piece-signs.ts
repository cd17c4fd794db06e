/** The signs of what is told around the corner, in pieces or in another language (clues/pieces.ts); written as ./signs.ts is. */
export const pieceSigns = `
anaphylaxis
  mouthLikeThing, sure, unless mouthMadeUp|knownAllergy|coldSore|nearPimple, without beaten|struckMe|knocked|blackEye
  itchyOver heartRaces justHad, near, unless knownAllergy
  manyStings looksGrave, near, unless longAgo
  breathLocal swelling|lidSwollen|hives|itch|cosmetic, near, unless breathWhy
  faceDouble cosmetic|rightAfter|riskMedicine|newMedicine|beeSting, near, unless hairDye|nearPimple|puffyMorning|filler|acneOnly, without beaten|struckMe|knocked
severe-burn
  inCoals skinLeft|blisters|deep|raw, near, unless longAgo
poisoning
  inMouthTold poison|bleachThing|loanEaten, near, even, unless notPoison|pet|mouthFine
  ateLocal loanEaten childLocal, near, even, unless notPoison|pet
product-in-eye
  sprayFace cantSee, near, even
  seesThroughMist eyeProduct|cosmetic|loanHarsh drippedIn, near, even, unless notSight
  eyesLocal loanHarsh wentLocal, near, even
ill-newborn
  newbornLocal babyIllLocal, near, even, unless notBabySick
  navelBad daysOld, near, even, unless pierced|notBabySick
hot-burn
  oilBurnt, unless oilLong|longAgo|smallHarm
  inCoals, unless oilLong|longAgo|smallHarm
suicidal-thoughts
  wearyOfLife|noOneMisses, even
  planHow, even, unless careStep
  goneThenYours hatesLooks, near, even
  doneWhenTooMuch ownMarks, near, even
pregnant-retinoid
  testedPositive stillOnRetinoid|usedRetinoid|retinoidInUse|usesItNow|retinoidBegun, anywhere, unless otherTestTold|othersState|retinoidGivenUp
pregnant-isotretinoin
  testedPositive isotretinoin, anywhere, unless isoPast|isoOnlyAsked|otherTestTold|othersState
  noPeriod isotretinoin, anywhere, unless isoPast|isoOnlyAsked|periodWhy, asked isoTiming, still carriesNow
changing-mole
  darkSpot growsLocal, near, even, unless afterPimples
  freckleWord turnedFromTo, near, unless acneOnlyNoSpots|blackhead|moleProduct|nailBlow
dark-streak
  hiddenTurned, unless polish|nailBlow|blowToNail
  spotTurned hiddenPlace, near, unless polish|nailBlow|blowToNail
seen-today
  kissed coldSore newborn, near, unless asking
  bloodyStool, even
hair-dye-reaction
  faceDouble hairDye, near, unless dyeAsked
eye-symptoms
  seesThroughMist lashWork|eyeWord|cosmetic, near, unless notSight
  lightPains lashWork|eyeProduct, near, unless notSight
filler-blocked
  injectedAtHome skinPales, near, even, unless fillerAsked|byDoctor
infected-skin
  eczemaWords coldSore manySores, near, even
  hotRing squeezedThing, near, unless acneOnlyNoSpots|bySun|hotFlush
yellow-eyes
  yellowLocal|darkWater|babyYellow|brownWater, sure, unless notJaundice
steroid-use
  realSteroid|moreSteroids asMoisturiser sinceWhen|weeksOrMore|usedItLong|sinceMonth|bleedingNow, near, even, unless prescribed|fromDoctor|anabolic|steroidTablets
lightener-use
  gotDarker madeLighter sourceOfJar, near, even, unless mildBrightener|prescribed
  foreignShop burnsWithout|handsShake|withdrawal, near, even, unless prescribed
  streetLocal withoutItLocal burnsLocal, near, even, unless prescribed
  needleHarm lightInjection, near, even
violence
  blowLocal whoLocal, near, sure, without weatherHits
  blackEye noneMayAsk, near, even, sure, unless knockTold
violence-danger
  spoilsFace, even, unless byTrade
eating-distress
  keepsNoFood, even, sure, unless illGut|fastsForFaith
  eatsAndUndoes, even, sure, unless illGut|fastsForFaith
heat-illness
  headGoes workedInHeat, near, even, sure
  headGoes inSun, near, even
shingles
  blisterLocal sideLocal, near, sure, unless coldSore|sunburn|burnCause|shoes
scalp-ringworm
  ringsOnChildHead, unless notRing
isotretinoin-warning
  moodGone|headPounds isotretinoin, near
chemical-burn
  peelsLocal harshLocal, near, sure, unless longAgo
`
