import { noAgeingYet } from './no-ageing-yet.ts'
import { noStays } from './no-stays.ts'
import { besideHarm } from './beside-harm.ts'
import { besideMedicines } from './beside-medicines.ts'
import { extrasForWhom } from './extras-for-whom.ts'
import { toldLater } from './told-later.ts'
import { soLongNow } from './so-long.ts'
import { detailTold } from './detail-told.ts'
import { afterTelling } from './after-telling.ts'
import { alikeInName } from './alike-in-name.ts'
import { allergyBeside } from './allergy-beside.ts'
import { askedOfPair } from './asked-of-pair.ts'
import { askedOfStory } from './asked-of-story.ts'
import { askedTooShortly } from './asked-too-shortly.ts'
import { askedOfActive } from './asked-of-active.ts'
import { askedOfAny } from './asked-of-any.ts'
import { beardOilOrBalm } from './beard-oil.ts'
import { beforeDoing } from './before-doing.ts'
import { beforeBaby } from './before-baby.ts'
import { beforeProcedure } from './before-procedure.ts'
import { besideUsed } from './beside-used.ts'
import { betterNot } from './better-not.ts'
import { dentsNotMarks } from './dented.ts'
import { stainInTalk } from './stain-in-talk.ts'
import { failedTest } from './failed-test.ts'
import { caughtInTalk } from './caught-in-talk.ts'
import { cheaperLike } from './cheaper-like.ts'
import { claimJudged } from './claim-judged.ts'
import { eitherThere } from './either-there.ts'
import { dyeAgain } from './dye-again.ts'
import { feelsWrong } from './feels-wrong.ts'
import { firstAidTaught } from './first-aid-taught.ts'
import { finishAntifungal } from './finish-antifungal.ts'
import { firstTime } from './first-time.ts'
import { firstToSkip } from './first-to-skip.ts'
import { hairByPlace } from './hair-by-place.ts'
import { hairForSkin } from './hair-for-skin.ts'
import { illnessOnSkin } from './illness-on-skin.ts'
import { inLongTalk } from './in-long-talk.ts'
import { kindTooSoon } from './kind-too-soon.ts'
import { keepOrStop } from './keep-or-stop.ts'
import { lickedOff } from './licked-off.ts'
import { keepsOwn } from './keeps-own.ts'
import { eatenForSkin, inDailyUse } from './in-daily-use.ts'
import { inTreatment } from './in-treatment.ts'
import { itchAtNight } from './itch-at-night.ts'
import { sellsNothing } from './sells-nothing.ts'
import { unknownName } from './unknown-name.ts'
import { orderOfMedicines } from './order-of-medicines.ts'
import { medicineStrengths } from './medicine-strengths.ts'
import { homeMadeKeeps } from './home-made-keeps.ts'
import { madeAtHome } from './made-at-home.ts'
import { remediesJudged } from './remedies-judged.ts'
import { trustedSellers } from './trusted-sellers.ts'
import { besideTreatment } from './beside-treatment.ts'
import { brandSold } from './brand-sold.ts'
import { borneWell, goesUp, lessOften } from './pace-of-use.ts'
import { bringsThat } from './brings-that.ts'
import { askedInPassing } from './asked-in-passing.ts'
import { medicineEffects } from './medicine-effects.ts'
import { keptBadly } from './kept-badly.ts'
import { howOftenOfMedicine, pregnantOnMedicine } from './medicine-carried.ts'
import { namedLightener } from './named-lighteners.ts'
import { namesLeftOut } from './names-left-out.ts'
import { nearOthers } from './near-others.ts'
import { neatOils } from './neat-oils.ts'
import { neverOnSkin } from './never-on-skin.ts'
import { noCreamCures } from './no-cream-cures.ts'
import { noOwnMole, overMole } from './own-mole.ts'
import { notForThem, onAnimal } from './not-for-them.ts'
import { ofOneKin } from './of-one-kin.ts'
import { ofTheFamous } from './of-the-famous.ts'
import { ofTwoNamed } from './of-two-named.ts'
import { ofTrouble } from './of-trouble.ts'
import { fromAnimals } from './from-animals.ts'
import { onCloth } from './on-cloth.ts'
import { othersSteroids } from './others-steroids.ts'
import { oneOfTwo } from './one-of-two.ts'
import { oneIsOther } from './one-is-other.ts'
import { onlyAtHome } from './only-at-home.ts'
import { ownChange } from './own-change.ts'
import { ownSums } from './sums.ts'
import { patchTestShows } from './patch-test-shows.ts'
import { outOfHair } from './out-of-hair.ts'
import { painkillerForItch } from './painkiller-for-itch.ts'
import { palePatches, plainRash } from './plain-rash.ts'
import { priceOf } from './price-of.ts'
import { reviewSummed } from './review-summed.ts'
import { keloidInFamily, runsInFamily } from './runs-in-family.ts'
import { seenOnLabel } from './seen-on-label.ts'
import { shortTalk } from './short-talk.ts'
import { sharedBlades } from './shared-blades.ts'
import { shopsCompared } from './shops-compared.ts'
import { sincePeel } from './since-peel.ts'
import { soapVerdict } from './soap-verdict.ts'
import { sourcesAsked } from './sources-asked.ts'
import { scriptNeeded } from './supply.ts'
import { insteadOfHarshSoap } from './stand-ins.ts'
import { sticksOn } from './sticks-on.ts'
import { stillNeeded } from './still-needed.ts'
import { sunForWhom, sunInPregnancy, sunUnderSix } from './sun-for-whom.ts'
import { sunPlainly } from './sun-plainly.ts'
import { sunWithoutCream } from './sun-without-cream.ts'
import { toldThenAsked } from './told-then-asked.ts'
import { toldToOthers } from './told-to-others.ts'
import { toBlame } from './to-blame.ts'
import { timeToFade } from './time-to-fade.ts'
import { tooStrong } from './too-strong.ts'
import { tryAgain } from './try-again.ts'
import { tooManyWashes } from './too-many-washes.ts'
import { twiceTheSame } from './twice-the-same.ts'
import { twoTroubles } from './two-troubles.ts'
import { twoPlaces } from './two-places.ts'
import { whatToRead } from './what-to-read.ts'
import { weighedPairs } from './weighed-pairs.ts'
import { withinTotal } from './within-total.ts'
import { worthIt } from './worth-it.ts'
import { yellowSkin } from './yellow-skin.ts'
import { whatWasTried } from './what-was-tried.ts'
import { whereFound } from './where-found.ts'
import type { Asked, Draft } from './draft.ts'
import { refusedByHealth } from './refused-by-health.ts'

