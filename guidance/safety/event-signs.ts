/** The signs made of what happened (clues/events.ts); written as ./signs.ts is. */
export const eventSigns = `
seen-now
  numbingCream numbToxic, near, sure, unless numbOnMouth
  chestWeight heartSign, near, sure, unless notHeart
product-in-eye
  snakeSpit eyeWord|face, near, sure, unless yearsBack
poisoning
  tellsOfIt babyWeak babyAny, near, sure, unless notBabySick
  buttonBattery tellsOfIt babyAny wontEat, near, even, sure
infected-skin
  weepYellow, even, unless burnerNamed|yearsBack
suicidal-thoughts
  cutHated, even, sure, unless shavingCut|healedScars|yearsBack
  weaponReach noLongerHere, near, even, unless safeElse
violence
  struckMe, unless notBlow|notBody|yearsBack|weatherHits
  lostTemper marksToHide, near, unless notBlow|yearsBack|smallTemper
  hitsMe, even, sure, unless notBody|yearsBack
  hittingMe, even, sure, unless notBody|notBlow|yearsBack
  forcedOn, even, sure, unless yearsBack
violence-danger
  roundBurns smallOnes childKept, near, even, unless yearsBack
snake-or-scorpion
  snakeSeen fangMarks, near, sure, unless yearsBack
bite
  animalHurt animalStrange, near, sure, unless noBite|yearsBack
  wildHurt, sure, unless noBite|yearsBack
blood-exposure
  sameNeedle|sharedNeedle bloodborne, near, sure
eye-symptoms
  lensLeft eyeAngry eyeWord|lids, near, sure, unless yearsBack
  eyeToo cantSee, near, sure, unless yearsBack
seen-today
  poxNear pregnant poxContact, anywhere, even, sure, unless immuneNow
  purging bodyFails, near, sure
  bloodThinner bleedsAlone, near, sure
  palmSpots hiddenSore, anywhere, even, unless eczema
infected-skin
  siteBad dripSite, near, sure, unless acneOnlyNoSpots
baby-sunburn
  burntRed underOne sunTalk, anywhere, even, unless hotThing
lightener-use
  mercurySigns madeLight, near, sure, unless freeOf
chemical-burn
  burnsBadly strongOnSkin, near, sure, unless onlyStung|sunburnOnly
eating-distress
  purging, unless thinAsk|fastAsk|pregnant|babyAny
scalp-ringworm
  headRing headPlace hairGoes, near, unless notRing
household-itch
  houseItch wholeHouse|household miteCue, near, unless biters
losing-colour
  whiteThere slowSpread, near, unless whiteCast
hormonal-signs
  fewPeriods acneOnly|manHair|hairGrowth|breakOut, near
growing-scar
  napeBumps barber|growSlow growSlow, near, sure
albinism-check
  albino skinCheck, anywhere, even
unprescribed-medicine
  blackMarket scriptMedicine, near, even
`
