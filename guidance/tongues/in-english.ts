import type { Knowledge } from '../knowledge/knowledge.ts'
import { rememberedBy } from '../text/remembered.ts'
import { vocabularyOf } from '../assistant/understand/vocabulary.ts'
import { fromNguni } from './nguni.ts'
import { fromSotho } from './sotho.ts'

// What is asked in isiZulu, isiXhosa, Sesotho, Setswana or Sepedi, alone or mixed with English as people talk, is put into plain English before it is
// understood, so that every rule that reads English reads it: who it is for, what is asked of what, what is denied. Alarms are read as they were written.

/** So many words of these languages make a message one in them. */
const few = 2
/** Of so large a share of them the meaning must be known; what is hardly understood is better left as it is. */
const understood = 0.6

/** Words that only these languages write, often enough to look further. */
const looksForeign = /\b(?:(?:a?ngi|a?ndi|uku|nge|nga|ama|izi|isi|imi|umu|aba|ubu|ulu|ezi|esi|eli|kwe|kwa|ye|yi|iya|siya|ene|ine|una|wa|ya|ku|i|u|e|le|se|di|mo|ho|go|tsa|ke|nka|na|ha|fa|uma|xa|ye|yam|lam|wam|zam|sam)[a-z-]*)\b/gi

/** A message in English, and how many words of it are left that nobody knows. */
export type InEnglish = { text: string; unknown: number }

/** What a message says in English, where it is in one of these languages or mixed with it; undefined where it is not. */
export const englishOf = (knowledge: Knowledge, message: string): InEnglish | undefined => {
  const said = translated(knowledge, message)
  return said.text === message ? undefined : said
}

/** The same, or the message as it stands. */
export const inEnglish = (knowledge: Knowledge, message: string): string => englishOf(knowledge, message)?.text ?? message

/** "Indlela yokugeza", the way of washing: how to wash. */
const wayOf = /\b(?:please )?(?:you )?(?:telled|tell) me (?:the )?way (?:of )?(\w{2,}?)ing\b|\bway (?:of )?(wash|cleans|treat|apply)ing\b/g

const translated = rememberedBy((knowledge: Knowledge, message: string): InEnglish => {
  const asItStands = { text: message, unknown: 0 }
  if (message.search(looksForeign) < 0 || message.length > 600) return asItStands
  const { knows } = vocabularyOf(knowledge)
  const [found] = [fromNguni(knowledge, message, knows), fromSotho(knowledge, message, knows)]
    .filter(({ foreign, sure, unknown }) => sure >= few && foreign / (foreign + unknown) >= understood)
    .sort((a, b) => b.foreign - 2 * b.unknown - (a.foreign - 2 * a.unknown))
  return found === undefined ? asItStands
    : { text: found.text.replaceAll(wayOf, (_, asked?: string, plain?: string) => `how do i ${asked ?? plain ?? ''}`), unknown: found.unknown }
})
