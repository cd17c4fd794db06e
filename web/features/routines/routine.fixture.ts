import type { PersonalRoutineCheck, RoutinePlan, SavedRoutine } from '#contract/routines.ts'
import type { Draft } from './plan/routine-draft.ts'

/** A plan with two steps that clash in the evening. */
export const plan: RoutinePlan = {
  steps: [
    { id: 'wash', name: 'Gentle cleanser', kind: 'cleanser' },
    { id: 'retinol', name: 'Retinol serum', kind: 'treatment' },
    { id: 'peel', name: 'Glycolic toner', kind: 'exfoliant' },
  ],
  morning: ['wash'],
  evening: ['wash', 'retinol', 'peel'],
}
const because = (rule: string) => ({ rule, ingredients: [], sources: [{ title: 'A guideline' }] })
/** Its check, as the server returns it. */
export const check: PersonalRoutineCheck = {
  morning: [{ name: 'Gentle cleanser', why: 'First.' }],
  evening: [
    { name: 'Gentle cleanser', why: 'First.' },
    { name: 'Glycolic toner', why: 'Before.' },
    { name: 'Retinol serum', why: 'After.' },
  ],
  dropped: [],
  findings: [
    {
      tone: 'careful',
      text: 'Retinol serum with Glycolic toner: too much at once.',
      because: because('interaction:x'),
    },
    { tone: 'careful', text: 'There is no sunscreen.', because: because('routine:no-sunscreen') },
  ],
  load: { points: 20, level: 'high', text: 'That is too much.' },
  frequency: [],
  patchTest: { how: 'On the arm.', order: [{ name: 'Gentle cleanser', week: 1, why: 'Mild.', strong: false }] },
  cost: {
    cents: null,
    text: '',
    steps: [
      { name: 'Gentle cleanser', cents: 9000 },
      { name: 'Retinol serum', cents: null },
    ],
  },
  budget: 50_000,
}
export const updatedAt = '2026-11-01T08:00:00.000Z'
/** The plan, saved to an account. */
export const saved: SavedRoutine = {
  id: '0192f5c6-0000-7000-8000-00000000000a',
  name: 'Mine',
  plan,
  shareToken: null,
  createdAt: updatedAt,
  updatedAt,
}
/** The plan, not saved yet. */
export const draft: Draft = { name: 'Mine', plan, saved: null, changed: true }
