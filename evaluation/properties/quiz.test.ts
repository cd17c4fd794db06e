import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { readLabel } from '#guidance/labels/read-label.ts'
import { analyseQuiz } from '#guidance/quiz/analyse-quiz.ts'
import { anyAnswers, answersWith, catalogue, expecting, knowledge, ordinary, pressing, wishes } from './fixtures.ts'

const analyse = (answers: QuizAnswers): QuizResult => analyseQuiz(knowledge, answers, catalogue)
const productsOf = (result: QuizResult) =>
  result.products.map(({ product }) => {
    const found = catalogue.find(({ name }) => product.endsWith(name))
    if (found === undefined) throw new Error(`${product} is not in the catalogue`)
    return found
  })
const familiesOf = (label: string) =>
  readLabel(knowledge, label).flatMap(({ ingredient, families }) => [...families, ...(ingredient?.families ?? [])])
const limits = {
  'under-500': 49_999,
  '500-1000': 100_000,
  '1000-2000': 200_000,
  '2000-plus': Number.POSITIVE_INFINITY,
  flexible: Number.POSITIVE_INFINITY,
} as const
const mostSteps = { minimal: 4, none: 5, basic: 6, moderate: 8, extensive: 10 } as const
const steps = (result: QuizResult, time: RegExp) => Object.entries(result.routine).filter(([name]) => time.test(name))

describe('the quiz, for any answers', { timeout: 60_000 }, () => {
  it('never lists a product with an ingredient to avoid', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...wishes)
          .chain((wish) => answersWith(ordinary, fc.constant(wish.text)).map((answers) => ({ wish, answers }))),
        ({ wish, answers }) => {
          for (const product of productsOf(analyse(answers)))
            expect(product.label, `${product.name} for "${wish.text}"`).not.toMatch(wish.printed)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('lists at least two products, with a total within the budget', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const listed = productsOf(analyse(answers))
        expect(listed.length).toBeGreaterThanOrEqual(2)
        expect(listed.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBeLessThanOrEqual(limits[answers.budget])
      }),
      { numRuns: 100 },
    )
  })

  it('has sunscreen only in the morning, and no more steps than the chosen routine allows', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = analyse(answers)
        expect(steps(result, /morning/i).some(([name]) => /sunscreen/i.test(name))).toBe(true)
        expect(steps(result, /evening|night/i).filter(([name]) => /sunscreen/i.test(name))).toEqual([])
        expect(Object.keys(result.routine).length).toBeLessThanOrEqual(mostSteps[answers.routine])
      }),
      { numRuns: 100 },
    )
  })

  it('never has a retinoid in the morning, nor in one product with benzoyl peroxide', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = analyse(answers)
        const listed = productsOf(result)
        for (const product of listed) {
          const families = familiesOf(product.label)
          if (!families.includes('retinoid')) continue
          expect(steps(result, /morning/i).filter(([, text]) => text.includes(product.name))).toEqual([])
          expect(readLabel(knowledge, product.label).map(({ ingredient }) => ingredient?.id)).not.toContain(
            'benzoyl-peroxide',
          )
        }
      }),
      { numRuns: 100 },
    )
  })

  it('never lists or advises a retinoid during pregnancy, breastfeeding, or when trying for a baby', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...expecting)
          .chain((words) =>
            fc.oneof(answersWith(fc.constant(words), ordinary), answersWith(ordinary, fc.constant(words))),
          ),
        (answers) => {
          const result = analyse(answers)
          for (const product of productsOf(result))
            expect(familiesOf(product.label), product.name).not.toContain('retinoid')
          for (const text of Object.values(result.routine))
            expect(text).not.toMatch(/retin(ol|al|oid)(?![^.]*\b(not|no|leave|left|avoid|after|instead)\b)/i)
        },
      ),
      { numRuns: 66 },
    )
  })

  it('puts urgent advice first, and then lists no products', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pressing).chain((words) => answersWith(fc.constant(`${words}.`), ordinary)),
        (answers) => {
          const result = analyse(answers)
          expect(result.products).toEqual([])
          expect(result.profile.slice(0, 400)).toMatch(/112|10177|0800 567 567|0861 555 777|doctor|clinic|rinse/i)
        },
      ),
      { numRuns: 33 },
    )
  })

  it('gives tone-safe advice for dark marks on deeper skin, without lightening', () => {
    fc.assert(
      fc.property(answersWith(fc.constant('I have dark skin with marks from pimples'), ordinary), (answers) => {
        const said = JSON.stringify(analyse({ ...answers, concerns: ['dark-spots'] }))
        expect(said).toMatch(/tint|iron oxide/i)
        expect(said).not.toMatch(/lighten your|whiten|fairer/i)
      }),
      { numRuns: 33 },
    )
  })

  it('returns the same result for the same answers, byte for byte', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(JSON.stringify(analyse(answers))).toBe(JSON.stringify(analyse(structuredClone(answers))))
      }),
      { numRuns: 26 },
    )
  })
})
