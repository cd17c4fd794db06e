import { pattern } from '../text/pattern.ts'

/** How somebody begins who would steer the machine instead of telling of skin. */
const opensOrder = new RegExp(
  pattern`
  \b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |my |every ?thing |these )*(?:previous|prior|above|earlier|instructions?|
  rules?|prompts?|limits?)|\b(?:you(?:'?re| are)|u r|u are) now\b|(?:^|[.!?;\n]\s*)(?:system|assistant|developer) ?:|\bact as\b|\bpretend (?:to be|
  you)\b|\b(?:jailbreak|developer mode|do anything now)\b`,
  'i',
)
const ofOneself = /\b(?:i|i'?m|i'?ve|my|mine|ek|ngi\w+|ndi\w+|ke)\b/i

/**
 * A text without orders to the machine: the sentence that opens one, and those after it until somebody speaks of themselves again. What is named
 * in an order is neither used nor borne by anybody.
 */
export const withoutOrders = (text: string): string => {
  if (!opensOrder.test(text)) return text
  let ordering = false
  return text
    .split(/(?<=[.!?;\n])\s*/)
    .filter((sentence) => {
      ordering = opensOrder.test(sentence) || (ordering && !ofOneself.test(sentence))
      return !ordering
    })
    .join(' ')
}
