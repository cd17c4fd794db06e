import type { Knowledge } from '../knowledge/knowledge.ts'
import { pattern } from '../text/pattern.ts'
import { rememberedBy } from '../text/remembered.ts'
import { pressureOf } from './alarm-words.ts'
import { readingOf } from './reading.ts'

// All words of a message are weighed together (./alarm-words.ts), so that a harmless question beside an alarm drowns it: "purple blotches on my son's ankles, he is
// miserable and hot, and which serum is best for oily skin?". What surely presses nothing by itself, and takes nothing back, is set aside, and the rest is weighed anew.
// Of 686 alarms that press by
// themselves 251 were drowned by a question about a serum, 269 by a sentence on a routine that goes well (decision 35).

/** Where one thing told ends and another begins: at stops, and before a question or a word on oneself within a sentence. */
const apart = [
  /(?<=[.!?…])\s+|\n+/,
  /(?:,\s*|\s+)(?=(?:and|en|but|maar|also|plus)\s+(?:also\s+)?(?:which|what|whats|how|can|is|are|should|must|do|does|wat|watter|hoe|kan|moet|recommend|any)\b)/i,
  /,\s+(?=(?:my|i|im|and i|ek)\b)/i,
  /(?:,\s*|\s+)(?=(?:btw|by the way|p\.?s|also|oh (?:and|ja|yes)|anyways?|and (?:also|my|im|i need|i want)|another (?:thing|question)|plus|ook|terloops|quick question|while im here)\b)/i,
]
/** Of what was told beside it: it belongs to it. */
const pointsBack = /\b(?:he|she|it|its|they|them|his|her|him|hes|shes|that|this|hy|sy|dit|hulle|those|these|there)\b/i
/** "Is bio oil worth it", "my T zone, it's oily": of what is named before it in the same breath. */
const ofNamed =
  /\bworth it\b|\b(?:its|it's|it is|theyre|they're|they are|thats|that's|that is|that are) (?:so |very |really |too |quite |a bit |not (?:too )?)?(?:oily|dry|dark|dull|ashy|flaky|greasy|shiny|rough|cheap|affordable|light|thirsty|big|open)\b/gi
const pointsAway = (part: string): boolean => {
  const first = part.toLowerCase().search(ofSkincare)
  return pointsBack.test(first < 0 ? part : part.slice(0, first) + part.slice(first).replaceAll(ofNamed, ' '))
}
/** Says that it is over, mild, denied, somebody far off's, or no true story: the rest without it would alarm of nothing. */
const takesBack = new RegExp(
  '^i (?:did|was)n.?t\\W*$|\\b(?:weg|verby|griep|never|not|no|none|nothing|without|stopped|already|haha|lol|ago|19[5-9]\\d|20[0-2]\\d|happy|fine|ok|okay|healed|gone|old|same|mild|better|tiny|small|since i was|as a (?:kid|child|toddler)|used to|novel|story|movie|' +
    'nie|geen|andi\\w*|angi\\w*|siyaphila|akekho|friends?|cousins?|neighbou?rs?|before)\\b',
  'i',
)
/** What is left says itself that it is over or was none: it must be surer. */
const takenBack =
  /\b(?:weg|verby|gone|over|healed|genees|when i was (?:\w+|\d+)|as a (?:kid|child)|years ago|jare gelede|i didn.?t)\b/i
/** Of creams and skin at large: "what can I tell the class?" is a part of what is told before it. */
const ofSkincare = pattern`
  \b(?:creams?|serums?|moisturi[sz]ers?|cleansers?|sun ?screens?|spf|lotions?|oils?|toners?|face ?wash\w*|soaps?|shampoo|routines?|products?|skin ?care|skin|spots?|marks?|pimples?|acne|oily|dry|dull|pores?|wrinkles?|niacinamide|retinol|vitamin c|acids?|glycolic|
  salicylic|make ?up|foundation|vel|room|sonskerm|isikhumba|letlalo|ulusu|r ?\d{2,4}|
  ashy|dark(?:er)?|fade|glow\w*|brighten\w*|even(?:ing)? (?:out|tone)|rough|smooth|shiny|greasy|flaky|roll ?on|deo\w*|vaseline|bio ?oil|tissue oil|shea|aqueous|glycerine?|perfume|primer|concealer|lip ?balm|gloss|body wash|
  knuckles?|knees?|elbows?|heels?|shins?|armpits?|underarms?|t ?zone|lips|hair|beard|braids?|edges|blackheads?|whiteheads?|stretch ?marks?|gesig|lotion|ikhilimu|sebaka|setlolo)\b`
/** Skin that "cannot breathe" is a figure of speech with the part it stands beside. */
const ofBreath = /\bbreath\w*|\bsuffocat\w*/i
/** Below this likelihood that it presses, a part by itself is harmless. */
const harmless = 0.3
/** Fewer words are no story. */
const story = 6

const partsOf = (text: string): string[] =>
  apart
    .reduce((parts, at) => parts.flatMap((part) => part.split(at)), [text])
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A message without what is harmless by itself and takes nothing back; undefined where nothing or all of it is. */
export const withoutHarmless = rememberedBy(
  (knowledge: Knowledge, text: string): { rest: string | undefined; takenBack?: boolean } => {
    const parts = partsOf(text)
    if (parts.length < 2) return { rest: undefined }
    const belongs = (part: string): boolean =>
      pointsAway(part) || takesBack.test(part) || ofBreath.test(part) || !ofSkincare.test(part.toLowerCase())
    const kept = parts.filter((part) => belongs(part) || pressureOf(knowledge, readingOf(part)) >= harmless)
    const rest = kept.join(' ')
    return {
      rest: kept.length === parts.length || rest.split(/\s+/).length < story ? undefined : rest,
      takenBack: takenBack.test(rest),
    }
  },
)
