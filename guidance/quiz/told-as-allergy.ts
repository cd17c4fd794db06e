import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { waysPattern } from '../safety/clue-search.ts'
import { eachTimeWays, longAgoWays } from '../safety/other-times.ts'
import { nothingGathered } from '../safety/avoid-names.ts'
import { readAvoidList } from '../safety/read-avoid.ts'
import { findSigns } from '../safety/red-flags.ts'
import { plainOf } from '../text/normalise.ts'
import { readingsOf } from '../tongues/in-english.ts'

// The box for allergies asks what was not borne: what a thing does, or did once, is told there to be left out. Only what goes on now presses.

/** What a thing that somebody does not bear does to them. */
const reactions: ReadonlySet<string> = new Set([
  'anaphylaxis',
  'chemical-burn',
  'hot-burn',
  'hair-dye-reaction',
  'spreading-hives',
  'medicine-rash',
  'eyelid-swelling',
  'eye-symptoms',
])
/** Found by words alone or by skin that weeps: what is told as a habit or as long ago, or names its cause, may be all that was heard. */
const unnamed: ReadonlySet<string> = new Set(['seen-today', 'bite', 'infected-skin'])

/** What all words together take for these, with no sign of them, is a reaction that is told of with its cause. */
const resembled: ReadonlySet<string> = new Set([
  'seen-now',
  'severe-burn',
  'severe-medicine-reaction',
  'skin-dying',
  'spreading-infection',
  'sore-not-healing',
  'rash-with-fever',
  'blisters-near-eye',
  'product-in-eye',
  'caustic-on-skin',
])

/** As this is written, or just before. */
const rightNow = waysPattern(`
  now|right now|nou|manje|ngoku|namhlanje|namuhla|izolo|joale|kajeno|
  today|tonight|vandag|vanoggend|vanmiddag|vanaand|netnou|sopas|begin|skielik|suddenly|
  (this/since) (morning/week/afternoon/monday/tuesday/wednesday/thursday/friday/saturday/sunday)|yesterday|
  gister(aand/)|last (night/week)|([0-9]+/a/an/few/couple of) (hours?/hrs?/min(ute/)s?/days?) (ago/back)`)
/** As it is put while it goes on. */
const goesOn = waysPattern(`
  still|nog|(?<!(was|were) )worse|keeps?|started|since|just (used/tried/put/ate/had/now)|new|nuwe|entsha|e ?n(tjha|tsha|cha)|
  (is/are/im/its/been) ([a-z]+ /)([a-z]+ing/red/raw/burnt/burned/swollen/sore/open/itchy)|(is/word/raak) ([a-z]+ /)(*geswel/dik/toe)|is (besig/aan die)|
  (?<!(cause|causes|gets?|with|from|risk of) )(swelling/blistering/burning/bubbling/weeping/oozing/spreading)|
  (have/has/got) ([a-z]+ /)(rash/blisters?/hives/burns?/sores?/uitslag)`)
/** A "now" that tells how old somebody is, or what is done about it. */
const settled = waysPattern(`
  (is/am/im/are/hes/shes/turned) ([0-9]+/[a-z]+teen/twenty/thirty/forty/fifty) ((years/yrs/jaar) (old /oud /)/)(now/nou)|
  (fine/ok/okay/gone/better/good/healed/avoid (it/them)/stay away/eats? (it/them)/leave (it/them)( alone/)) (now/nou/today)|all good today|
  (now/nou) ((i/we/he/she/ek/ons) )?(only/avoid/stay/leave/carry/check/read/know/wont/never/always/vermy/bly)|till (now/today)`)
/** How long it went on, or what a test found after it: it is over. */
const overWays = `
  (got|had|gave me|cost me|left me with) ([a-z0-9]+ ){0,3}(days?|weeks?|months?) of|(spent|suffered|lasted|took) ([a-z0-9]+ ){0,4}(days|weeks|months)|
  (tested|test was|test came (back|up)|came (back|up)|toets) ([a-z]+ ){0,2}positi(ve|ef)|(patch|prick|allergy|skin) tests? (said|says|showed|came|was|proved|found)|
  positi(ve|ef) (for|to|vir)|was (diagnosed|patch tested|tested)`
const over = waysPattern(overWays)
const otherTime = waysPattern(`${eachTimeWays}|${longAgoWays}|${overWays}`)

