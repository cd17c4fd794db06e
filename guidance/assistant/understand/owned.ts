import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { ProductKind } from '../../knowledge/kinds.ts'
import { pattern } from '../../text/pattern.ts'
import { outermost } from './things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

// "I have sunscreen and a face wash, which moisturiser must I still buy?": what somebody has is told in one clause, what is wanted in another.

const tells = pattern`
  \b(?:already|have|got|ive|own|use|using|only|bought|het|gebruik|klaar|nginayo|nginama|nginawo|ngine\w*|ndine\w*|ngisebenzisa|na le|sebedisa|my (?:products|
  routine|skin ?care|shelf))\b`
const denies = /\b(?:dont|do not|havent|no|without|never|ran out|finished|want|need|looking|geen|nie|soek)\b/
const asks = pattern`
  ^(?:(?:so|and|but|ok|okay|then|now|en|maar|dan|also) )*(?:what|which|whats|wat|watter|how|do|does|is|are|must|should|can|could|may|moet|kan|any|anything|am|
  yini|recommend|suggest|yeka)\b`
const clauses =
  / ?[.,;?!\n]+ ?| (?=(?:so |and |but |maar |en )*(?:what|which|whats|wat|watter|do i|must i|is (?:that|this|it)|anything|am i) )/i

/** The clauses in which somebody tells what they have; a list goes on over its commas. */
export const ownedIn = (message: string): string[] => {
  let telling = false
  return message.split(clauses).filter((clause) => {
    const said = tokensOf(clause).join(' ')
    telling = said !== '' && !asks.test(said) && !denies.test(said) && (tells.test(said) || telling)
    return telling
  })
}

/** The kinds of product that somebody tells of having. */
export const kindsOwned = (knowledge: Knowledge, message: string): ProductKind[] =>
  ownedIn(message).flatMap((clause) =>
    outermost(vocabularyOf(knowledge).kinds(tokensOf(clause))).map(({ means }) => means),
  )
