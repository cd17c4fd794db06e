import type { Substances } from '../knowledge/substances.ts'
import { helpersAmong } from '../match/product-facts.ts'
import { commonName } from '../match/working-items.ts'
import { aimOf, listed } from '../match/aims.ts'
import { heardLines } from './heard.ts'
import type { Person } from './person.ts'
import { rand } from './rand.ts'
import type { Step } from './steps.ts'

const ages = {
  'under-20': 'under 20',
  '20-29': 'in your twenties',
  '30-39': 'in your thirties',
  '40-49': 'in your forties',
  '50-plus': '50 or older',
} as const

const introOf = ({ answers, concerns, child, careThere, written, situation }: Person): string => {
  if (child)
    return `This is for ${written.babyMonths === undefined ? 'a child' : 'a baby'} with ${answers.skin_type} skin, so we keep to the mild basics.`
  const aims = listed([...new Set(concerns.map((one) => aimOf[one]))])
  // A parent's or an aunt's answers for somebody young: the answered age is not theirs.
  if (answers.age !== 'under-20' && situation.conditions.has('teen')) {
    const there = careThere === undefined ? '' : `${careThere.called.replace(/^your /, 'the ')} of `
    return `This is for ${there}a teenager with ${answers.skin_type} skin, who wants help with ${aims}.`
  }
  if (careThere !== undefined)
    return (
      `This is for ${careThere.called}: you are ${ages[answers.age]}, have ${answers.skin_type} skin and want help with ` +
      `${aims}. For your face, do the quiz once more.`
    )
  return `You are ${ages[answers.age]}, have ${answers.skin_type} skin and want help with ${aims}.`
}

/** Why the one thing that acts is this and not another, for this person. */
const reasonOf = (id: string, { concerns, marks, expecting, gentle, situation }: Person): string | undefined => {
  const acne = concerns.includes('acne')
  switch (id) {
    case 'azelaic-acid':
      if (acne && marks)
        return `it works on breakouts and on the marks they leave${expecting ? ', and is usually chosen in pregnancy too' : ''}`
      if (acne)
        return expecting
          ? 'it works on breakouts and is usually chosen in pregnancy too'
          : gentle
            ? 'it works on breakouts and stings less than ' + 'acids that peel'
            : 'it works on breakouts'
      if (situation.conditions.has('rosacea')) return 'it has the best proof for the bumps and redness of rosacea'
      return concerns.includes('dark-spots')
        ? `it helps marks fade to your own shade${expecting ? ' and is usually chosen in pregnancy too' : ''}`
        : 'it ' + 'calms redness'
    case 'salicylic-acid':
      return acne ? 'it clears the clogged pores that breakouts begin in' : 'it clears clogged pores'
    case 'benzoyl-peroxide':
      return 'it has the best proof for red, sore pimples'
    case 'retinol':
    case 'retinal':
      return concerns.includes('aging')
        ? 'after sunscreen it has the best proof for lines'
        : 'it smooths texture over the months'
    case 'niacinamide':
      if (acne) return 'it is the mildest thing that helps breakouts, and it goes with what you left out'
      return concerns.includes('dark-spots')
        ? 'it helps marks fade and hardly stings, and stinging is what leaves new ' + 'marks'
        : concerns.includes('redness')
          ? 'it strengthens skin that reddens and hardly stings'
          : 'it helps with shine and pores and hardly stings'
    case 'ascorbic-acid':
    case 'sodium-ascorbyl-phosphate':
    case 'ascorbyl-glucoside':
      return 'in the morning it works beside your sunscreen'
    default:
      return undefined
  }
}

const choiceLine = (person: Person, steps: readonly Step[]): string => {
  const step = steps.find(({ slot }) => slot === 'treatment') ?? steps.find(({ slot }) => slot === 'serum')
  if (step === undefined) return ''
  const found = helpersAmong(
    step.active === undefined ? (step.candidate?.facts.working ?? []) : [step.active],
    person.concerns,
  )
  const [best] = [...found].sort((one, other) => other.weight - one.weight)
  const reason = best === undefined ? undefined : reasonOf(best.ingredient.id, person)
  if (best === undefined || reason === undefined) return ''
  const name = commonName(best.ingredient)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is the one active you begin with: ${reason}.`
}

/** How many products are listed and what they cost together. */
const moneyLine = (person: Person, listedCents: readonly number[] | null, steps: readonly Step[]): string => {
  if (listedCents === null) return 'For each step we name the kind of product to look for.'
  const total = listedCents.reduce((sum, cents) => sum + cents, 0)
  const over = person.mostCents !== undefined && total > person.mostCents
  const few = listedCents.length < 2
  const bare = steps.some(
    ({ slot, candidate }) =>
      candidate === undefined && (slot === 'cleanser' || slot === 'moisturiser' || slot === 'sunscreen'),
  )
  const without = steps.some(({ slot, candidate }) => candidate === undefined && slot === 'treatment')
  const order =
    few || over
      ? ''
      : bare
        ? ' Money goes to sunscreen and moisturiser first; for a step without a product, use something mild you already have.'
        : without
          ? ' The basics come first; the treatment is named so that you can add it later.'
          : ''
  return few
    ? `We know of too few products that are safe for you within this budget, so we list ${listedCents.length === 0 ? 'none' : 'only one'} and name kinds ` +
        `to look for instead.`
    : `Your routine has ${steps.length} steps a day, and the ${listedCents.length} products listed come to ` +
        `${rand(total)}${over ? ', which is within the range you chose but more than you wrote' : ''}.${order}`
}

/**
 * Who we think we are talking to, what is left out, what comes first and what the list comes to.
 * @param listedCents prices of the listed products; null if no products are known
 */
export const profileText = (
  knowledge: Substances,
  person: Person,
  listedCents: readonly number[] | null,
  steps: readonly Step[],
): string =>
  [introOf(person), ...heardLines(knowledge, person), choiceLine(person, steps), moneyLine(person, listedCents, steps)]
    .filter((line) => line !== '')
    .join(' ')
