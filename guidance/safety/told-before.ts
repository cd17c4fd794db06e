import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { overTheTalk } from './after-alarm.ts'
import { redFlagLevels } from '#contract/kinds/skin.ts'
import type { Clue } from './clue-search.ts'
import { isByWax } from './milder.ts'
import { readingOf } from './reading.ts'
import { flagsAlone } from './over-sentences.ts'
import { overIn, situationOf } from './read-situation.ts'
import { alarmInEnglish } from '../tongues/in-english.ts'
import { findRedFlags, findSigns } from './red-flags.ts'
import { withoutAsides } from './set-aside.ts'
import { stillAsksOn, toldTogether } from './told-earlier.ts'
import { goneOn, latestIn, thingIn, withThing } from './what-it-is.ts'
import { tellsOfAnother } from './whose-pregnancy.ts'

// What a message leaves to the ones before it: "is hydroquinone bad?" – "I have been using it 8 months". With it put back, the signs
// (signs.ts) are found as in one message.

/** "How long till it works": what it is stands in the message before. */
const leansBack = /\b(?:it|its|that|this|them|they|dit|daarmee)\b/i

/** "My aunt used it all nine months", "they used them in the seventies" argue for it. */
const argued =
  /\b(?:aunt\w*|friends?|cousin|neighbou?r|everyone|people|they|colleague) (?:\w+ )?used\b|\byou(?:'re| are) wrong\b|\bin the (?:19)?[4-9]0['’]?s\b/i

/** The message with what "it" stands for, and with a pregnancy, capsules or albinism told of before. */
const withToldBefore = (knowledge: Knowledge, text: string, before: readonly string[]): string => {
  if (argued.test(text)) return text
  const all = readingOf(before.join('. '))
  const [last = '', ...earlier] = before.toReversed()
  const thing =
    thingIn(last) ??
    (leansBack.test(last) ? thingIn(earlier[0] ?? '') : undefined) ??
    (goneOn.test(text) ? latestIn([last, ...earlier]) : undefined)
  const whole = thing === undefined ? text : withThing(text, thing)
  const now = readingOf(text)
  const isSo = (clue: Clue): boolean => all.find(clue).some((hit) => all.meant(hit, 'urgent'))
  // "The marks of my pregnancy" – "she is two and on formula": over, and said so.
  const carries =
    isSo('carrying') && !tellsOfAnother(all.sentences) && !overIn(text).has('pregnant') ? '. im pregnant' : ''
  const takes =
    (now.find('mightBePregnant').length > 0 || situationOf(knowledge, undefined, text).conditions.has('pregnant')) &&
    isSo('isotretinoin')
      ? '. im on isotretinoin'
      : ''
  const albino = isSo('albino') ? '. i have albinism' : ''
  // "It burns the day I stop": stop what?
  const leans = thing !== undefined && now.find('withdrawal').length > 0 ? `. ${thing}` : ''
  return whole + carries + takes + albino + leans
}

const presses = ({ level }: RedFlagNotice): boolean => level !== 'routine'
const rankOf = (notices: readonly RedFlagNotice[]): number =>
  Math.min(...notices.map(({ level }) => redFlagLevels.indexOf(level)))
const graver = (some: readonly RedFlagNotice[], others: readonly RedFlagNotice[]): boolean =>
  rankOf(some) < rankOf(others)

