import { pattern } from '../text/pattern.ts'

// Somebody thanks us and goes: "thanks hey, you've been so kind". Who takes leave of a life thanks too, "for everything", and says more than this.

const kindly =
  '(?:so |very |really |such |too |just |all )*(?:an? )?(?:kind|sweet|nice|amazing|great|lovely|wonderful|helpful|patient|star|angel|gem|legend|lifesaver|the best|good|super|awesome)(?: help)?'
const part = pattern`
  ^(?: |,|thank you|ok|okay|shot|sharp|cool|hey|hi|oh|wow|ah|aw+|shame|sho|yoh|eish|thanks?|thanx|thx|tx|dankie|baie|ngiyabonga|enkosi|kea leboha|ke a leboga|cheers|much|very|so|really|a lot|a million|again|skynn|bot|sis|bra|bru|my (?:friend|bru|dear)|and|n|
  i (?:really )?appreciate (?:it|this|you)|(?:you ?(?:ve|have)? (?:been|are|were|r)|youve been|youre) ${kindly}|to me|with me|you (?:really )?(?:made my day|helped(?: me)?(?: a lot)?)|for (?:(?:all )?(?:the|your) )?(?:help|advice|tips?|answers?|time|info|patience)|
  i (?:wont|will not|ll never) forget (?:this|it|that)|have a (?:good|lovely|nice|great) (?:day|night|evening|one|weekend)|(?:good ?)?bye(?: now| for now| then| bye)?|see you|till next time|good ?night|lekker dag|totsiens|mooi loop|(?:hamba|sala) kahle|you)(?= |,|$)`
const leastThanks = /\b(?:thank|thanks|thanx|thx|tx|dankie|ngiyabonga|enkosi|leboha|leboga|cheers|appreciate)\b/

const nothingElse = (said: string): boolean => {
  const rest = said.trim().replace(part, '')
  return rest.trim() === '' || (rest.length < said.trim().length && nothingElse(rest))
}

/** Whether a text only thanks, and perhaps says goodbye until next time. */
export const onlyThanks = (sentences: readonly string[]): boolean =>
  leastThanks.test(sentences.join(' ')) && sentences.every(nothingElse)
