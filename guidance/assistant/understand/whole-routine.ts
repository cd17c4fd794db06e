import { pattern } from '../../text/pattern.ts'
import { asksBothTimes } from './places.ts'

// A routine is asked for in many words, and seldom in its own: by what somebody has never used, by how few things it may be, by the hours of the day.

const fromNothing = pattern`
  \b(?:never (?:really |ever |even )?(?:looked after|cared (?:for|about)|took care of|taken care of|bothered with)|never (?:really |ever |even )?(?:had|used|did|
  done|owned|bought|put) (?:any(?:thing)?(?! for my (?!face|skin))|a (?:\w+ )?(?:product|cream|moisturi[sz]er|routine)|skin ?care|
  products?|proper)|(?:i|ek|he|she|we) (?:use|put|do|used|gebruik) (?:nothing|niks)|(?:only|net|just|always) (?:ever )?(?:us(?:e|es|ed)|wash(?:es|ed)?|
  had|gebruik|was) (?:with |my face with |met )?(?:\w+ ){0,2}(?:soap|sunlight|protex|lifebuoy|vaseline|glycerine?|aqueous|water|seep|\w+seep)|(?:use|wash|gebruik|was) (?:only|just|net) (?:\w+ ){0,2}(?:soap|sunlight|protex|water|vaseline|seep)|(?:zero|
  r0|no) (?:knowledge|idea|clue)|(?:dont|do not) (?:know|understand) (?:anything|skin ?care|a thing)|(?:total|complete|absolute) (?:beginner|newbie))\b`
const asksAll = pattern`
  \bwhere (?:do|does|should|can|must|to|would) (?:(?:i|one|we|you|he|she) )?(?:even |actually |now )?(?:start|begin)\b|\b(?:bare|absolute|absolutely|die)? ?
  minim(?:um|al)\b|\bbasics\b|\bhelp (?:me|him|her|us) (?:to )?(?:start|begin)\b|\bstep by step\b|\bstap vir stap\b|\btell me what to (?:use|do|buy|get)\b|\bwhat (?:must|should|do|can) (?:i|we|he|
  she) (?:actually |really |now )?(?:use|be using|do|buy|put on|get|need)\b(?! (?:for|about|with|if) (?!my (?:face|skin)))|\bwhat do (?:\w+ )?people (?:do|
  use)\b`
const soMany = pattern`
  \b(?:[2-5]|two|three|four|five|twee|drie|vier) (?:\w+ )?(?:things|steps|products|dinge|goed|produkte|stappe) (?:that )?(?:i|we|he|she|ek) (?:\w+ )?(?:should|
  must|need|have|do|can|moet)\b(?! (?:not|never|avoid|skip|stop|leave|mix|drop|be))`
const onFace =
  /\bwhat (?:goes|should go|must go|do i put) (?:on|onto) (?:my|his|her) (?:face|skin)(?: (?:and )?(?:when|first|in what order|every ?day|each day)|$)/
const person = String.raw`(?:i|he|she|we|they|one|you|my \w+)`
const whatToUse = pattern`
  \b(?:what|which|wat|watter) (?:\w+ ){0,2}(?:(?:should|must|can|do|does|shall) ${person}|moet (?:ek|sy|hy)) (?:\w+ ){0,4}(?:us(?:e|ing)|put|apply|wear|do|
  doing|gebruik|aansit|smeer)\b`

const buys = String.raw`(?:buy|get|pick|choose|take|koop|kry|invest in)`
const puts = String.raw`(?:use|apply|put|layer|wear|gebruik|aansit)`
/** "What do I buy and how do I use it": of no one product, so all that is needed, and its order. */
const buysAndUses = pattern`
  \b(?:what|which|wat|watter)(?: (?:products?|things?|stuff|ones|produkte))? (?:(?:must|should|do|can|could|would|moet|kan|shall) (?:i|we|she|he|ek|ons|sy|hy) |to |te )?
  (?:\w+ )?${buys}\b(?: \w+){0,5}? (?:and|then|n|en|plus) (?:\w+ )?(?:how|when|hoe|wanneer|in (?:what|which) order|the order|in watter volgorde)
  (?: \w+){0,4}? ${puts}\b`

/** "Never had anything but soap, the three things I should do": everything is asked for, whatever else is named. */
export const asksForBasics = (said: string): boolean =>
  (fromNothing.test(said) && asksAll.test(said)) || soMany.test(said) || onFace.test(said) || buysAndUses.test(said)

/** "What should she use morning and evening": the two halves of a day, and nothing else, in the words that ask. */
export const asksForBoth = (said: string): boolean => asksBothTimes(said) && whatToUse.test(said)
