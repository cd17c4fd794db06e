import { pattern } from '../../text/pattern.ts'

// Where an active is put forward, sunscreen by day is due with it. Composed answers say so themselves; this looks over all of them, ready ones too.
// What is due with a retinoid depends on the person and is said by finish.ts. Source: the notes on sun of content/knowledge/ingredients.

const retinoid = /\b(?:retinol|retinal|retinaldehyde|retinoids?|adapalene|tretinoin)\b/i
const active = /\b(?:(?:glycolic|salicylic|lactic|mandelic|azelaic) acid|AHAs?|BHAs?|benzoyl peroxide)\b/i
/** It is put forward by saying how it is used, or to look for it. */
const use =
  /\d ?%|\b(?:evenings?|nights?|twice|once|daily|use|take|try|add|look for|start|begin|helps?|works?|frees?|choose|with)\b/i
/** A sentence that keeps somebody from a thing, or only tells of it, puts nothing forward. */
const keepsFrom = pattern`
  \b(?:no|not|without|leave|stop\w*|never|avoid\w*|nor|neither|instead of|than|skip|keep|away|off|pause|harm|hurts?|out|longer|wait|too often|ask first|fewer|react\w*|allerg\w*|ill|on skin under|burn|sting more|wash it off|contains?|holds?|for example|prescribed|swallowed|slowly|fridge|spoil\w*|between|wear|clash|settles|again|rest|different evenings|may sting|weeks in|looks worse|seconds|minutes)\b`
/** So a retinoid is offered, and not only spoken of. */
const offers = /\b(?:look for|helps?|can add|can come|low-strength|start with|works)\b/i
const ofPregnancy = /\b(?:pregnan\w*|trying for a baby|unborn|midwife|expecting|baby on the way|breast)/i
const ofSun = /\b(?:sunscreen|SPF|sun)\b/i
/** Skin that sees no sun, and animals, which need none of it. */
const covered =
  /\b(?:bikini|groin|buttocks?|feet|foot|soles?|heels?|toes?|scalp|shampoo|underarms?|armpits?|back pimples|back acne|intimate|private parts|vagina\w*|vulva|dogs?|cats?|vet|clothes)\b/i

const mostWords = 150
const words = (text: string): number => text.split(/\s+/).length

/** What an answer puts forward: its sentences that keep nobody from anything. */
const putForward = (response: string): string[] =>
  response
    .replace(/^Read on:.*$/m, '')
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => use.test(sentence) && !keepsFrom.test(sentence.toLowerCase()))

/** An answer with the sunscreen that is due beside an active it puts forward; unchanged where that is said, or where it would grow too long. */
export const withSunDue = (response: string, message: string): string => {
  const acts = putForward(response).some(
    (sentence) => active.test(sentence) || (retinoid.test(sentence) && offers.test(sentence)),
  )
  if (
    !acts ||
    words(response) > mostWords ||
    ofSun.test(response) ||
    ofPregnancy.test(response) ||
    covered.test(`${response} ${message}`)
  )
    return response
  const [, said = response, more = ''] = /^([^]*?)((?:\n\nRead on:[^]*)?)$/.exec(response) ?? []
  return `${said}${/\n\s*[-\d][^\n]*$/.test(said) ? '\n\n' : ' '}By day sunscreen, SPF 30–50.${more}`
}
