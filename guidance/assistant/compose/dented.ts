import { messagesOf } from '../conversation.ts'
import { particularById } from '../understand/particulars.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "How do I fade marks?" – "mine are holes": what fades colour fills no dent. Source: the topic on acne scars.

const dents = pattern`
  \b(?:mine|they|theyre|those|these|its|it is|but|not flat|dis|hulle)\b.{0,24}\b(?:holes|pits|pitted|dents?|dented|craters?|ice ?picks?|box ?cars?|indent\w*|indentations?|
  sunken|duike|gaatjies|gate)\b`
const ofMarks = /\b(?:marks?|scars?|scarring|spots?|pigment\w*|acne|pimples?|merke|letsels|vlekke)\b/
const asks =
  /\b(?:does|do|will|would|can|could|is|are|also|same|still|too|help|helps|work|works|fade|what|which|how|werk)\b/

/** Dents, told after marks were spoken of: what was advised there does not help; undefined where none are told. */
export const dentsNotMarks = ({ knowledge, heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const before = tokensOf(messagesOf(request.turns).slice(-2).join(' ')).join(' ')
  const topic = particularById(knowledge, 'acne-scars')
  if (
    topic === undefined ||
    heard.harmed ||
    heard.isLabel ||
    !dents.test(said) ||
    !ofMarks.test(before) ||
    !asks.test(said) ||
    /\bpores?\b/.test(`${before} ${said}`)
  )
    return undefined
  return {
    paragraphs: [
      '**No, serums and creams hardly change a dent: they fade colour, and a dent is missing skin.**',
      ...topic.says.map((one) => one.replaceAll('**', '')),
    ],
    things: [],
    sources: topic.sources,
    topic: { intent: 'particular', entry: topic.id, ingredients: [] },
    suggestions: ['What can a dermatologist do for dents?', 'How do I stop new scars?'],
  }
}
