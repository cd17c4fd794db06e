import { capital } from './draft.ts'
import { withoutVerdict } from './open-answer.ts'
import { pattern } from '../../text/pattern.ts'

// "How much do pimple patches cost?": what a shop asks is not known here, and that is said before what is known of the thing.

const asksPrice = pattern`
  \bhow much (?:is|are|does|do|would|will|did) (?:(?!too much)[^?.!]){0,50}\bcosts?\b|\bhow much (?:is|are) (?:they|it|these|those|one)\b ?\?*$|\bwhat (?:does|do|will|would) (?:[^?.!]){2,50}\bcost\b|\b(?:price of|whats the price|what is the price|wat kos|hoeveel kos|yimalini|malini)\b`
const ofPrice = /\bR ?\d|\b(?:prices?|costs?|cheap\w*|dear|rand)\b/i

/** An answer to what something costs, with the price said to be unknown where it passes over it. */
export const priceSaid = (response: string, message: string): string => {
  const [, lead = '', more = ''] = /^(\*\*[^*]+\*\*)([^]*)$/.exec(response) ?? []
  if (
    lead === '' ||
    !asksPrice.test(message.toLowerCase().replaceAll(/[’']/g, '').trim()) ||
    ofPrice.test(response.split('\n\n').slice(0, 2).join(' '))
  )
    return response
  const rest = withoutVerdict(lead)
    .replaceAll('**', '')
    .replace(/^(?:Yes|No)[,:] /, '')
  return `**I hold no live prices: compare the price per piece or per 100 ml in two shops or their apps.** ${capital(rest)}${more}`
}
