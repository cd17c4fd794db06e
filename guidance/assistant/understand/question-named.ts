import type { Knowledge } from '../../knowledge/knowledge.ts'
import { findRedFlags } from '../../safety/red-flags.ts'
import { pattern } from '../../text/pattern.ts'
import type { Request } from '../conversation.ts'
import { hear } from './understand.ts'

// "... anyway my question is what is the difference between a lotion and a cream, because I see both": who names the question wants that one answered. The story before it is told
// still, of who asks.

const named = pattern`\b(?:(?:my|the) (?:actual |real |main |only |one |big )?question (?:is|was|for you is)|what i (?:really |actually )?(?:want|wanted|need) to (?:know|ask) is|my vraag is)(?: (?:this|simple|simply|just|basically|that))?\s*[:,-]?\s+`
const find = new RegExp(named.source, 'i')
/** What only goes on from what was told. */
const leans = /^(?:\S+ ){0,7}?(?:it|its|this|that|them|they|these|those|he|she|him|her|one|dit|hom|haar)\b/i
const reason = /,? (?:because|cos|coz|since|as i|want|omdat|sorry for)\b.*$/is
/** From so many words on a story is told before it. */
const [story, least] = [12, 4]

/** A request with the question that is named as such; the request itself where none is, it leans on the story, or anything in the message alarms. */
export const withQuestionNamed = (knowledge: Knowledge, request: Request): Request => {
  const { message } = request
  const at = find.exec(message)
  if (at === null || /["“”]|https?:|ignore|instructions/i.test(message)) return request
  const before = message.slice(0, at.index)
  const question = message
    .slice(at.index + at[0].length)
    .replace(reason, '')
    .trim()
  const words = question.split(/\s+/).length
  if (
    before.split(/\s+/).length < story ||
    words < least ||
    leans.test(question) ||
    findRedFlags(knowledge, message).length > 0
  )
    return request
  const { things, kinds, concerns, particular } = hear(knowledge, question)
  return things.length + kinds.length + concerns.length > 0 || particular !== undefined
    ? { ...request, message: question, told: [...(request.told ?? []), before] }
    : request
}
