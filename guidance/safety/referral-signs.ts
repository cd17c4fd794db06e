/** The signs of what a doctor or clinic should look at, without hurry, of steroid creams, and some that press and stand nowhere else; written as ./signs.ts is. */
export const referralSigns = `
hormonal-signs
  periods acneOnly|hairGrowth|breakOut, near, unless noPeriodsWhy|pregnant
  hairGrowth acneOnly|breakOut, near, unless hairRemoval
sudden-melasma
  melasma sudden, apart 10, unless afterPimple
losing-colour
  whitePatch numbOrSpread, unless whiteCast
hair-loss
  hairPatch, unless hairAfterBirth
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
  realSteroid onFace|stopping weeksOrMore|stopping, near, unless prescribed|fromDoctor|anabolic|steroidTablets, asked beforeUse, still inUse
  realSteroid mixing lightGoal|streetCream, near, unless anabolic|isItTrue|prescribed|fromDoctor|steroidTablets, asked beforeUse, still inUse
  realSteroid usedLong|sinceWhen usedIt, near, unless prescribed|fromDoctor|anabolic|steroidTablets, asked beforeUse, still inUse
seen-today
  darkWee puffed, near, sure
steroid-use
  realSteroid|moreSteroids withdrawal, near, even, unless anabolic|steroidTablets
  moreSteroids onFace weeksOrMore|stopping, near, unless prescribed|fromDoctor|anabolic|steroidTablets, asked beforeUse, still inUse
lightener-use
  lightener usedIt babyOrToddler, near, sure, unless prescribed, asked beforeUse|saidToUse|asking|mayPutOn, still inUse
  lightener|realSteroid carriesOn pregnant|nursingWords, near, even, sure, unless prescribed|fromDoctor|anabolic|steroidTablets|gaveItUp|othersState
sore-not-healing
  staysOpen sore|trueSore, near, sure, unless acneOnlyNoSpots
  scabAgain oldSpot|longTime|weeksOrMore|sinceMonth, near, sure, unless acneOnlyNoSpots|coldSore|eczemaItch|shavingCut
  pearly, sure, unless acneOnlyNoSpots|keloidPlace|scarThing
eye-symptoms
  soreLids setOff, near, unless sandBlown
  grittyEyes flushes, near, sure, unless sandBlown
hormonal-signs
  periodsAway womansBeard|acneOnly|breakOut, near, unless pregnant|noPeriodsWhy
  fewPeriods|periods womansBeard, near, unless pregnant|noPeriodsWhy
hair-loss
  smoothScalp hairNotBack, near, unless smoothOnPurpose
  scalpSore thinning, near, unless scalpFlakes|relaxing|hairAfterBirth|hairDye
spreading-infection
  redness hot feelsIll, near, unless hotFlush|bySun
hot-burn
  hotWax waxWound, near, sure, unless longAgo|byDoctor, asked asking
  waxWord tooHot waxWound, near, sure, unless longAgo|byDoctor, asked asking
  heatTool|hotThing burntOn|splashed burnWound, near, unless longAgo
  heatTool heatHurt, near, sure, unless longAgo
genital-sores
  paleSkin genitals tears, near, unless hairRemoval|lightener
hair-dye-reaction
  reaction|shutEyes dyedBrows, near, unless dyeAsked
sore-not-healing
  opensEachTime sinceThen|longTime|weeksOrMore|sinceMonth, near, even, sure, unless coldSore|eczemaItch|bumpsOfShaving
changing-mole
  darkThing growsOrBleeds, near, even, sure, unless blackhead|moleProduct
  oneMark getsBigger, near, unless notOneMark|moleProduct
sore-not-healing
  staysUnhealed trueSore|soreMore, near, sure, unless acneOnlyNoSpots|coldSore|eczemaItch
appearance-distress
  mirrorTime mirrorThing, even, sure, unless madeUp|mirrorElse
poisoning
  childTookOthers, sure, unless notPoison|pet|asToldBy, asked asking
sudden-melasma
  goneDarker oneSideOnly, near, unless sideCause|afterPimple
treatment-failing
  antifungalTried moreOfIt, near, unless longAgo
`