const theirs =
  /^(?:(?:and|but|so|ok|well) )*(?:mine|they|theyre|they're|myne|hulle) (?=are|is|have|get|look|het|all|full|red)/i

/** "Which is better for pimples?" – "mine are red and full of pus": the pimples are. */
const ofPimples = (text: string, last: string): string =>
  theirs.test(text) && readingOf(last).find('acneOnly').length + readingOf(last).find('acneMeds').length > 0
    ? text.replace(theirs, 'my pimples ')
    : text

/** A turn of so few words only ends what the one before it began. */
const fewWords = 5

/**
 * "How do I fade a dark spot?" – "It's the only one and it's growing": what presses in the two together and not in the first alone. What was told in a
 * few words ("on my neck") goes with what it was said to.
 */
const together = (knowledge: Knowledge, text: string, last: string, earlier = ''): RedFlagNotice[] => {
  const told = earlier !== '' && last.split(/\s+/).length <= fewWords ? `${earlier} ${last}` : last
  if (argued.test(text) || findSigns(knowledge, told).some(presses)) return []
  const found = findSigns(knowledge, `${told}. ${text}`).filter(presses)
  return found.length > 0 || !changes.test(text)
    ? found
    : findSigns(knowledge, `${told.replace(askedAtLarge, 'i have ')}. ${text}`).filter(presses)
}

/** "Is a dark line in the nail normal?" – "mine gets wider": what was asked at large is one's own, and it changes. */
const askedAtLarge =
  /^(?:(?:hi|hey|so|and|ok) )*(?:is|are|can|why (?:is|are|do|does)|what (?:is|are|causes?)|whats) (?:it (?:normal|ok|fine) (?:to (?:have|get)|if|that) )?/i
const changes =
  /\b(?:my|mine|its|it)\b.*\b(?:wider|broader|bigger|larger|grow\w*|grew|dark(?:er|ening)|spread\w*|bleed\w*|bled|chang\w*|groter|breer|groei\w*|bloei)\b/i

/** "That is what I have done for five months": it says of what was told before how long it has gone on. */
const went = '(?:done|doing|did|using|used|tried|been on) (?:exactly |just |all )?(?:that|it|this|them|both|those|all)'
const goesOn = new RegExp(
  `\\b(?:thats? (?:is )?(?:what|how)|${went}|same (?:as|thing)|still (?:the |exactly the )?same|(?:nothing|niks) (?:has |is |het )?(?:changed|better|happens|helped|verander)|no (?:change|difference|improvement|better)|not (?:any |getting )?better)\\b`,
  'i',
)

/** "It's scaly and the hair has broken off": more of what was told of just before. */
const describes = /^(?:and |so |ja |yes )?(?:its|it['’]s|it is|theyre|they['’]re|they are|dis|dit is)\b/i

/** "So the cream alone will fix it?": still asked of what is to be seen. */
const asksIfEnough =
  /^(?:(?:so|ok|okay|and|but|then|will|would|is|can) )*(?:the|that|this|a|my) (?:\w+ )?(?:cream|ointment|shampoo|salf|lotion|oil)\b.{0,40}\b(?:alone|enough|fix|clear|cure|heal|work|do)\b|\bonly (?:the |a |that )?(?:cream|ointment|shampoo)\b/i

/** "Something for my daughter's pimples" – "she's 9": a few words that end what was begun, or say how long it has gone on. */
const finished = (knowledge: Knowledge, text: string, last: string): RedFlagNotice[] => {
  const more = describes.test(text) || asksIfEnough.test(text)
  if (text.split(/\s+/).length > 5 && !goesOn.test(text) && !more) return []
  // What is only told more of is still to be seen.
  const before = new Set(more ? [] : findSigns(knowledge, last).map(({ id }) => id))
  return findSigns(knowledge, `${last}. ${text}`).filter((one) => !presses(one) && !before.has(one.id))
}

/** Lumps in a neck that are the bumps of the barber spoken of just before. */
const explained = (knowledge: Knowledge, alone: readonly RedFlagNotice[], text: string, last: string): boolean =>
  alone.length > 0 &&
  alone.every(({ id }) => id === 'lumps-with-illness') &&
  !findSigns(knowledge, `${last}, ${text}`).some(presses)

/** "I waxed my brows" – "a strip of skin lifted off": a burn in the light of what it came of. */
const cameOfWax = (knowledge: Knowledge, now: readonly RedFlagNotice[], whole: string): RedFlagNotice[] => {
  if (!now.some(({ id }) => id === 'chemical-burn') || !isByWax(readingOf(whole))) return [...now]
  const [burn] = findRedFlags(knowledge, whole).filter(({ id }) => id === 'chemical-burn')
  return burn === undefined ? [...now] : now.map((one) => (one.id === burn.id ? burn : one))
}

const onlyAge =
  /^(?:(?:and|but|ok|oh|btw|well|en|sorry)[ ,]+)*(?:i['’]?m|i am|s?he['’]?s?(?: is)?|they(?:['’]re| are)|my \w+(?: is|['’]s)|[hs]y is|ek is)(?: (?:only|just|now|already|almost|about|turning|nou|al))* \d{1,2}(?: ?(?:years?|yrs?|yo|months?|mnths?|weeks?|jaar|maande)(?: ?(?:old|oud))?)?(?: (?:now|btw|tho|though|already))?[.! ]*$/i

/** The red flags of a message and what was told before it, each as it stands. */
const asTold = (knowledge: Knowledge, whole: string, earlier: readonly string[]): RedFlagNotice[] => {
  const [text, before] = [withoutAsides(knowledge, whole), earlier.map((one) => withoutAsides(knowledge, one))]
  const last = before.at(-1)
  if (last === undefined) return flagsAlone(knowledge, whole)
  const alone = findSigns(knowledge, whole).filter(presses)
  if (explained(knowledge, alone, text, last)) return findRedFlags(knowledge, `${last}, ${text}`)
  const joined = toldTogether(knowledge, text, before)
  if (alone.length > 0) {
    const found = flagsAlone(knowledge, whole)
    // "My face is on fire", said by itself, is a figure of speech.
    return joined.length > 0 && (!found.some(presses) || graver(joined, found)) ? joined : found
  }
  const told = findSigns(knowledge, withToldBefore(knowledge, text, before))
  if (told.some(presses)) return joined.length > 0 && graver(joined, told) ? joined : told
  const both = together(knowledge, text, last, before.at(-2))
  // "A black eye" – "he drank again": no poison was drunk.
  if (both.length > 0)
    return joined.some(({ id }) => id.startsWith('violence')) || (joined.length > 0 && graver(joined, both))
      ? joined
      : both
  if (joined.length > 0) return joined
  // "What for my son's pimples?" – "he is 15": an age alone alarms of nothing by its words; with what it was said to it may.
  const now = findRedFlags(knowledge, onlyAge.test(text.trim()) ? `${last}. ${text}` : ofPimples(text, last))
  if (now.length + told.length > 0) return now.length > 0 ? now : told
  const more = finished(knowledge, text, last)
  if (more.length > 0) return more
  const asked = stillAsksOn(knowledge, text, before)
  return asked.length > 0 ? asked : overTheTalk(knowledge, text, before)
}

/** With more words than this that nobody knows, what is left may say the opposite. */
const unsure = 1

const toBuy = /\b(?:should|can|may) (?:i|we) (?:buy|get)\b/

/** A text in English, where it is in another language that is understood. */
const understoodOf = (knowledge: Knowledge, text: string): string => {
  const said = alarmInEnglish(knowledge, text)
  return said === undefined || said.unknown > unsure ? text : said.text
}

/**
 * The red flags of a message in its conversation. Where nothing presses as it was written, a talk in another language is read once more in English.
 * @param whole the message
 * @param earlier what the person wrote before it, in order
 */
export const redFlagsIn = (knowledge: Knowledge, whole: string, earlier: readonly string[]): RedFlagNotice[] => {
  const found = cameOfWax(knowledge, asTold(knowledge, whole, earlier), `${earlier.at(-1) ?? ''}. ${whole}`)
  if (earlier.length === 0 || found.some(presses)) return found
  const [said, before] = [understoodOf(knowledge, whole), earlier.map((text) => understoodOf(knowledge, text))]
  if (said === whole && before.every((text, at) => text === earlier[at])) return found
  // What somebody only thinks of buying is in nobody's use.
  const english = asTold(knowledge, said, before).filter(
    (one) => presses(one) && !(toBuy.test(said) && /^(?:pregnant-retinoid|lightener-use|steroid-use)$/.test(one.id)),
  )
  return english.length > 0 ? [...english, ...found] : found
}
