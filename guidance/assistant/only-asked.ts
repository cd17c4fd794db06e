import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { asksNothing } from '../safety/after-alarm.ts'
import { findRedFlags, findSigns } from '../safety/red-flags.ts'
import { glossed } from '../text/gloss.ts'
import { plainOf, wordsOf } from '../text/normalise.ts'
import { alarmInEnglish } from '../tongues/in-english.ts'
import { pattern } from '../text/pattern.ts'

/** What presses about a substance, which many only ask about. */
const ofSubstance = new Set([
  'toxic-fumes',
  'caustic-on-skin',
  'severe-burn',
  'chemical-burn',
  'poisoning',
  'lightener-use',
  'isotretinoin-warning',
])

/** It was done, or something came of it. */
const happened = new RegExp(
  pattern`
  \b(?:used|been|since|months?|weeks?|years?|ago|yesterday|swallow\w*|drank|drink\w*|splash\w*|spil\w*|fell|touch\w*|inhal\w*|burn(?:t|ed|ing)|
  blister\w*|he|she|him|her|hy|sy|my (?:son|daughter|baby|child|kid|toddler|husband|wife|mom|dad|friend|sister|brother|gran)|ate|licked|sore|raw|red|
  pain\w*|cough\w*|breath\w*|chok\w*|eyes?|stopp\w*|worse|mood|headaches?|what (?:must|should|can|do) i do|help|(?:has|got|have|had|landed|
  came) .{0,20}\bon)\b`,
  'i',
)

/** What skin does of it, as another language says it in English. */
const cameOf = /\b(?:burns|itches|peels|stings|swells|swollen|thin)\b/

const mayDrink = new RegExp(
  pattern`
  \b(?:(?:can|may|could|should|must|mag|kan|moet) (?:i|we|ek|ons) (?:still |also )?(?:drink|swallow|take)|drink(?:ing)? (?:on|while|with))\b`,
  'gi',
)

/**
 * Whether a notice may give way to an answer about the thing itself: cleaners that are to be mixed for the skin, or words that only weigh like an
 * alarm where no sign of one was found and nothing is said to have happened. What a sign has found is never silenced by a question beside it.
 */
export const onlyAsked = (
  knowledge: Knowledge,
  message: string,
  notices: readonly RedFlagNotice[],
  before = '',
): boolean => {
  const [first] = notices
  if (first === undefined) return false
  if (notices.every(({ id }) => id === 'mixing-cleaners')) return true
  // "I took her capsules a month" – "now I cry for nothing": no sign in the one, and a plain one in the two.
  if (
    before !== '' &&
    asksNothing(message) &&
    findSigns(knowledge, `${before}. ${message}`).some(({ id }) => id === first.id)
  )
    return false
  // "May I drink on it?" tells of no poison that was drunk.
  const rest = message.replaceAll(mayDrink, ' ')
  const told = happened.test(rest) || happened.test(glossed(knowledge, wordsOf(rest)).join(' '))
  return (
    ofSubstance.has(first.id) &&
    !told &&
    !cameOf.test(alarmInEnglish(knowledge, message)?.text ?? '') &&
    findSigns(knowledge, message).every(({ level }) => level === 'routine')
  )
}

/** Tablets and syrups that people have in the house. */
const houseMedicine = pattern`
  \b(?:prednis\w*|cortisone (?:tablets?|pills?)|dexamethasone|doxy\w*|minocycl\w*|amox\w*|augmentin|antibiotics?|flucloxacillin|azithro\w*|bactrim|erythro\w*|fluconazole|diflucan|ibuprofen|allergex|zyrtec|texa|cetirizine|loratadine|chlorphen\w*|
  antihistamines?|panado|paracetamol|ac[iy]clovir|tablets?|pills?|tabs|capsules)\b`
const houseMedicines = new RegExp(houseMedicine.source, 'g')
/** Asked for a dose of it, or whether somebody may have it. */
const asksToGive = pattern`
  \b(?:how (?:many|much)|what dose|hoeveel|(?:can|may|could|should|must|kan|mag|moet) (?:i|he|she|we|they|my|our|the|ek|hy|sy|ons)\b.{0,40}\b(?:have|take|get|give|drink|use|neem|drink|gee|kry)|(?:is|are) (?:it|\d+\w*|one|two|half)\b.{0,30}\b(?:ok|okay|fine|enough|safe|right))\b`
/** Some was swallowed. */
const tookSome = pattern`
  \b(?:took|taken|taking|drank|drunk|swallow\w*|ate (?:it|them|some|one|two|a|the|\\d+)|eaten (?:it|some)|gave (?:him|her|them|me|my)|given|had (?:one|two|three|four|five|six|\d+|some|a|too)|overdos\w*|mistake|accident\w*|by (?:itself|himself|herself)|found (?:him|her|the|my|our)|gevat|gedrink|gegee|already|reaction|since (?:i|he|she))\b`
/** More than a house can judge, whatever is asked. */
const tooGrave =
  /\b(?:too many|too much|no reason|box(?:es)?|at once|limit|lethal|dangerous|safely take|max\w*|most i can|die|dying|kill\w*|sleep forever|everything|all of them|overdos\w*|end it|enough to|vomit\w*|drows\w*|fit|fits|fitting|breath\w*|faint\w*|collaps\w*|fever|koors)\b/

/**
 * Whether only a dose of tablets or a syrup is asked for that lie in the house, left over or of somebody else, and nobody took any: without their name
 * nothing presses. "Gogo has prednisone left over, is 5 mg ok for my itchy rash?"
 */
export const asksOfHouseMedicine = (
  knowledge: Knowledge,
  message: string,
  notices: readonly Pick<RedFlagNotice, 'id' | 'level'>[],
  before: readonly string[],
): boolean => {
  const whole = [...before.slice(-1), message].map(plainOf).join('. ')
  if (
    notices.length === 0 ||
    !notices.every(({ id, level }) => id === 'seen-today' || id === 'poisoning' || level === 'routine')
  )
    return false
  if (!houseMedicine.test(whole) || !asksToGive.test(plainOf(message)) || tookSome.test(whole) || tooGrave.test(whole))
    return false
  const signed = findSigns(knowledge, message).some(
    ({ id, level }) => (id === 'poisoning' || id === 'suicidal-thoughts') && level !== 'routine',
  )
  return (
    !signed &&
    findRedFlags(
      knowledge,
      plainOf(message)
        .replaceAll(houseMedicines, 'cream')
        .replaceAll(/\b(?:\d+ ?(?:mg|ml)|how (?:many|much)(?: (?:mg|ml))?)\b/g, 'how often'),
    ).every(({ level }) => level === 'routine')
  )
}