// Questions that have an answer of their own, whatever the intent of the message seems to be, in the order in which they are tried.

type Own = (asked: Asked) => Draft | undefined

/** The first of some composers that has an answer. */
const firstOf = (among: readonly Own[], asked: Asked): Draft | undefined => {
  for (const compose of among) {
    const draft = compose(asked)
    if (draft !== undefined) return draft
  }
  return undefined
}

/** What is asked in the light of what was told comes before what is known of a medicine; what is asked plainly comes after it. */
const ahead: readonly Own[] = [
  tooStrong,
  patchTestShows,
  outOfHair,
  beardOilOrBalm,
  kindTooSoon,
  beforeProcedure,
  tooManyWashes,
  homeMadeKeeps,
  finishAntifungal,
  noAgeingYet,
  sunUnderSix,
  borneWell,
  goesUp,
  lessOften,
  toldThenAsked,
  alikeInName,
  beforeBaby,
  eatenForSkin,
  inDailyUse,
  failedTest,
  caughtInTalk,
  stainInTalk,
  besideHarm,
  noStays,
  sharedBlades,
  sunInPregnancy,
  insteadOfHarshSoap,
  toldLater,
  soLongNow,
  detailTold,
  sincePeel,
  painkillerForItch,
  lickedOff,
  timeToFade,
  scriptNeeded,
  oneOfTwo,
  withinTotal,
  cheaperLike,
  priceOf,
  askedOfActive,
  askedOfPair,
  shortTalk,
  yellowSkin,
  pregnantOnMedicine,
  howOftenOfMedicine,
  ofTheFamous,
  firstToSkip,
  keepOrStop,
  sellsNothing,
  trustedSellers,
  unknownName,
  besideTreatment,
  medicineEffects,
  madeAtHome,
  keptBadly,
  bringsThat,
  sunPlainly,
  askedInPassing,
  weighedPairs,
  sourcesAsked,
  afterTelling,
  inLongTalk,
  firstTime,
  onCloth,
  othersSteroids,
  dyeAgain,
  besideUsed,
  beforeDoing,
  ofTwoNamed,
  itchAtNight,
  tryAgain,
  toldToOthers,
  sunWithoutCream,
  keepsOwn,
  twoPlaces,
  neatOils,
  keloidInFamily,
  refusedByHealth,
]
const plainly: readonly Own[] = [
  overMole,
  palePatches,
  extrasForWhom,
  brandSold,
  askedTooShortly,
  sunForWhom,
  allergyBeside,
  noCreamCures,
  hairByPlace,
  hairForSkin,
  runsInFamily,
  ownChange,
  ownSums,
  dentsNotMarks,
  noOwnMole,
  betterNot,
  onlyAtHome,
  notForThem,
  nearOthers,
  alikeInName,
  ofOneKin,
  whereFound,
  namesLeftOut,
  inTreatment,
  stillNeeded,
  claimJudged,
  shopsCompared,
  sticksOn,
  twiceTheSame,
  oneIsOther,
  eitherThere,
  soapVerdict,
  toBlame,
  illnessOnSkin,
  plainRash,
  worthIt,
  whatToRead,
  askedOfAny,
  ofTrouble,
  twoTroubles,
]

/** What is refused, or is about no person's skin at all. `unused`: a lightener that is asked about and was never used. */
export const neverAnswered = (asked: Asked, unused: boolean): Draft | undefined =>
  firstOf(
    [
      besideMedicines,
      reviewSummed,
      seenOnLabel,
      firstAidTaught,
      fromAnimals,
      onAnimal,
      whatWasTried,
      feelsWrong,
      remediesJudged,
      neverOnSkin,
      askedOfStory,
    ],
    asked,
  ) ??
  orderOfMedicines(asked) ??
  medicineStrengths(asked) ??
  namedLightener(asked, unused)

export const inTheLightOfBefore = (asked: Asked): Draft | undefined => firstOf(ahead, asked)
export const askedPlainly = (asked: Asked): Draft | undefined => firstOf(plainly, asked)
