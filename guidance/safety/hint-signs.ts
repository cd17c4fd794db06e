/** The signs made of hints (clues/hints.ts); written as ./signs.ts is. */
export const hintSigns = `
suicidal-thoughts
  manyPills doneWithAll, near, even
  endsOnRoad thinksOf, near, even, unless forFun
  afterMe easierThen, near, even
  swallow|swallowed poison takenOnPurpose, near, even, sure, unless notPoison|pet|drinksInSkin
  overdose takenOnPurpose, near, even, sure
violence-danger
  didWith nextTime heSays, near, even, unless byTrade
  heSays ifILeave cruelThing, near, even, unless byTrade|toThemselves
product-in-eye
  eyesHeld caustic blast|splashed, near
changing-mole
  mole bloodOnCloth|turnsColour|colourGrown, near, even, sure, unless blackhead|moleProduct
  darkSpot spotChange, apart 12, unless afterPimples|acneOnlyNoSpots
lightener-use
  bleachedLong, even, sure, unless notOfSkin|longGone
  lightener usedItLong, even, sure, unless prescribed|longGone|notOfSkin
  blueBlack lightenerWord|lightener|fadeBrand|hydroquinone, near, unless prescribed
shingles
  stripBlisters, even, sure, unless sunburn|burnCause|harsh
sore-not-healing
  soreHome reopens forMonths, near, sure, unless acneOnlyNoSpots|coldSore|eczemaItch|hairRemoval|diabetic
pregnant-isotretinoin
  testLine isotretinoin, anywhere, even, unless notPregnant|isoLongOver|lineElse
breast-change
  breast peelLike, anywhere, even, unless milkGiven
  breastPuckers forMonths|breastChange, near, even, unless milkGiven
dry-diabetic-feet
  diabetic hardFeet, near, unless feetMine
growing-scar
  scarName scarSwells, near
  piercedHere ballGrows, near, sure, unless fever|weeping
dark-streak
  darkStreak hiddenPlace, apart 9, unless polish
  darkSpot hiddenPlace, apart 9, unless polish
eating-distress
  livesOnLittle bodyStarves, near, even, sure, unless fastsForFaith
  bringsUp, even, sure, unless fastsForFaith|pregnant
seen-today
  livesOnLittle collapse, near, even, sure, unless fastsForFaith
scalp-ringworm
  scalyBald hairBreaks realChild|littleOne, near, even, unless notRing
appearance-distress
  givenToLooks stopsLiving, near, even, sure
  stopsLiving shamedBy, near, even, sure, unless othersState
  picksForHours, even, sure, unless blackhead
  picksNightly, even, sure, unless blackhead
  mirrorHours, even, sure, unless madeUp
  mirrorHours|givenToLooks skipsLife, near, even, sure
hair-loss
  nothingBack pulledHair, near, even, sure, unless hairAfterBirth|smoothOnPurpose|hairRemoval
  edgesOrCrown shinyNoPores, near, sure, unless hairAfterBirth|smoothOnPurpose|wantsShine
  middleThins, sure, unless hairAfterBirth|smoothOnPurpose
severe-acne
  sorePimples leftScars|scarring, near
  deepKnots leavesHoles, near, sure, unless shavingCut|keloidSpot
child-actives
  youngChild afterPimples, near, unless haveChild|thingAge
stubborn-acne
  acneMeds monthsLong stillComing, anywhere, even, unless notForAcne
`
