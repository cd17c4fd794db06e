import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { overTheTalk } from './after-alarm.ts'
import { type Clue, findClue, sentencesOf } from './clue-search.ts'
import { readingOf } from './reading.ts'
import { flagsAlone } from './over-sentences.ts'
import { overIn } from './read-situation.ts'
import { findRedFlags, findSigns } from './red-flags.ts'
import { withoutAsides } from './set-aside.ts'
import { stillAsksOn, toldTogether } from './told-earlier.ts'

// What a message leaves to the ones before it: "is hydroquinone bad?" – "I have been using it 8 months". With it put back, the signs
// (signs.ts) are found as in one message.

/** What is pressing by being used, the most pressing first. */
const things: readonly Clue[] = ['mercury', 'isotretinoin', 'strongSteroid', 'moreSteroids',
  'hydroquinone', 'lightInjection', 'lightener', 'fadeBrand', 'retinoid', 'hairDye']
const used = `use|used|uses|using|apply|applied|applying|put|putting|rub|rubbing|smear|smearing|bought|on|of|took|taking|take|takes|had|got|
  gebruik|smeer|drink|mixed|mixing|started|stopped|stop|skip|skipped|skipping|quit|off|without`.replaceAll(/\s/g, '')
const object = new RegExp(`\\b(${used}) (?:it|dit|this|that|them|one|the stuff)\\b`, 'i')
/** "I used 2 months now": nothing named. */
const bare = /\b(used|using|gebruik)(?= (?:for|since|about|almost|now|every|daily|al|vir|[0-9]+)\b)/i
const subject = /^(?:its|it's|it is|it|dit is|dit|that is|that's)(?= (?:[a-z]+ ){0,2}(?:on|in|op) )/i

const withThing = (told: string, thing: string): string => {
  // "It's been on my face a year, must I stop it?" names it twice.
  const text = told.replace(subject, `${thing} is`)
  return object.test(text) ? text.replace(object, `$1 ${thing}`) : text === told ? text.replace(bare, `$1 ${thing}`) : text
}

/** The most pressing thing that a message names. */
const thingIn = (text: string): string | undefined => {
  const said = sentencesOf(text)
  return things.flatMap((clue) => said.flatMap((sentence) => findClue(clue, sentence).map(({ from, to }) => sentence.slice(from, to))))[0]
}
/** "It has been on my face for eight months": used so long, it is still what was named some turns before, however much was asked of it since. */
const goneOn = new RegExp(`\\b(?:its?|it's|this|that|dit|one)\\b.*\\b(?:months?|mnths?|years?|yrs?|weeks|maande?|jare?|weke|since|sedert|ages|long|every (?:day|night))\\b`, 'i')
const turnsBack = 4
/** Another product named since may be what "it" is. */
const otherProduct = /\b(?:sun ?screens?|sun ?block|spf|moisturi[sz]ers?|cleansers?|face ?wash|serums?|toners?|soap|lotion|masks?|scrubs?|oils?|vaseline|retin\w+|niacinamide|vitamin|acids?)\b/i
const latestIn = (texts: readonly string[]): string | undefined => {
  const recent = texts.slice(0, turnsBack)
  const at = recent.findIndex((one) => thingIn(one) !== undefined || otherProduct.test(one))
  return thingIn(recent[at] ?? '')
}

/** "How long till it works": what it is stands in the message before. */
const leansBack = /\b(?:it|its|that|this|them|they|dit|daarmee)\b/i