/** What it does each time. */
const eachTime = waysPattern(`
  ${eachTimeWays}|*enza|*nketsa|*(ngi|ndi)(vuvuk|dumb|qubul|lum|rhawuz)is(a|e)|uma ngi*|xa ndi*|ha ke(?! (kg|kh|k)on)|
  (etsa/ntira/dira/nketsa) (hore/gore)|
  (get/gets/kry/come/comes/break/breaks) (up /out /)(in /a /)(rash*/welt*/hives/bumps/blisters?/uitslag/bulte/galbulte/blase)|
  (where/when/if/as) ([a-z]+ /){0,4}(touch(es/)/rubs?/kiss(es/)/eats?/drinks?/uses?/raak/eet/drink/gebruik)|
  makes?|gives?|gave (me|him|her|us)|causes?|sends me|allerg*|anaphyla*|epipens?|(when/if) i|(sets/set) off|maak(?! toe)|laat|gee|as ek|
  (closes?/swells?/tightens?/shuts?/blocks?) (up /)my (throat/lips?/tongue/face/eyes?/airways?/chest)`)
const longAgo = waysPattern(longAgoWays)

/** "Prawns - I swell up": the thing, and what it does each time; what goes on now is told otherwise ("I am swelling"). */
const thingFirst = new RegExp(
  "^[a-z' ]{3,40}?\\s?[-:,(]+\\s?(?:i|ek|they|it|my [a-z]+|my) (?:[a-z]+ )?(?:swells?|itch(?:es)?|wheezes?|closes?|shuts?|blocks?|tightens?|burns?|" +
    'vomits?|pukes?|pass out|cant breathe|swel|jeuk|trek toe|brand)\\b',
)

/** "I think I'm allergic to it": who is not sure yet tells what it does now, and of no allergy that is known. */
const suspects = waysPattern(`
  (think/guess/wonder(ing/)/suspect/seems?/looks? like/must be/maybe/perhaps/might/may/could/dink/miskien/dalk/lyk/kan/ngicabanga/ndicinga/mhlawumbe/nahana)
  ( [a-z]+){0,4} (all?erg*|reacti(ng/on)|reageer|ngi*guli*)|(?<!(not/no) )(am/is/kan) (i/ek/this/dit) ([a-z]+ )?all?erg*`)

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

/** Whether a clause tells of something now: "now it weeps", and "it is weeping" where no other time is told with it. */
const goesOnIn = (clause: string): boolean => {
  const told = clause.replaceAll(settled, ' ')
  return has(rightNow, told) || (has(goesOn, told.replaceAll(longAgo, ' ')) && !has(otherTime, told))
}

/** Whether the thing is named that somebody reacts to. */
const namesCause = (knowledge: Knowledge, allergies: string): boolean => {
  const to = nothingGathered()
  readAvoidList(knowledge, allergies, to)
  return to.families.size + to.origins.size + to.ingredients.size > 0
}

/** Whether a red flag in the box for allergies is no more than what a thing does, or did, to somebody. */
export const toldAsAllergy = (knowledge: Knowledge, { id, level }: RedFlagNotice, written: string): boolean => {
  const allergies = readingsOf(knowledge, written).join('. ')
  if (!(reactions.has(id) || unnamed.has(id) || resembled.has(id))) return false
  const plain = plainOf(allergies)
  const clauses = plain
    .split(
      /[.,;!?\n]+|\s-+\s|\b(?:but|maar|kodwa)\b|\b(?:and|en) (?=(?:now|nou|today|vandag|it is|its|it still|still)\b)/,
    )
    .map((clause) => clause.replaceAll(/[^a-z0-9]+/g, ' ').trim())
  const said = clauses.join(' ')
  if (clauses.some(goesOnIn) || (level === 'emergency' && has(suspects, said) && !has(otherTime, said))) return false
  if (!resembled.has(id) && (has(eachTime, said) || has(longAgo, said) || has(over, said) || thingFirst.test(plain)))
    return true
  // Undated: what a sign found is believed where it is grave; what all words together only resemble is not, where the cause is named.
  const bySign = findSigns(knowledge, allergies).some((sign) => sign.id === id)
  return (level !== 'emergency' && reactions.has(id)) || (!bySign && namesCause(knowledge, allergies))
}
