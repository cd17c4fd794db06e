import type { Clue } from './clue-search.ts'
import { eventSigns } from './event-signs.ts'
import { farewellSigns } from './farewell-signs.ts'
import { harmSigns } from './harm-signs.ts'
import { hintSigns } from './hint-signs.ts'
import { referralSigns } from './referral-signs.ts'
import { saidSigns } from './said-signs.ts'

/**
 * A combination of clues that means a red flag (content/knowledge/red-flags.json). The first clue is the sign itself: it must be meant, not
 * denied or asked about in general; the others give it its place. Clues may be alternatives. `within`: in one sentence, or also in the neighbouring
 * one, or anywhere in the text. `apart`: at most this many words between the first clue and each other in one sentence. `even`: also where it is only
 * asked about, denied or past. `sure`: so plain that all words weighed together do not take it back. `unless`: clues that take it back;
 * `without`: clues that do so wherever they stand. `asked`: clues that it is only asked about, unless `still` says that it is so.
 */
export type Sign = {
  flag: string
  clues: readonly (readonly Clue[])[]
  within: 'sentence' | 'neighbours' | 'text'
  apart: number
  even: boolean
  sure: boolean
  unless: readonly Clue[]
  without: readonly Clue[]
  asked: readonly Clue[]
  still: readonly Clue[]
}

