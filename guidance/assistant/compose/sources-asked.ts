import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

const asks = pattern`
  ^(?:(?:ok|okay|and|but|so|please|sorry|hey|lol|hmm|really|no|yes|nice|cool|thanks|en|maar) )*(?:(?:(?:what|whats|wats|which|any|give me|show me|send me|can i (?:have|see|get)|
  where|wheres|do you have|have you got|got|is there|are there|is|are|wat|watter|waar|the|your|a|an|some|my|jou|die|scientific|n|enige|any) )*(?:sources?|references?|refs?|
  citations?|proof|evidence|stud(?:y|ies)|research|bron|bronne|bewyse?|umthombo|imithombo|mohlodi|mehlodi)(?: (?:please|for|of|behind|on|vir|that|this|it|dit|asseblief|
  though|pls|claim|your|the|answer|info|advice|are|do|you|use|used|have))*|says who|who (?:says|said)(?: so| that| this| it)?|according to (?:who|whom|what)|where (?:did|do|does) you (?:get|
  read|find|hear|learn|see) (?:this|that|it|all)\w*(?: (?:this|that|it|from|info\w*))*|how do you know(?: that| this| it| all| any of (?:this|that))*(?: (?:works?|helps?|will work|is (?:true|right|so|safe)))?|(?:whats|what is|
  what are|is|was) (?:that|this|it|they|you|these)(?: answer| advice)? (?:based on|backed by|from)(?: what| science| research| studies| evidence| anything| facts)*|based on what|
  (?:is|are) (?:that|this|it|they) (?:scientifically |actually |really )?(?:proven|evidence based|science based|peer reviewed|backed)|waar kry jy (?:dit|die inligting)|wie se (?:so|dit))$`

const general = 'general'
const small: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'bye',
  'off-topic',
  'unclear',
  'who-are-you',
  'what-can-you-do',
])

/** "Source?", "says who?": what the answer before rests on. */
export const sourcesAsked = ({
  knowledge,
  request: { turns, message },
  heard: { previous },
}: Asked): Draft | undefined => {
  const before = turns.findLast(({ role }) => role === 'assistant')?.topic?.sources
  if (
    before === undefined ||
    before.length === 0 ||
    previous === undefined ||
    small.has(previous.intent) ||
    !asks.test(tokensOf(message).join(' '))
  )
    return undefined
  const titles = before.filter((id) => id !== general).map((id) => knowledge.source(id).title)
  return {
    paragraphs: [
      titles.length > 0
        ? `**My last answer is based on: ${titles.join('; ')}.**`
        : '**My last answer is general dermatology knowledge: what textbooks and guidelines agree on, without one study of its own.**',
      titles.length > 0 && before.includes(general)
        ? 'The rest is general dermatology knowledge, on which textbooks and guidelines agree.'
        : '',
      'I am a computer program and put my answers together from such texts, not from what people say online. The sources stand below each answer, with a link ' +
        'where there is one. Where the evidence is thin I say so; a pharmacist or dermatologist can judge what it means for you.',
    ],
    things: [],
    sources: before,
    topic: { ...previous, sources: before },
    suggestions: ['Why is that?', 'Tell me more'],
  }
}
