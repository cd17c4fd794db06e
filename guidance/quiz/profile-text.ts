import { normalise } from '../text/normalise.ts'
import { aimOf, listed } from './aims.ts'
import type { Person } from './person.ts'
import { rand } from './rand.ts'

const ages = {
  'under-20': 'under 20',
  '20-29': 'in your twenties',
  '30-39': 'in your thirties',
  '40-49': 'in your forties',
  '50-plus': '50 or older',
} as const
/** Ways to say that there is nothing to leave out. */
const nothing =
  /^(i (have|am) |i'?ve |im )?(none|no|nope|nah|nothing|nil|n\/?a|nada|not? (that )?i know( of)?|(nothing|none|not|no) (that )?i'?m? ?(know|aware|can think)( of)?|(no|not) (known |any )?(allerg\w*|sensitivities)( (to|that) (anything|i know of))?|not allergic to anything|geen( allergie\w*)?|niks|not (any|sure)|don'?t know|-+|\.+)[.! ]*$/

/** What was understood of what to leave out, said back so that it can be put right. */
const heardLine = ({ situation: { heard, avoid }, answers, expecting }: Person): string => {
  const words = [...new Set(heard)]
  if (words.length > 0)
    return `We understood: ${words.join('; ')}. We left out what does not go with that${expecting ? ', vitamin A and strong peels included' : ''}.`
  const understood =
    nothing.test(normalise(answers.allergies)) || avoid.ingredients.size + avoid.families.size + avoid.origins.size + avoid.words.length > 0
  return understood ? '' : 'We could not tell what to leave out from what you wrote, so please check each label before you buy.'
}

/** Who we think we are talking to, what is left out, and what the list comes to. */
export const profileText = (person: Person, listedCents: readonly number[], steps: number): string => {
  const { answers } = person
  const total = listedCents.reduce((sum, cents) => sum + cents, 0)
  const aims = listed([...new Set(person.concerns.map((one) => aimOf[one]))])
  const child = person.situation.conditions.has('under-12') && !person.expecting
  const intro = child
    ? `This is for a child with ${answers.skin_type} skin, so we keep to the mild basics.`
    : `You are ${ages[answers.age]}, have ${answers.skin_type} skin and want help with ${aims}.`
  const over = person.mostCents !== undefined && total > person.mostCents
  const few = listedCents.length < 2
  const money = few
    ? `We know of too few products that are safe for you within this budget, so we list ${listedCents.length === 0 ? 'none' : 'only one'} and name kinds to look for instead.`
    : `Your routine has ${steps} steps a day, and the ${listedCents.length} products listed come to ${rand(total)}${over ? ', which is within the range you chose but more than you wrote' : ''}.`
  return [intro, heardLine(person), money].filter((line) => line !== '').join(' ')
}
