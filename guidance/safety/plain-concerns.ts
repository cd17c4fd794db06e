import type { Clue } from './clue-search.ts'
import type { Milder } from './milder.ts'

// Everyday concerns in whose few words an alarm is weighed or a sign is found, and that are none: a dark neck, feet that smell, a spot before a dance, a
// lick of lip balm. Each is let go only where nothing is told that would make it more.

/** What words alone weigh like (alarm-words.ts), where no sign says what it would be. */
const weighed = ['seen-now', 'seen-today']
const grave: readonly Clue[] = ['plainGrave', 'skinOff']
/** Done by somebody: a neck is what hands are laid on. */
const byOthers: readonly Clue[] = ['struckMe', 'beaten', 'blow', 'threat', 'dangerMan', 'afraidOfHome', 'partner', 'bruiseWord', 'despair', 'wantToDie']
/** The same where "a bit" is no bite and "my ma" nobody to fear. */
const trulyByOthers: readonly Clue[] = byOthers.filter((one) => one !== 'partner' && one !== 'blow')

/** Small bumps and nicks where hair was taken off, with nothing beside them. */
const afterHair: readonly Clue[] = [...grave, 'swelling', 'hotRed', 'rawSkin', 'boils', 'deep', 'painMoving', 'strongPain', 'lumpLasts', 'diabetic', 'frailImmune', 'mole', 'eyeWord', 'lump', 'armpitOrGroin', 'onPurpose', 'cutsLimbs', 'notHealing']

