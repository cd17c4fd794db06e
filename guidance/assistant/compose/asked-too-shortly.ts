import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Is 5 enough or must I go 10?", "a cream for the thing, please": what is meant stands in no word of it. To answer something else would be a guess.

const onlyNumbers = pattern`
  ^(?:(?:so|hi|hey|ok|and|please|pls|is|are|was|it|a|the|or|must|should|can|do|i|we|to|go|take|use|get|up|with|for|enough|too|much|little|better|best|which|one|what|good|ok|okay|safe|than|of|n|ek|moet|kan|genoeg|beter|
  \d{1,3}|percent|five|ten|two|four|twenty) )*(?:\d{1,3}|percent|five|ten|two|four|twenty|enough|better|okay|ok|much|safe|good)$`
const aNumber = /\b(?:\d{1,3}|five|ten|two|four|twenty)\b/g
const noName = pattern`
  \b(?:cream|lotion|serum|soap|oil|something|product|ointment|room|iets)\b.{0,12}\b(?:for|vir) (?:the|this|that|my|die|daai|hierdie) (?:thing\w*|ding\w*|stuff|problem|situation|issue|you know what|probleem)\b`

/** Asks what is meant, where no word says it; undefined elsewhere, and in a conversation. */
export const askedTooShortly = ({ heard, request: { message, turns } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const named = said.match(aNumber) ?? []
  // "15 or 30?" is asked of sun factors.
  const numbers =
    onlyNumbers.test(said) && named.length > 1 && !named.every((one) => /^(?:15|20|30|40|50|100)$/.test(one))
  const unnamed =
    noName.test(said) &&
    heard.concerns.length + heard.things.length === 0 &&
    heard.skinType === undefined &&
    heard.tokens.length < 12
  if (turns.length > 0 || heard.isLabel || heard.injected || !(numbers || unnamed)) return undefined
  return {
    paragraphs: [
      numbers
        ? '**Which one do you mean? Tell me what the number is of: a percentage and of which ingredient, minutes, drops, or times a week.**'
        : '**Tell me what the thing is, and I can be exact: what do you see or feel, where is it, and since when?**',
      numbers
        ? 'As a rule start with the lower of two strengths, for two to four weeks, and go up only if your skin stays calm: a higher number stings sooner and seldom does twice as much.'
        : 'For example: “itchy dry patches on my arms for two weeks” or “dark marks after pimples, oily skin, R100”. If it hurts, spreads, bleeds or comes with fever, let a clinic look first.',
      numbers
        ? 'For example: “is 5% niacinamide enough for dark marks?”'
        : 'Until then nothing new on it: a mild, scent-free wash and a plain moisturiser harm hardly any skin.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'unclear', ingredients: [] },
    suggestions: ['What helps with dark marks?', 'A simple routine for my skin'],
  }
}
