import { pattern } from '../../text/pattern.ts'

// What is told around a question is no question: "I shave every day. Which cream suits me?" asks nothing of shaving.

const opens = pattern`
  ^(?:(?:hi|hey|hello|so|and|but|ok|okay|please|pls|also|or|sorry|just|then|well|now|quick question) )*(?:what|whats|which|who|where|when|why|how|
  hows|is|are|am|do|does|did|can|could|should|must|may|will|would|any|best|worth|tell|explain|recommend|suggest|give me|need|help|hoe|wat|watter|
  wanneer|waar|hoekom|kan|moet|mag|yini|ngi)\b`
const within = pattern`
  \b(?:how (?:do|to|often|long|much|many|can|should|must|soon)|what (?:is|are|can|should|do|does|must|kind|type|helps?|works?)|which|why|should (?:i|
  we|he|she)|can (?:i|we|he|she)|must (?:i|we|he|she)|do i|is it|is there|are there|does it|is that|whether|wondering|question|need (?:to know|help|
  advice)|want to know|moet ek|kan ek|mag ek|hoe (?:moet|kan|gereeld|lank))\b`

/** "I shave every day and it itches, which cream": the kind of product that is asked for after the comma is the question. */
const afterComma = pattern`
  , ?(?:so |and )?((?:which|what|watter) (?:\w+ ){0,2}(?:moisturi[sz]er|creams?|lotion|cleanser|face ?wash|serum|sunscreen|toner|oil|soap|products?)\b.*)$`

/** The sentences of a message that ask something; the whole message when none does, or when it is one sentence in one piece. */
export const askingIn = (message: string): string => {
  const sentences = (message.match(/[^.?!\n]+[.?!\n]*/g) ?? []).filter((sentence) => /\p{L}{2}/u.test(sentence))
  if (sentences.length < 2) return afterComma.exec(message)?.[1] ?? message
  const asking = sentences.filter((sentence) => {
    const said = sentence.toLowerCase().replaceAll(/[’',]/g, '').trim()
    return /\?\s*$/.test(sentence) || opens.test(said) || within.test(said)
  })
  return asking.length === 0 ? message : asking.join(' ')
}