export const plainConcerns: readonly Milder[] = [
  { flags: [...weighed, 'chemical-burn', 'infected-skin'], told: [['hairOff'], ['smallBumps']], unless: afterHair },
  { flags: weighed, told: [['smallNick'], ['stoppedNow']], unless: afterHair },
  // A nick that bled is no burn of the lotion that is asked of.
  { flags: ['chemical-burn', 'suicidal-thoughts'], told: [['smallNick'], ['stoppedNow']], unless: [...afterHair, 'burning', 'burnAny', 'despair', 'wantToDie', 'lowMood'] },
  { flags: [...weighed, 'skin-dying'], told: [['darkFold']], unless: [...grave, 'darkByHarm', ...byOthers] },
  { flags: ['diabetic-foot'], told: [['darkFold'], ['diabetic']], unless: [...grave, 'darkByHarm', 'footPlace', 'tipPlace'] },
  { flags: ['violence', 'violence-danger'], told: [['darkFold']], unless: [...grave, 'darkByHarm', 'toCover', 'someoneElse', ...byOthers] },
  { flags: [...weighed, 'infected-skin', 'skin-dying', 'hot-burn', 'chemical-burn', 'severe-burn'], told: [['toeWeb']], unless: ['plainGrave', 'footGrave'] },
  { flags: [...weighed, 'suicidal-thoughts'], told: [['spotComing'], ['bigDay', 'acne']], unless: [...grave, 'eyeWord', ...byOthers] },
  { flags: weighed, told: [['mouthCorner']], unless: [...grave, 'swelling', 'darkByHarm'] },
  { flags: [...weighed, 'yellow-eyes'], told: [['yellowLid']], unless: [...grave, 'yellowEyes', 'newborn'] },
  { flags: [...weighed, 'bite'], told: [['insectBite']], unless: [...grave, 'biteGrave'] },
  // How badly somebody is allergic, told with the question what they may use.
  { flags: ['anaphylaxis', 'spreading-hives', ...weighed], told: [['swellingAllergy']], unless: ['swellsNow'] },
  { flags: ['anaphylaxis', 'spreading-hives', ...weighed], told: [['swellsAsRule'], ['productAsked']], unless: ['swellsNow'] },
  { flags: ['anaphylaxis'], told: [['insectBite'], ['limbOnly'], ['dayOld']], unless: [...grave, 'biteGrave'] },
  { flags: [...weighed, 'poisoning', 'do-not-swallow'], told: [['tastedMild']], unless: [...grave, 'tastedMore', 'despair', 'wantToDie', 'onPurpose'] },
  { flags: ['anaphylaxis', ...weighed], told: [['lipsTingle'], ['tinglesLittle', 'plumper']], unless: [...grave, 'tingleGrave', 'swelling', 'hives', 'lipsBlue', 'collapse', 'hoarse', 'dizzy', 'vomiting', 'rash', 'airway', 'noAir', 'wheeze'] },
  { flags: ['anaphylaxis', ...weighed], told: [['plumperTingle'], ['plumperPlace']], unless: ['plumperGrave'] },
  { flags: ['anaphylaxis'], told: [['insectBite'], ['limbOnly'], ['breathesWell']], unless: [...grave, 'biteGrave'] },
  // Skin that stretches itches; palms, soles and an itch that costs sleep are another matter.
  { flags: ['pregnancy-itch', ...weighed], told: [['stretchItch']], unless: [...grave, 'palmsToo', 'badItch', 'noSleep', 'darkWater', 'yellowEyes'] },
  { flags: ['shingles', ...weighed], told: [['yearsSince'], ['skinNormal']], unless: [...grave, 'eyeWord'] },
  { flags: ['product-in-eye', ...weighed], told: [['lashIn']], unless: [...grave, 'caustic', 'strongChemical', 'eyeTrouble', 'lashGlue', 'cantSee'] },
  { flags: weighed, told: [['oneDrop'], ['stoppedNow']], unless: ['notOnce', 'plainGrave'] },
  { flags: ['changing-mole'], told: [['oneDrop'], ['stoppedNow'], ['poppedIt']], unless: ['notOnce', 'plainGrave', 'mole'] },
  // "May I still kiss her?", asked before anybody was kissed.
  { flags: weighed, told: [['coldSore'], ['mayKiss']], unless: [...grave, 'kissedNow'] },
  { flags: ['eyelid-swelling', ...weighed], told: [['eyesEachMorning'], ['eyeWord', 'eyePlace']], unless: [...grave, 'lidGrave'] },
  { flags: [...weighed, 'skin-dying', 'dark-streak'], told: [['nailKnocked']], unless: [...grave, 'nailGrave'] },
  { flags: weighed, told: [['scalpCrust'], ['byScratching']], unless: [...grave, 'scalpGrave'] },
  { flags: [...weighed, 'poison-on-skin'], told: [['southernItch']], unless: [...grave, 'pesticide', 'babyWeak'] },
  { flags: [...weighed, 'violence', 'violence-danger', 'suicidal-thoughts'], told: [['southernSpots']], unless: [...grave, 'southernHarm', ...byOthers] },
  { flags: ['scalp-ringworm'], told: [['oldBaldHead']], unless: ['babyOrToddler', 'realChild', 'ringsElsewhere'] },
  { flags: weighed, told: [['childRash']], unless: [...grave, 'babyGrave', 'babyWeak', 'newborn', 'blisters', 'bruiseWord', 'fever', 'swelling', 'hives', 'rawSkin', 'eyeWord', 'strongPain', ...byOthers.filter((one) => one !== 'partner')] },
  { flags: [...weighed, 'infected-skin', 'rash-with-fever'], told: [['nappyRash']], unless: [...grave, 'babyGrave', 'babyWeak', 'newborn', 'blisters', 'bruiseWord', 'fever', ...byOthers] },
  { flags: [...weighed, 'infected-skin', 'chemical-burn', 'anaphylaxis'], told: [['lipsLicked']], unless: [...grave, 'swelling', 'lipsBlue', 'blisters', 'hives'] },
  { flags: [...weighed, 'leaking-legs', 'chemical-burn', 'poison-on-skin'], told: [['washItch']], unless: [...grave, 'washGrave', 'hives', 'blisters', 'newborn'] },
  { flags: ['violence', 'violence-danger'], told: [['ointmentFire']], unless: [...trulyByOthers, 'fireNow'] },
  { flags: ['chemical-burn'], told: [['weepYellow']], unless: ['burnerNamed'] },
  { flags: ['violence', 'violence-danger'], told: [['rashOnChild']], unless: [...trulyByOthers, 'rashOrBlow'] },
  { flags: ['violence', 'violence-danger'], told: [['eyeBags'], ['tiredNow']], unless: ['struckMe', 'beaten', 'blow', 'threat', 'dangerMan', 'afraidOfHome', 'bruiseWord', 'despair', 'wantToDie', 'toCover', 'lowMood', 'heavyHeart'] },
  { flags: ['violence', 'violence-danger'], told: [['nailByThing'], ['nailColour']], unless: ['struckMe', 'beaten', 'threat', 'dangerMan', 'afraidOfHome', 'partner', 'despair', 'wantToDie'] },
  { flags: [...weighed, 'chemical-burn', 'hot-burn', 'product-in-eye', 'caustic-on-skin'], told: [['waxLeft']], unless: [...grave, 'darkByHarm', 'waxHarmed', 'eyeWord', 'caustic'] },
  { flags: weighed, told: [['razorBumps']], unless: [...grave, 'swelling', 'weeping', 'hotRed', 'lumpLasts', 'boils', 'diabetic', 'eyeWord', ...byOthers.filter((one) => one !== 'partner')] },
  { flags: weighed, told: [['darkUnderEyes'], ['asEver']], unless: [...grave, 'darkByHarm', 'swelling', ...byOthers] },
  { flags: weighed, told: [['bagFuller']], unless: [...grave, 'cantSee', 'bagGrave', ...byOthers] },
  { flags: weighed, told: [['partWidens']], unless: [...grave, 'hairGrave'] },
  { flags: weighed, told: [['pinched']], unless: ['pinchGrave', ...byOthers] },
  { flags: weighed, told: [['coldTips']], unless: ['coldGrave', ...byOthers] },
  { flags: ['severe-burn', 'hot-burn', 'chemical-burn', ...weighed], told: [['burnOld']], unless: [...grave, 'burnNotOld', ...byOthers] },
  { flags: ['bite', ...weighed], told: [['biteScar']], unless: [...grave, 'biteNew', 'biteGrave', ...byOthers] },
  { flags: ['suicidal-thoughts', ...weighed], told: [['appAsked']], unless: ['appGrave', 'plainGrave', 'despair', 'wantToDie', 'onPurpose', ...byOthers] },
  { flags: weighed, told: [['storkMark'], ['babyOrToddler', 'newborn']], unless: ['storkGrave', 'babyWeak', ...byOthers] },
  { flags: [...weighed, 'infected-skin'], told: [['cradleCap']], unless: ['cradleGrave', 'babyWeak', ...byOthers] },
  { flags: weighed, told: [['biteMarks']], unless: ['biteMarksGrave', 'babyWeak', ...byOthers] },
  { flags: weighed, told: [['tagBlack']], unless: [...grave, 'tagGrave', ...byOthers] },
  { flags: ['chemical-burn', ...weighed], told: [['peelAsked']], unless: [...grave, 'peelGrave'] },
  { flags: ['toxic-fumes', 'poisoning', ...weighed], told: [['bleachesCloth']], unless: ['mixedGas', 'noAir', 'airway', 'collapse'] },
  { flags: weighed, told: [['bellyStripe'], ['alongNow', 'monthOfIt']], unless: [...grave, 'itch', 'blisters', 'strongPain', ...byOthers] },
  { flags: ['chemical-burn', ...weighed], told: [['stingsBriefly'], ['noTrace', 'stingsBriefly']], unless: [...grave, 'rawSkin', 'swelling', 'hives', 'eyeWord', 'babyOrToddler'] },
  { flags: weighed, told: [['metalLies']], unless: [...grave, 'metalWorse', 'hotRed', 'rawSkin', 'weeping', 'strongPain', 'diabetic', 'swelling', 'lump', ...trulyByOthers] },
  { flags: weighed, told: [['ringPatch'], ['ringWord']], unless: [...grave, 'ringWorse', 'hotRed', 'weeping', 'strongPain', 'tick', 'bitten', 'biteOrSting', 'newborn', 'babyWeak', 'frailImmune', 'eyeWord', ...byOthers] },
  { flags: [...weighed, 'infected-skin'], told: [['foldRash']], unless: ['foldWorse', 'airway', 'confused', 'frailImmune'] },
  { flags: [...weighed, 'skin-dying', 'dark-streak'], told: [['nailStruck'], ['nailMovesUp']], unless: ['nailGrave', 'weeping', 'foulFluid', ...trulyByOthers.filter((one) => one !== 'bruiseWord'), 'partner'] },
  { flags: ['shingles', ...weighed], told: [['shinglesOver']], unless: ['shinglesNow'] },
  { flags: ['chemical-burn', ...weighed], told: [['weldTold']], unless: [...grave.filter((one) => one !== 'skinOff'), 'weldWorse', 'numb', 'babyOrToddler'] },
  { flags: ['violence', 'violence-danger', 'suicidal-thoughts', ...weighed], told: [['elderSmears'], ['remedyWord']], unless: [...trulyByOthers, 'plainGrave', 'babyWeak', 'fever'] },
  { flags: ['violence', 'violence-danger', ...weighed], told: [['shunned']], unless: [...trulyByOthers, 'plainGrave', 'maybeStruck'] },
  { flags: ['anaphylaxis', ...weighed], told: [['tightAsRule'], ['productAsked', 'everydayCare', 'cosmetic']], unless: ['swellsNow', 'justNow', 'hives', 'collapse', 'dizzy', 'vomiting'] },
  { flags: ['poisoning', ...weighed], told: [['bellyLike'], ['bornBefore']], unless: ['eatenOrDrunk', 'plainGrave', 'pillThing'] },
  { flags: ['poisoning', ...weighed], told: [['childhoodDrunk']], unless: ['drunkNow', 'plainGrave', 'takenOnPurpose'] },
  { flags: ['medicine-rash', 'suicidal-thoughts', ...weighed], told: [['otherBurnt'], ['sunAsked']], unless: ['plainGrave', 'hives', 'blisters', 'ownRash', 'despair', 'wantToDie', 'lowMood', 'onPurpose'] },
  { flags: ['suicidal-thoughts', ...weighed], told: [['stressSpots']], unless: ['plainGrave', 'despair', 'wantToDie', 'lowMood', 'heavyHeart', 'noFuture', 'betterNotHere', 'betterWithoutMe', 'selfHarm', 'onPurpose', 'isotretinoin', 'moodGone', ...trulyByOthers] },
  { flags: ['appearance-distress'], told: [['drawnOn']], unless: ['despair', 'wantToDie', 'lowMood', 'cutsLimbs', 'onPurpose'] },
  { flags: ['lightener-use'], told: [['salonWare'], ['mildBrightener']], unless: ['creamGrave', 'withdrawal', 'gotDarker'] },
  { flags: ['violence', 'violence-danger'], told: [['toldHas']], unless: [...trulyByOthers, 'plainGrave', 'maybeStruck', 'toCover'] },
  { flags: ['diabetic-foot'], to: 'dry-diabetic-feet', told: [['closedCracks'], ['saidClosed']], unless: ['footOpen'] },
  // "I have sugar", told beside a dark neck.
  { flags: weighed, told: [['onlyIllness']], unless: [...grave, 'sore', 'footTrouble', 'swelling'] },
]
