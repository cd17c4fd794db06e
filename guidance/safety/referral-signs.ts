/** The signs of what a doctor or clinic should look at, without hurry, and of steroid creams; written as ./signs.ts is. */
export const referralSigns = `
hormonal-signs
  periods acneOnly|hairGrowth|breakOut, near
  hairGrowth acneOnly|breakOut, near, unless hairRemoval
sudden-melasma
  melasma sudden, apart 10, unless afterPimple
losing-colour
  whitePatch numbOrSpread, unless whiteCast
hair-loss
  hairPatch
recurring-boils
  boils foldPlace recurring, near
household-itch
  scratchy household scabiesCue, near, unless biters
scaly-plaques
  scaly scalyPlace weeksOrMore|nothingHelps, near, unless notPlaques
scalp-ringworm
  scalpRing hairBreaks|realChild|littleOne, near, unless notRing
  ringworm scalpPlace, near, unless notRing
  hairBreaks scalpPlace realChild, near
inner-redness
  butterfly jointsOrTired, near, unless notButterfly
  faceRed jointSigns, near, unless notInner
  rash jointSigns wholeTired|afterSunClue, near, unless notInner
stubborn-acne
  acneMeds goneOn stillSame, near, unless notForAcne
  acneMeds sinceMonth stillSame, near, unless notForAcne
treatment-failing
  fungusOrWart triedLong stillBad, near, unless longAgo
losing-colour
  milkWhite skinPlace, near, unless whiteCast
steroid-use
  realSteroid onFace|stopping weeksOrMore|stopping, near, unless prescribed|anabolic|steroidTablets, asked beforeUse, still inUse
  realSteroid mixing lightGoal|streetCream, near, unless anabolic|isItTrue|prescribed|steroidTablets, asked beforeUse, still inUse
  realSteroid weeksOrMore|sinceWhen usedIt, near, unless prescribed|anabolic|steroidTablets, asked beforeUse, still inUse
`
