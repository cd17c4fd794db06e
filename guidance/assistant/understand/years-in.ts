import { withoutAgesOfThen, youngAgeIn } from '../../safety/read-numbers.ts'

/** From this age on somebody is grown up. */
export const adult = 18
/** Below this age somebody is a child. */
export const smallChild = 13
const ageAfter = String.raw`\b(?!\s?(?:%|percent|weeks?|months?|days?|rand|ml|g\b|steps?|products?|times|o'?clock|am\b|pm\b|past|in the|hours?|min))`
const ages = [
  // "My daughter of 19": grown up.
  new RegExp(
    String.raw`\bmy (?:\w+ )?(?:daughter|son|sister|brother|niece|nephew|cousin|mom|mum|mother|dad|father|husband|wife|gran\w*|gogo|ouma|oupa|aunt\w*|uncle|girl|boy|kid|friend),? (?:of |aged |who is |is |van )?(\d{1,2})` +
      ageAfter,
    'i',
  ),
  /\b(\d{1,2})\s?-?(?:years?|yrs?|yo|jaar|y\/o|year)(?:[- ]?old)?\b(?! (?:ago|later|now|back|on|and|in))/i,
  new RegExp(
    String.raw`\b(?:i am|im|i'm|you(?:'?re| are)|ek is|jy is|(?:s?he|hy|sy|it)(?:'?s| is)|aged?|is|turned|turning)\s(\d{1,2})` +
      ageAfter,
    'i',
  ),
  new RegExp(String.raw`\b(?:at|from) (?:age )?(1\d)${ageAfter}`, 'i'),
  // Of long ago is what follows with "had" or "used".
  /\bin (?:my|her|his|their) (?:early |mid |late )?([4-9]0)['’]?s\b(?! (?:i|she|he|they|we) (?:had|used|was|were|got))/i,
]

/** The age of the person it is for: "my 9 year old", "im 15", "shes 9", "retinol at 16", "13yo". */
export const yearsIn = (message: string): number | undefined => {
  if (/\b(?:like|as if|soos) (?:i'?m|im|i am|i was|ek is|to|for)? ?(?:an? )?\d/i.test(message)) return undefined
  const years = Number(
    ages.map((age) => age.exec(withoutAgesOfThen(message))?.[1]).find((found) => found !== undefined) ?? 0,
  )
  // "My tattoo is 2 years old" tells no age.
  return years >= adult ? years : years > 0 && youngAgeIn(message) !== undefined ? years : undefined
}
