import type { Profile, QuizAnswers, QuizResult } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { type Person, personOf } from './person.ts'
import { planCare } from './plan-care.ts'
import { redFlagResult, redFlagsIn, suppressesProducts } from './red-flag-result.ts'
import { toldTips } from './told-tips.ts'

/**
 * The result of the skin quiz: who we think we are talking to, a routine in order, products within the budget and honest tips. What must
 * be seen by somebody comes first, and then nothing is sold.
 * @param profile the stored profile of who answers; only what keeps advice from harming them counts, the rest is in the answers
 */
export const analyseQuiz = (
  knowledge: Knowledge,
  given: QuizAnswers,
  catalogue: readonly Product[],
  profile?: Profile,
): QuizResult => {
  const answers = { ...given, goals: withPlainLetters(given.goals), allergies: withPlainLetters(given.allergies) }
  const flags = redFlagsIn(knowledge, answers)
  if (suppressesProducts(flags)) return { ...redFlagResult(flags), redFlags: flags }
  // Who suffers from looking gains nothing from a long routine; nor does skin that reacted gravely days ago.
  const distressed = flags.some(({ id }) => id === 'appearance-distress' || id === 'past-reaction')
  const read = personOf(knowledge, distressed ? { ...answers, routine: 'minimal' } : answers, profile)
  const person: Person = distressed ? { ...read, basicsOnly: true, mostIrritation: 0 } : read
  const result = planCare(
    knowledge,
    person,
    catalogue,
    flags.map(({ action }) => action),
    toldTips(knowledge, person),
  )
  return flags.length === 0 ? result : { ...result, redFlags: flags }
}
