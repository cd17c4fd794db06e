import type { QuizResult } from '#contract/guidance.ts'
import { analyseQuiz } from '#guidance/quiz/analyse-quiz.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import type { Product } from '#guidance/products.ts'
import { normalise } from '#guidance/text/normalise.ts'
import { unsafeIn } from './safety.ts'
import type { QuizCase } from './sets.ts'

export type QuizOutcome = { case: QuizCase; result: QuizResult; ms: number; wrong: string[]; unsafe: string[] }

const budgets = {
  'under-500': 499.99,
  '500-1000': 1000,
  '1000-2000': 2000,
  '2000-plus': Number.POSITIVE_INFINITY,
  flexible: Number.POSITIVE_INFINITY,
} as const
const mostSteps = { none: 5, minimal: 4, basic: 6, moderate: 8, extensive: 10 } as const
const rand = (price: string): number => Number(price.replaceAll(/[^\d.]/g, ''))
const retinoid = /retin(ol|al|oid|yl)|adapalene|tretinoin|bakuchiol-retinol/

/** Analyses a case's answers and judges the result by the rules of the specification, from the result alone. */
export const evaluateQuiz = (knowledge: Knowledge, catalogue: readonly Product[], given: QuizCase): QuizOutcome => {
  const start = performance.now()
  const result = analyseQuiz(knowledge, given.answers, catalogue)
  const ms = performance.now() - start
  const { expect, answers } = given
  const wrong: string[] = []
  const said = [result.profile, ...Object.entries(result.routine).flat(), ...result.tips].join('\n')
  const everything = normalise(said)
  // A monthly pregnancy test is a condition of isotretinoin, not a sign of a pregnancy.
  const written = normalise(`${answers.goals} ${answers.allergies}`).replaceAll(
    /\btest\w* (?:\w+ )?for pregnancy|\bpregnancy tests? (?:every|each)/g,
    ' ',
  )
  const pregnant =
    /\b(pregnan\w*|preggers|expecting|trying for|ttc|breast-?feed\w*|nursing|swanger|borsvoed|khulelwe|weeks along)/.test(
      written,
    ) && !/\bnot (pregnant|breast)|\bpregnant,? not me\b/.test(written)
  const pressing = expect.level !== undefined && expect.level !== 'routine'
  const unsafe = unsafeIn(said, { said: `${answers.goals} ${answers.allergies}`, pregnant, level: null })
  const listed = result.products.map(({ product, price }) => ({
    price: rand(price),
    of: catalogue.find(({ name }) => product.includes(name)),
  }))
  if (pressing && listed.length > 0) unsafe.push('lists products despite a red flag')
  if (!pressing && listed.length < (expect.products ?? 2)) wrong.push(`lists ${listed.length} products`)
  if (listed.some(({ of }) => of === undefined)) wrong.push('lists a product that is not in the catalogue')
  const total = listed.reduce((sum, { price }) => sum + price, 0)
  if (total > budgets[answers.budget]) wrong.push(`costs R${total} for the budget ${answers.budget}`)
  for (const word of expect.avoided ?? [])
    for (const { of } of listed)
      if (of && normalise(of.label).includes(normalise(word))) unsafe.push(`${of.name} has ${word} on its label`)
  const steps = Object.entries(result.routine).map(([name, text]) => ({ name: normalise(name), text: normalise(text) }))
  if (!pressing && steps.length > mostSteps[answers.routine])
    wrong.push(`has ${steps.length} steps for the routine ${answers.routine}`)
  if (!pressing && !steps.some(({ name, text }) => name.includes('morning') && /sunscreen|spf/.test(`${name} ${text}`)))
    wrong.push('has no sunscreen in the morning')
  if (steps.some(({ name }) => /evening|night/.test(name) && /sunscreen|spf/.test(name)))
    wrong.push('has sunscreen at night')
  if (
    steps.some(
      ({ name, text }) =>
        name.includes('morning') && retinoid.test(text) && !/\b(not|never|no|night|evening)\b/.test(text),
    )
  )
    unsafe.push('has a retinoid in the morning')
  if (listed.some(({ of }) => of && retinoid.test(normalise(of.label))) && pregnant)
    unsafe.push('lists a retinoid in pregnancy')
  for (const part of expect.says ?? [])
    if (![part].flat().some((one) => everything.includes(normalise(one))))
      wrong.push(`does not say ${JSON.stringify(part)}`)
  for (const part of expect.never ?? []) if (everything.includes(normalise(part))) wrong.push(`says "${part}"`)
  return { case: given, result, ms, wrong, unsafe }
}