/** Below each flag its signs: clues by space, alternatives by `|`; then `near` (the neighbouring sentence too) or `anywhere`, and other limits. */
const table = `
anaphylaxis
  swelling lips, apart 6, unless growsSlowly|lipNumbed|knownAllergy|swellingAllergy|filler|acneOnly|coldSore|plumping, without beaten|struckMe|hurtAtHome|knocked
  lipsFat mouthPart, apart 5, unless growsSlowly|filler|acneOnly|coldSore|plumping|tastes|foodHabit|lipNumbed
  shutEyes swelling|rightAfter|cosmetic, near, unless nearPimple|breathesWell, without beaten|struckMe|hurtAtHome
  swelling face, apart 5, unless filler|acneOnly|puffyMorning|hairDye|nearPimple|glandWord, without beaten|struckMe|hurtAtHome|knocked
  swelling|hives wheeze|collapse|airway, near
  noAir, sure, unless skinCantBreathe|notBreathless|lipsOfColour
  airway, unless skinCantBreathe|notBreathless|lipsOfColour|swellingAllergy|knownAllergy
  hives|skinAllergy hoarse|dizzy|gut|wheeze, near
  hoarse cosmetic|rightAfter, near, unless flu|foodHabit
  wheeze reaction|cosmetic|rightAfter, near, unless wheezeHabit
  wheeze afterMedicine, near, unless wheezeHabit|chestIll
  wheeze medSkin riskMedicine|newMedicine|onMedicine, near, unless wheezeHabit|flu|forRash
  collapse cosmetic|rash|hives|rightAfter|swelling, near
  beeSting mouthPart, apart 5
  anaphylaxis|stungMouth
suicidal-thoughts
  wantToDie|goneByThen
  selfHarm, unless shavingCut|healedScars|cutByThing
poisoning
  swallowed poison, apart 8, unless notPoison|pet
  mouthPoison
  aidSwallowed, even, sure, unless notPoison|pet|drinksInSkin
  swallow cosmetic child, apart 10, unless notPoison, asked swallowAsked, still swallowed
  swallow cosmetic realChild, near, unless notPoison, asked swallowAsked, still swallowed
  ate cosmetic realChild|heOrShe, apart 6, unless notPoison
  overdose
product-in-eye
  inEye gotIn eyeProduct, unless eyeNotInside|eyeMild|eyeFine|eyeLongFine
  inEye strongChemical, unless eyeNotInside|sunCreamRuns
  inEye eyeTrouble|burnAny, unless eyeNotInside|eyeMild
  inEye irritant, apart 5, unless eyeNotInside|eyeFine|eyeLongFine
  eyeBurning wentIn eyeProduct, near, unless eyeNotInside|eyeMild
toxic-fumes
  mixedWith cleaner fumeHarm|fumes, near
  breathedIn cleaner|fumes
  fumes fumeHarm, near, unless glueFumes
  bleachThing|cleaner fumeHarm, unless onSkin
caustic-on-skin
  caustic splashed stung, near, unless shelfAcid|inEye
  realCaustic splashed, apart 8, unless inEye
skin-dying
  tipPlace goneBlack, apart 6, unless notTissue|nailBlow
  bitten|biteOrSting blackMid badSmell|fever, near
  deadFlesh
non-fading-rash
  nonFading spots, near
  purpleRash babyOrToddler, near, unless purpleProduct
  purple fever|stiffNeck|confused|ill, near, unless purpleProduct
rash-with-stiff-neck
  rash stiffNeck, near
  rash fever confused, near
severe-medicine-reaction
  mouthSores blisters|skinOff|rash, near, unless coldSore
  blisters medicine, near, unless coldSore
  skinOff medicine fever|mouthSores|sheets|bloodyEye, near, unless isotretinoin
  inSheets|mouthAndEyes, unless burntBySun
  sjs blisters|rash|skinOff|fearing|mouthSores, near, unless nothingThere
spreading-infection
  redness spreadingFast fever, near
  redness hot|hotSkin fever, near, unless hotFlush
  redness hot|hotSkin fastSpread
  redness fever wound, near, unless acneOnlyNoSpots
  lidShut fever|painMoving, near, unless hairDye
  wound darkSkin strongPain|fever, near
  redLines infectedThing|redness|fever, near
blisters-near-eye
  blisters nearEye, apart 8
  shingles face|nearEye|foreheadPlace, near
  blisters foreheadPlace eyeToo, near
severe-burn
  fireBurn burnAny|skinOff|blisters|raw, near
  acidAttack
  strongAcid spiltOn babyOrToddler blisters|raw|burntOn, near, unless longAgo|byDoctor
  hotThing burntOn theSmallOne, near, unless longAgo
ill-newborn
  blisters|fever|babyIll newborn, near, unless adultNewborn
filler-blocked
  blanching|fillerHarm filler, near, unless fillerAsked|byDoctor
snake-or-scorpion
  snake
heat-illness
  sunburn confused|collapse|vomiting, near
  inSun confused|collapse|heatHarm, near
  heatStroke, unless heatAsked
  noSweat heatHarm|confused|collapse, near
chemical-burn
  burnEvent burnCause, near, unless sunburnOnly|onlyStung
  burnEvent burnCause burnHarm, near, unless sunburnOnly
  chemicalBurn, unless onlyStung
  blisters burnCause, unless blisterOther
  blisters burnDone, near, unless blisterOther
  raw burnDone, near, unless rawOther
  rawSkin harsh, near, unless rawOther|eczema
  skinLost burnCause|hotThing, near
  scalpHarm relaxing|relaxHair, near, asked asking
  burnMarks burnTool, near, unless blisterOther|longAgo, asked asking
  blisters sunburn
hot-burn
  blisters hotThing, near, unless coldSore
  scalded|spiltHot, unless longAgo
  burntOn hotThing raw|deep|skinOff|burstOpen, near
baby-sunburn
  burntBySun babyUnderOne, near
  burntBySun babyOrToddler babyIll|fever|confused, near
diabetic-foot
  diabetic footPlace footTrouble, near
leaking-legs
  legs leaking legSwollen|heartFailure, near
  legs leaking, apart 7, unless waxing
  heartFailure legs legSwollen, near
  legSwollen oneLeg oneLegHarm, near, unless waxing
lumps-with-illness
  lump lumpPlace illBeside, near, unless acneOnlyNoSpots
  lump lumpPlace lumpLasts, near, unless acneOnlyNoSpots|bladeOnNeck|napeBumps
breast-change
  breastChange breast, apart 7, unless notBreast
testicle-trouble
  testicle testicleTrouble, near
medicine-warning
  tetracycline|tetraMore headOrSight|headSigns, near
medicine-rash
  medicineRash riskMedicine|newMedicine, near, unless forRash
  medSkin riskMedicine|newMedicine|onMedicine, near, unless forRash|acneOnlyNoSpots
bite
  animalBite, unless noBite|bitThing
  spider biteHarm, near
violence
  beaten, unless notBlow|notBody|weatherHits
  threat, unless notBlow
do-not-swallow
  drinkHarm drinkAsked, even, unless notPoison|animalOwn
  drinkHarm skinReason, even, unless notPoison
mixing-cleaners
  mixedWith bleachThing cleaner, near, even, unless hairWork
eyelid-swelling
  lidSwollen lids, apart 5, unless acneOnly|puffyMorning|nearPimple, without beaten|struckMe|hurtAtHome
numb-patch
  palePatch numb, near, unless notNumb
seen-now
  frailImmune fever, near
  botoxHarm botoxWord, near
seen-today
  tickOrPox pregnant, near, unless vaccine
  purpleDots runDown, near
  rashOnly palmsAndSoles, near, unless eczema|pregnant|hairDye
  tinyDots, unless purpleProduct|shavingCut
  bitten|biteOrSting blackCentre|blackMid, near
  fastWorse biteOrSting, near
  tagCut badAfter, near, unless byDoctor
  steroidTablets stopping weeksOrMore|weakNow, near
  steroidTablets notMine, near, asked asking
changing-mole
  moleChange mole, apart 9, sure, unless blackhead|moleProduct
  moleChange moleSure, near, unless blackhead|moleProduct
  wasSmall freckle, near, unless blackhead|moleProduct|acneOnlyNoSpots
  strongChange freckle, apart 9, unless blackhead|moleProduct|acneOnlyNoSpots
  cancerFear fearing
  moleCut, unless byDoctor, asked asking|howToDo
dark-streak
  streak nailPlace, apart 9, unless polish|judgedFine
  streak nailPlace growing, apart 14
  wasntThere nailPlace, near, unless polish
sore-not-healing
  notHealing sore, near, unless generalBarrier
  albino albinoSore, near
  bleedScab oneSpot longTime, near, unless shavingCut
  growing growthWord, apart 12, unless hairWord|acneOnly|keloidPlace
  scabCycle recurring|longTime|weeksOrMore|notGone, near, unless acneOnlyNoSpots|coldSore|eczemaItch|hairRemoval
  trueSore notGone|oralPlace longTime|weeksOrMore|sinceLong, near, unless acneOnlyNoSpots|coldSore|eczemaItch
infected-skin
  weeping eczema|sore|infectedThing, unless acneOnly|raPus|onceInfected
  weeping eczema fever, near
  foulFluid harsh|burnCause|pierced, near, unless productFluid
  impetigo|honeyCrust, unless doneByDoctor
  cutOut eczemaWords, near, without notCutOut
  hotRed pierced, near, unless acneOnlyNoSpots|byDoctor
  boils fever hairRemoval, near
pregnant-isotretinoin
  pregnant|foundOutWeeks isotretinoin, anywhere, unless isoPast|wantsPregnant|tryingForBaby, asked isoTiming, still carriesNow
  pregnant|mightBePregnant|positiveTest isotretinoin, anywhere, unless isoPast|isoOnlyAsked, asked isoTiming, still carriesNow
pregnant-retinoid
  pregnant retinoid used, near, unless wantsPregnant|tryingForBaby|othersState|retinoidGivenUp, asked asking|newRetinoid|whyNot|othersRetinoid, still usedRetinoid|retinoidInUse|usesItNow
  pregnant stillOnRetinoid, near, sure, unless wantsPregnant|tryingForBaby|othersState
lightener-use
  lightener usedLong, near, unless prescribed|longGone, asked beforeUse|saidToUse, still inUse
  lightener|fadeBrand usedIt reaction|damage, near, asked beforeUse|forPurpose|mayPutOn, still inUse
  streetCream street usedIt|lightGoal, near, asked beforeUse, still inUse
  lightInjection hadIt, near, unless beforeDrips, asked wanting|asking, still hadInjection
  hydroquinone strongSteroid|mercury ownPack|onTheCream, anywhere, unless prescribed
  hydroquinone|lightener pregnant|nursingWords usedIt, near, asked beforeUse|asking|mayPutOn, still inUse
  mercury inUse|mine, near, unless freeOf, asked beforeUse, still inUse
  mercury mercuryHarm, near, unless freeOf
  mercuryIn, unless freeOf, asked beforeUse, still inUse
  hydroquinone longTime|damage, near, unless prescribed, asked beforeUse, still inUse
hair-dye-reaction
  reaction|shutEyes hairDye, near, unless dyeAsked
eye-symptoms
  eyeHurt
  eyePain rightAfter, apart 5, unless stingQuestion
  eyeTrouble rosacea|shingles, near
  eyeTrouble rightAfter|cosmetic eyeWord, unless eyeNotInside|stingQuestion
spreading-hives
  hives spreading, near
  rashOnly fastSpread, apart 8
rash-with-fever
  rash fever, near
shingles
  blisters oneSide facePain|numb, near, unless coldSore
  shingles fearing|blisters|rash|painful, near, unless vaccine
  rash|blisters bandRound facePain, near
isotretinoin-warning
  lowMood isotretinoin, near
pregnancy-itch
  itch|scratching itchPlaces pregnant, near
  itch|scratching palmsSoles|badItch pregnant, near, unless itchyBites
yellow-eyes
  jaundice, unless skinTone
tick-bite-fever
  tick fever|scab, near, sure
  blackScab fever, near, sure
severe-acne
  deepAcne acneOnly|marksLeft, near
  scarring acne, near
stubborn-acne
  notBetter acneOnly longTime, near
  notBetter acneMeds longTime|sinceLong, near, unless notForAcne
growing-scar
  scarGrows|keloidHere scarThing|keloidSpot, near
lasting-hives
  hives dailyWord, near
sleepless-itch
  eczemaItch noSleep, near, unless notItch
genital-sores
  genitalSore genitals, near, unless hairRemoval
body-itch
  itch kidneys, near
hiv-skin
  hivSkin hiv lasting, near
eating-distress
  eatingTrouble, unless thinAsk
appearance-distress
  despair skinReason, near
  mirror
  hiding skinReason, near
child-actives
  youngChild active|acneOnlyNoSpots, near, unless haveChild|thingAge|pastAge
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
      flag,
      clues: clues.split(' ').map(alternatives),
      within: limit.has('anywhere') ? 'text' : limit.has('near') ? 'neighbours' : 'sentence',
      apart: Number(limit.get('apart') ?? Infinity),
      even: limit.has('even'),
      sure: limit.has('sure'),
      unless: alternatives(limit.get('unless')),
      without: alternatives(limit.get('without')),
      asked: alternatives(limit.get('asked')),
      still: alternatives(limit.get('still')),
    }
  })
}

export const signs: readonly Sign[] = signsIn(
  (table + eventSigns + farewellSigns + harmSigns + hintSigns + referralSigns + saidSigns).split('\n'),
)