/** "My aunt used it all nine months" argues for it. */
const argued = /\b(?:aunt\w*|friends?|cousin|neighbou?r|everyone|people|they|colleague) (?:\w+ )?used\b|\byou(?:'re| are) wrong\b/i

/** The message with what "it" stands for, and with a pregnancy, capsules or albinism told of before. */
const withToldBefore = (text: string, before: readonly string[]): string => {
  if (argued.test(text)) return text
  const all = readingOf(before.join('. '))
  const [last = '', ...earlier] = before.toReversed()
  const thing = thingIn(last) ?? (leansBack.test(last) ? thingIn(earlier[0] ?? '') : undefined) ?? (goneOn.test(text) ? latestIn([last, ...earlier]) : undefined)
  const whole = thing === undefined ? text : withThing(text, thing)
  const now = readingOf(text)
  const isSo = (clue: Clue): boolean => all.find(clue).some((hit) => all.meant(hit, 'urgent'))
  // "The marks of my pregnancy" – "she is two and on formula": over, and said so.
  const carries = isSo('carrying') && !overIn(text).has('pregnant') ? '. im pregnant' : ''
  const takes = now.find('mightBePregnant').length > 0 && isSo('isotretinoin') ? '. im on isotretinoin' : ''
  const albino = isSo('albino') ? '. i have albinism' : ''
  // "It burns the day I stop": stop what?
  const leans = thing !== undefined && now.find('withdrawal').length > 0 ? `. ${thing}` : ''
  return whole + carries + takes + albino + leans
}

const presses = ({ level }: RedFlagNotice): boolean => level !== 'routine'

const theirs = /^(?:(?:and|but|so|ok|well) )*(?:mine|they|theyre|they're|myne|hulle) (?=are|is|have|get|look|het|all|full|red)/i

/** "Which is better for pimples?" – "mine are red and full of pus": the pimples are. */
const ofPimples = (text: string, last: string): string =>
  (theirs.test(text) && readingOf(last).find('acneOnly').length + readingOf(last).find('acneMeds').length > 0 ? text.replace(theirs, 'my pimples ') : text)

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
  return found.length > 0 || !changes.test(text) ? found : findSigns(knowledge, `${told.replace(askedAtLarge, 'i have ')}. ${text}`).filter(presses)
}

/** "Is a dark line in the nail normal?" – "mine gets wider": what was asked at large is one's own, and it changes. */
const askedAtLarge = /^(?:(?:hi|hey|so|and|ok) )*(?:is|are|can|why (?:is|are|do|does)|what (?:is|are|causes?)|whats) (?:it (?:normal|ok|fine) (?:to (?:have|get)|if|that) )?/i
const changes = /\b(?:my|mine|its|it)\b.*\b(?:wider|broader|bigger|larger|grow\w*|grew|dark(?:er|ening)|spread\w*|bleed\w*|bled|chang\w*|groter|breer|groei\w*|bloei)\b/i

/** "That is what I have done for five months": it says of what was told before how long it has gone on. */
const went = '(?:done|doing|did|using|used|tried|been on) (?:exactly |just |all )?(?:that|it|this|them|both|those|all)'
const goesOn = new RegExp(`\\b(?:thats? (?:is )?(?:what|how)|${went}|same (?:as|thing)|still (?:the |exactly the )?same|(?:nothing|niks) (?:has |is |het )?(?:changed|better|happens|helped|verander)|no (?:change|difference|improvement|better)|not (?:any |getting )?better)\\b`, 'i')

/** "It's scaly and the hair has broken off": more of what was told of just before. */
const describes = /^(?:and |so |ja |yes )?(?:its|it['’]s|it is|theyre|they['’]re|they are|dis|dit is)\b/i

/** "Something for my daughter's pimples" – "she's 9": a few words that end what was begun, or say how long it has gone on. */
const finished = (knowledge: Knowledge, text: string, last: string): RedFlagNotice[] => {
  const more = describes.test(text)
  if (text.split(/\s+/).length > 5 && !goesOn.test(text) && !more) return []
  // What is only told more of is still to be seen.
  const before = new Set(more ? [] : findSigns(knowledge, last).map(({ id }) => id))
  return findSigns(knowledge, `${last}. ${text}`).filter((one) => !presses(one) && !before.has(one.id))
}

/** Lumps in a neck that are the bumps of the barber spoken of just before. */
const explained = (knowledge: Knowledge, alone: readonly RedFlagNotice[], text: string, last: string): boolean =>
  alone.length > 0 && alone.every(({ id }) => id === 'lumps-with-illness') && !findSigns(knowledge, `${last}, ${text}`).some(presses)

const onlyAge = /^(?:(?:and|but|ok|oh|btw|well|en|sorry)[ ,]+)*(?:i['’]?m|i am|s?he['’]?s?(?: is)?|they(?:['’]re| are)|my \w+(?: is|['’]s)|[hs]y is|ek is)(?: (?:only|just|now|already|almost|about|turning|nou|al))* \d{1,2}(?: ?(?:years?|yrs?|yo|months?|mnths?|weeks?|jaar|maande)(?: ?(?:old|oud))?)?(?: (?:now|btw|tho|though|already))?[.! ]*$/i

/**
 * The red flags of a message in its conversation.
 * @param whole the message
 * @param earlier what the person wrote before it, in order
 */
export const redFlagsIn = (knowledge: Knowledge, whole: string, earlier: readonly string[]): RedFlagNotice[] => {
  const [text, before] = [withoutAsides(knowledge, whole), earlier.map((one) => withoutAsides(knowledge, one))]
  const last = before.at(-1)
  if (last === undefined) return flagsAlone(knowledge, whole)
  const alone = findSigns(knowledge, whole).filter(presses)
  if (explained(knowledge, alone, text, last)) return findRedFlags(knowledge, `${last}, ${text}`)
  if (alone.length > 0) return flagsAlone(knowledge, whole)
  const told = findSigns(knowledge, withToldBefore(text, before))
  if (told.some(presses)) return told
  const both = together(knowledge, text, last, before.at(-2))
  const joined = toldTogether(knowledge, text, before)
  // "A black eye" – "he drank again": no poison was drunk.
  if (both.length > 0) return joined.some(({ id }) => id.startsWith('violence')) ? joined : both
  if (joined.length > 0) return joined
  // "What for my son's pimples?" – "he is 15": an age alone alarms of nothing by its words; with what it was said to it may.
  const now = findRedFlags(knowledge, onlyAge.test(text.trim()) ? `${last}. ${text}` : ofPimples(text, last))
  if (now.length + told.length > 0) return now.length > 0 ? now : told
  const more = finished(knowledge, text, last)
  if (more.length > 0) return more
  const asked = stillAsksOn(knowledge, text, before)
  return asked.length > 0 ? asked : overTheTalk(knowledge, text, before)
}
