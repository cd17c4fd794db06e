import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { asksNothing } from '../safety/after-alarm.ts'
import { findSigns } from '../safety/red-flags.ts'
import { glossed } from '../text/gloss.ts'
import { wordsOf } from '../text/normalise.ts'
import { alarmInEnglish } from '../tongues/in-english.ts'
import { pattern } from '../text/pattern.ts'

/** What presses about a substance, which many only ask about. */
const ofSubstance = new Set(['toxic-fumes', 'caustic-on-skin', 'severe-burn', 'chemical-burn', 'poisoning', 'lightener-use', 'isotretinoin-warning'])

/** It was done, or something came of it. */
const happened = new RegExp(pattern`
  \b(?:used|been|since|months?|weeks?|years?|ago|yesterday|swallow\w*|drank|drink\w*|splash\w*|spil\w*|fell|touch\w*|inhal\w*|burn(?:t|ed|ing)|
  blister\w*|he|she|him|her|hy|sy|my (?:son|daughter|baby|child|kid|toddler|husband|wife|mom|dad|friend|sister|brother|gran)|ate|licked|sore|raw|red|
  pain\w*|cough\w*|breath\w*|chok\w*|eyes?|stopp\w*|worse|mood|headaches?|what (?:must|should|can|do) i do|help|(?:has|got|have|had|landed|
  came) .{0,20}\bon)\b`, 'i')

/** What skin does of it, as another language says it in English. */
const cameOf = /\b(?:burns|itches|peels|stings|swells|swollen|thin)\b/

const mayDrink = new RegExp(pattern`
  \b(?:(?:can|may|could|should|must|mag|kan|moet) (?:i|we|ek|ons) (?:still |also )?(?:drink|swallow|take)|drink(?:ing)? (?:on|while|with))\b`, 'gi')

/**
 * Whether a notice may give way to an answer about the thing itself: cleaners that are to be mixed for the skin, or words that only weigh like an
 * alarm where no sign of one was found and nothing is said to have happened. What a sign has found is never silenced by a question beside it.
 */
export const onlyAsked = (knowledge: Knowledge, message: string, notices: readonly RedFlagNotice[], before = ''): boolean => {
  const [first] = notices
  if (first === undefined) return false
  if (notices.every(({ id }) => id === 'mixing-cleaners')) return true
  // "I took her capsules a month" – "now I cry for nothing": no sign in the one, and a plain one in the two.
  if (before !== '' && asksNothing(message) && findSigns(knowledge, `${before}. ${message}`).some(({ id }) => id === first.id)) return false
  // "May I drink on it?" tells of no poison that was drunk.
  const rest = message.replaceAll(mayDrink, ' ')
  const told = happened.test(rest) || happened.test(glossed(knowledge, wordsOf(rest)).join(' '))
  return ofSubstance.has(first.id) && !told && !cameOf.test(alarmInEnglish(knowledge, message)?.text ?? '') && findSigns(knowledge, message).every(({ level }) => level === 'routine')
}
