import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainMatch } from '#guidance/match/explain-match.ts'
import { productKinds } from '#guidance/knowledge/kinds.ts'
import { checkRoutine } from '#guidance/routines/check-routine.ts'
import type { RoutineStep } from '#guidance/routines/routine.ts'
import { anyProfile, catalogue, knowledge, wishes } from './fixtures.ts'

const anyStep: fc.Arbitrary<RoutineStep> = fc.oneof(
  fc
    .record({
      product: fc.constantFrom(...catalogue),
      when: fc.constantFrom('morning', 'night', 'both'),
      timesAWeek: fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined }),
    })
    .map(({ product: { name, kind, label, priceCents, sizeMl }, when, timesAWeek }) => ({
      name,
      kind,
      label,
      priceCents,
      sizeMl,
      when,
      ...(timesAWeek !== undefined && { timesAWeek }),
    })),
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 30 }),
    when: fc.constantFrom('morning', 'night', 'both'),
    kind: fc.constantFrom(...productKinds),
  }),
)
const anyRoutine = fc.array(anyStep, { maxLength: 8 })

describe('the routine check, for any steps', () => {
  it('puts sunscreen last in the morning and never in the evening', () => {
    fc.assert(
      fc.property(anyRoutine, anyProfile, (steps, profile) => {
        const { morning, evening } = checkRoutine(knowledge, steps, profile)
        expect(evening.filter(({ kind }) => kind === 'sunscreen')).toEqual([])
        const at = morning.findIndex(({ kind }) => kind === 'sunscreen')
        if (at >= 0)
          expect(morning.slice(at).every(({ kind }) => kind === 'sunscreen' || kind === 'lip' || kind === 'body')).toBe(
            true,
          )
      }),
      { numRuns: 200 },
    )
  })

  it('reports missing sunscreen, states a rule for every finding, and is deterministic', () => {
    fc.assert(
      fc.property(anyRoutine, anyProfile, (steps, profile) => {
        const check = checkRoutine(knowledge, steps, profile)
        for (const { because } of check.findings) expect(because.rule).not.toBe('')
        if (steps.length > 0 && !steps.some(({ kind }) => kind === 'sunscreen'))
          expect(check.findings.map(({ text }) => text).join(' ')).toMatch(/sunscreen/i)
        expect(JSON.stringify(checkRoutine(knowledge, steps, profile))).toBe(JSON.stringify(check))
      }),
      { numRuns: 150 },
    )
  })
})

describe('the match, for any profile', () => {
  it('is not suitable, with the reason, for a product with an ingredient to avoid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...catalogue), fc.constantFrom(...wishes), anyProfile, (product, wish, profile) => {
        const match = explainMatch(knowledge, { kind: 'product', product }, { ...profile, avoid: wish.text })
        expect(match.score).toBeGreaterThanOrEqual(0)
        expect(match.score).toBeLessThanOrEqual(1)
        if (!wish.printed.test(product.label)) return
        expect([match.suitable, match.reasons.some(({ tone }) => tone === 'avoid')]).toEqual([false, true])
      }),
      { numRuns: 300 },
    )
  })
})
