import type { Clue } from './clue-search.ts'
import type { Reading } from './reading.ts'

// What all words of a message weigh like (./alarm-words.ts) may be ruled out by what is told beside them. Signs (./signs.ts) have limits of their own.

type Ruling = {
  flags: readonly string[]
  /** One of each line must be told. */
  told: readonly (readonly Clue[])[]
  /** And none of these be said. */
  unless?: readonly Clue[]
}

const seen = ['seen-now', 'seen-today']
const endangered: readonly Clue[] = [
  'despair',
  'wantToDie',
  'lowMood',
  'noFuture',
  'selfHarm',
  'betterNotHere',
  'betterWithoutMe',
  'gone',
  'struckMe',
  'beaten',
  'blow',
]
const rulings: readonly Ruling[] = [
  // With easy breath a face that does not swell, or that hair dye made swell, is no anaphylaxis.
  { flags: ['anaphylaxis'], told: [['breathesWell'], ['noSwelling', 'hairDye']] },
  // A gloss that is made to plump lips plumps them, and tablets that drive out water bring light heads.
  {
    flags: ['anaphylaxis'],
    told: [['plumper'], ['plumpsBriefly']],
    unless: ['airway', 'wheeze', 'hoarse', 'hives', 'dizzy', 'collapse', 'spreading', 'pastLips'],
  },
  {
    flags: ['anaphylaxis', 'toxic-fumes', ...seen],
    told: [['waterTablets'], ['dizzy'], ['peesMuch']],
    unless: ['airway', 'wheeze', 'hoarse', 'hives', 'swelling', 'collapse', 'itch', 'rash', 'heartBeside'],
  },
  // What a shoe rubbed.
  {
    flags: ['chemical-burn', 'hot-burn', ...seen],
    told: [['shoes'], ['blisters']],
    unless: [
      'caustic',
      'hotThing',
      'diabetic',
      'weeping',
      'fever',
      'spreading',
      'redLines',
      'hotRed',
      'darkSkin',
      'numb',
      'babyOrToddler',
    ],
  },
  // After a filler a little of it is usual; white, blue or much pain has signs of its own.
  { flags: seen, told: [['filler'], ['fillerMild']] },
  {
    flags: ['anaphylaxis', 'seen-now'],
    told: [['colourOn'], ['goneBlack', 'blanching', 'darkSkin', 'babyGrave', 'airway']],
    unless: ['swelling', 'hives', 'itch', 'fever', 'dizzy', 'wheeze', 'hoarse'],
  },
  { flags: ['poisoning'], told: [['doseAsked'], ['takenAsMeant']], unless: ['doseTaken'] },
  { flags: ['poisoning', 'filler-blocked', 'suicidal-thoughts', ...seen], told: [['injectAsked']] },
  {
    flags: ['violence', 'violence-danger'],
    told: [['easyBruise']],
    unless: ['struckMe', 'beaten', 'blow', 'maybeStruck'],
  },
  { flags: ['violence', 'violence-danger'], told: [['ownKnock']], unless: ['someoneElse'] },
  // "He scratches himself awake", and what the class is told of something that nobody catches.
  {
    flags: ['violence', 'violence-danger'],
    told: [['scratchesSelf']],
    unless: ['struckMe', 'beaten', 'blow', 'maybeStruck'],
  },
  {
    flags: ['suicidal-thoughts'],
    told: [['scratchesSelf'], ['eczema', 'itch']],
    unless: ['despair', 'wantToDie', 'cutsLimbs'],
  },
  {
    flags: ['suicidal-thoughts', 'violence', 'violence-danger'],
    told: [['fearedCatching'], ['asksWhatToTell']],
    unless: ['despair', 'wantToDie', 'struckMe', 'beaten', 'blow'],
  },
  {
    flags: ['suicidal-thoughts', 'violence', 'violence-danger'],
    told: [['keepsHabit'], ['asksWhatToTellOne']],
    unless: endangered,
  },
  { flags: ['suicidal-thoughts', 'violence', 'violence-danger'], told: [['othersOpinion']], unless: endangered },
  {
    flags: ['suicidal-thoughts', 'violence', 'violence-danger'],
    told: [['mayAttend', 'catchAsked']],
    unless: [...endangered, 'maybeStruck'],
  },
  { flags: ['suicidal-thoughts'], told: [['hopesFor']], unless: [...endangered, 'heavyHeart', 'noFuture'] },
  {
    flags: ['suicidal-thoughts'],
    told: [['pointOfThing']],
    unless: ['despair', 'wantToDie', 'lowMood', 'noFuture', 'betterNotHere', 'betterWithoutMe', 'selfHarm'],
  },
  {
    flags: ['suicidal-thoughts'],
    told: [['quickerCare']],
    unless: [
      'despair',
      'wantToDie',
      'lowMood',
      'noFuture',
      'betterNotHere',
      'betterWithoutMe',
      'selfHarm',
      'heavyHeart',
    ],
  },
  {
    flags: ['suicidal-thoughts', 'violence', 'violence-danger'],
    told: [['backToZero'], ['careHabit']],
    unless: ['despair', 'wantToDie', 'someoneElse'],
  },
  // "They ask whether I'm pregnant. I'm NOT": denied, and nothing of a wish to be gone.
  {
    flags: ['suicidal-thoughts'],
    told: [['notPregnant'], ['saysNot']],
    unless: [
      'despair',
      'wantToDie',
      'lowMood',
      'selfHarm',
      'heavyHeart',
      'noFuture',
      'struckMe',
      'beaten',
      'blow',
      'betterNotHere',
      'betterWithoutMe',
      'gone',
    ],
  },
  { flags: ['isotretinoin-warning'], told: [['isotretinoin'], ['driesOut']], unless: ['pillsPress', ...endangered] },
  { flags: ['pregnant-retinoid'], told: [['retinoidGivenUp']], unless: ['stillOnRetinoid'] },
  {
    flags: ['sore-not-healing', 'changing-mole', 'infected-skin', ...seen],
    told: [['bledOnce'], ['crustNow']],
    unless: ['notOnce'],
  },
  // Hard bumps that the barber's blade began wait for a doctor, but not for today's.
  {
    flags: seen,
    told: [['barber'], ['lumpPlace', 'napeBumps'], ['lumpLasts', 'growSlow']],
    unless: ['illBeside', 'fever', 'ill', 'weeping', 'spreading', 'armpitOrGroin'],
  },
  {
    flags: seen,
    told: [['eczema'], ['noSores']],
    unless: ['fever', 'ill', 'illBeside', 'spreading', 'hotRed', 'swelling', 'painMoving'],
  },
  {
    flags: ['suicidal-thoughts', 'isotretinoin-warning'],
    told: [['isotretinoin'], ['factsOnly']],
    unless: ['wantToDie', 'noFuture', 'betterNotHere', 'betterWithoutMe', 'selfHarm', 'someoneElse'],
  },
  {
    flags: seen,
    told: [['eczema'], ['bendPlace']],
    unless: [
      'fever',
      'ill',
      'illBeside',
      'weeping',
      'spreading',
      'hotRed',
      'swelling',
      'newborn',
      'painMoving',
      'blisters',
    ],
  },
  // A cold sore swells and burns, and is no ambulance's.
  {
    flags: [...seen, 'anaphylaxis'],
    told: [['coldSore']],
    unless: [
      'stripBlisters',
      'fever',
      'ill',
      'illBeside',
      'eczema',
      'babyAny',
      'newborn',
      'spreading',
      'eyeWord',
      'airway',
      'wheeze',
      'hoarse',
      'hives',
      'frailImmune',
    ],
  },
  {
    flags: seen,
    told: [['coldSore'], ['onLip']],
    unless: [
      'stripBlisters',
      'fever',
      'ill',
      'illBeside',
      'eczema',
      'babyAny',
      'newborn',
      'spreading',
      'swelling',
      'eyeWord',
    ],
  },
  // A mole of which nothing is told but that it is there.
  {
    flags: seen,
    told: [['mole']],
    unless: [
      'rash',
      'babyAny',
      'purple',
      'notAsBefore',
      'colourGrown',
      'moleChange',
      'strongChange',
      'bloodOnCloth',
      'turnsColour',
      'growing',
      'itch',
      'weeping',
      'fever',
      'ill',
      'spreading',
      'notHealing',
      'moleCut',
      'bleedScab',
      'strongPain',
      'swelling',
    ],
  },
  {
    flags: seen,
    told: [['piercedHere'], ['ballGrows']],
    unless: ['illBeside', 'fever', 'ill', 'weeping', 'spreading', 'foulFluid'],
  },
  {
    flags: [...seen, 'skin-dying', 'dark-streak'],
    told: [['nailPlace'], ['nailBlow', 'nailGrowsOut']],
    unless: ['fever', 'foulFluid', 'spreading', 'diabetic', 'badSmell'],
  },
  { flags: ['suicidal-thoughts', 'violence', 'violence-danger'], told: [['countsToo']], unless: endangered },
  {
    flags: ['suicidal-thoughts', 'violence', 'violence-danger'],
    told: [['houseItch'], ['wholeHouse', 'miteCue']],
    unless: endangered,
  },
  {
    flags: ['suicidal-thoughts', 'violence', 'violence-danger'],
    told: [['picksNightly', 'picksForHours', 'mirrorHours']],
    unless: endangered,
  },
  { flags: seen, told: [['scratchesSelf'], ['eczema']], unless: ['fever', 'ill', 'weeping', 'spreading', 'illBeside'] },
  { flags: seen, told: [['gumBleed'], ['flossing']], unless: ['gumAlarm', 'notOnce'] },
  { flags: ['bite', ...seen], told: [['bitThing']], unless: ['fever', 'animalStrange', 'personPart'] },
  {
    flags: ['pregnant-retinoid', 'pregnant-isotretinoin'],
    told: [['isoTiming'], ['isotretinoin']],
    unless: ['carriesNow'],
  },
  {
    flags: seen,
    told: [['glassTest', 'press'], ['ordinaryMark']],
    unless: ['fever', 'ill', 'purple', 'rash', 'babyAny', 'confused', 'stiffNeck', 'spreading', 'moleChange'],
  },
  { flags: ['product-in-eye', ...seen], told: [['eyeWord'], ['eyeFine', 'eyeLongFine']] },
  {
    flags: ['chemical-burn', 'severe-burn', 'seen-today'],
    told: [['hairFalls'], ['crownPlace'], ['scalpHurts']],
    unless: ['scalpWound'],
  },
  {
    flags: ['violence', 'violence-danger'],
    told: [['needleHarm']],
    unless: ['struckMe', 'beaten', 'blow', 'someoneElse'],
  },
  {
    flags: ['poisoning'],
    told: [['foodEaten']],
    unless: ['harmful', 'pillThing', 'realCaustic', 'bleachThing', 'pesticide', 'mistaken', 'babyGrave', 'babyWeak'],
  },
  {
    flags: ['anaphylaxis', ...seen],
    told: [['mouthMadeUp', 'filler'], ['settledNow']],
    unless: ['noAir', 'wheeze', 'hives', 'collapse', 'fever', 'strongPain', 'weeping', 'lipsBlue'],
  },
  {
    flags: ['violence', 'violence-danger', ...seen],
    told: [['weatherHits', 'notDoneTo']],
    unless: ['whoLocal', 'bruiseWord', 'marksToHide', 'despair', 'wantToDie'],
  },
  {
    flags: ['violence', 'violence-danger', ...seen],
    told: [['blackEye'], ['knockTold']],
    unless: [
      'struckMe',
      'beaten',
      'hurtAtHome',
      'cantSee',
      'seesThroughMist',
      'confused',
      'vomiting',
      'looksGrave',
      'fever',
    ],
  },
  {
    flags: ['suicidal-thoughts'],
    told: [['cutByThing']],
    unless: ['despair', 'wantToDie', 'lowMood', 'onPurpose', 'takenOnPurpose', 'cutsLimbs', 'noFuture'],
  },
  { flags: ['poisoning'], told: [['petNear']], unless: ['babyAny', 'realChild'] },
  {
    flags: ['suicidal-thoughts'],
    told: [['cryPuff']],
    unless: [
      'despair',
      'wantToDie',
      'heavyHeart',
      'moodGone',
      'noFuture',
      'betterNotHere',
      'betterWithoutMe',
      'selfHarm',
      'isotretinoin',
    ],
  },
  {
    flags: ['violence', 'violence-danger'],
    told: [['seesThroughMist']],
    unless: ['struckMe', 'beaten', 'blow', 'hurtAtHome', 'bruiseWord'],
  },
  {
    flags: seen,
    told: [['oldGraze'], ['noPainScar']],
    unless: ['fever', 'weeping', 'spreading', 'swelling', 'notHealing', 'growing', 'diabetic'],
  },
  // The line that a belly has with child, a mole that is as it ever was, and a nail that a blow blackened.
  {
    flags: seen,
    told: [['bellyLine'], ['alongNow']],
    unless: ['fever', 'ill', 'itch', 'blisters', 'spreading', 'strongPain'],
  },
  {
    flags: seen,
    told: [['mole', 'birthLocal'], ['neverChanged']],
    unless: [
      'notAsBefore',
      'bloodOnCloth',
      'turnsColour',
      'colourGrown',
      'itch',
      'weeping',
      'fever',
      'strongPain',
      'swelling',
      'moleCut',
    ],
  },
  {
    flags: [...seen, 'skin-dying', 'dark-streak'],
    told: [['blowToNail'], ['growsOutWell', 'nailGrowsOut']],
    unless: ['fever', 'foulFluid', 'spreading', 'diabetic', 'badSmell', 'weeping'],
  },
]

/** Whether a flag that words speak for is ruled out by what is told beside them. */
export const ruledOut = (flag: string, reading: Reading): boolean =>
  rulings.some(
    ({ flags, told, unless = [] }) =>
      flags.includes(flag) && told.every(reading.speaksOf) && !unless.some(reading.isSo),
  )
