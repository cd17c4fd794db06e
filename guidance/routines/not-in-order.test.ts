import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkRoutine } from './check-routine.ts'
import type { RoutineStep } from './routine.ts'

// What has no place in the order of a routine: what somebody must not have, what is banned, swallowed or kept in a kitchen.

const knowledge = await readKnowledge()
const spf: RoutineStep = { name: 'SPF 50 sunscreen', when: 'morning', spf: 50 }
const cream: RoutineStep = { name: 'Plain cream', when: 'both' }
const check = (steps: RoutineStep[], profile?: Profile) => checkRoutine(knowledge, [cream, spf, ...steps], profile)
const placed = (steps: RoutineStep[], profile?: Profile): string[] => {
  const { morning, evening } = check(steps, profile)
  return [...new Set([...morning, ...evening].map(({ name }) => name))].filter(
    (name) => name !== cream.name && name !== spf.name,
  )
}
const rules = (steps: RoutineStep[], profile?: Profile): string[] =>
  check(steps, profile).findings.map(({ because }) => because.rule)
const step = (name: string, ingredient?: string): RoutineStep => ({
  name,
  when: 'night',
  ...(ingredient === undefined ? {} : { ingredients: [ingredient] }),
})

describe('what this person must not have', () => {
  it.each([
    ['vitamin A in pregnancy', step('Night oil', 'retinal'), { pregnant: true }],
    ['vitamin A while breastfeeding', step('Tazarotene', 'tazarotene'), { breastfeeding: true }],
    ['an acid on a child', step('Toner', 'glycolic-acid'), { age: 'under-12' }],
    ['an allergen', { ...step('Face oil'), label: 'Prunus Amygdalus Dulcis Oil, Tocopherol' }, { avoid: 'almonds' }],
  ] as const)('is left out and not put in order: %s', (_, one, profile) => {
    expect(placed([one], profile)).toEqual([])
    expect(check([one], profile).dropped).toEqual([one.name])
    expect(check([one], profile).frequency.map(({ name }) => name)).not.toContain(one.name)
    expect(check([one], profile).findings[0]?.tone).toBe('avoid')
  })
  it('and stays in order for anybody else', () => expect(placed([step('Night oil', 'retinal')])).toEqual(['Night oil']))
})

describe('what is banned', () => {
  it.each(['Aqua, Hydroquinone 4%, Glycerin', 'Aqua, Ammoniated Mercury, Petrolatum'])(
    'is left out and warned of: %s',
    (label) => {
      expect(placed([{ ...step('Glow cream'), label }])).toEqual([])
      expect(check([{ ...step('Glow cream'), label }]).findings[0]?.text).toMatch(/^Glow cream: It names .*SAHPRA/)
    },
  )
  it('a strong steroid is warned of, not stopped from one day to the next, and given no pace of ours', () => {
    const found = check([{ ...step('Beauty cream'), label: 'Clobetasol Propionate 0.05%, White soft paraffin' }])
    expect(found.dropped).toEqual([])
    expect(found.findings[0]?.text).toMatch(/do not stop suddenly/)
    expect(found.frequency.find(({ name }) => name === 'Beauty cream')?.text).toBe(
      'As your prescriber or pharmacist told you.',
    )
  })
})

describe('what is swallowed', () => {
  it.each(['Isotretinoin', 'Roaccutane capsules', 'Collagen tablets', 'Glutathione drip'])(
    'has no place in the order: %s',
    (name) => {
      expect(placed([step(name)])).toEqual([])
      expect(rules([step(name)])).toContain('routine:swallowed')
    },
  )
  it('isotretinoin takes acids and scrubs out, and is said to be wrong in pregnancy', () => {
    expect(
      placed([
        step('Isotretinoin capsules', 'isotretinoin'),
        step('Salicylic gel', 'salicylic-acid'),
        step('Sugar scrub'),
      ]),
    ).toEqual([])
    expect(check([step('Isotretinoin capsules', 'isotretinoin')], { pregnant: true }).findings[0]?.tone).toBe('avoid')
  })
})

describe('what belongs in the kitchen or the clinic', () => {
  it.each([
    'Lemon juice',
    'Suurlemoensap',
    'Baking soda paste',
    'Colgate on pimples',
    'Jik',
    'Sunlight soap',
    'Apple cider vinegar',
    'Dermaroller 0.5',
  ])('is left out: %s', (name) => {
    expect(placed([step(name)])).toEqual([])
    expect(rules([step(name)])).toContain('routine:not-for-skin')
  })
  it.each(['Lemon balm cream', 'Bleach cream remover wash', 'Rice toner'])('and not what only sounds so: %s', (name) =>
    expect(rules([step(name)])).not.toContain('routine:not-for-skin'),
  )
})

describe('where things go', () => {
  it('a sleeping mask goes last at night, make-up after sunscreen', () => {
    const { morning, evening } = check([
      { name: 'Foundation', when: 'morning' },
      step('Sleeping mask'),
      step('Night oil'),
    ])
    expect(morning.at(-1)?.name).toBe('Foundation')
    expect(evening.at(-1)?.name).toBe('Sleeping mask')
  })
  it('SPF 15 alone is said to be too little', () => {
    const rulesOf = (name: string) =>
      checkRoutine(knowledge, [{ name, when: 'morning' }]).findings.map(({ because }) => because.rule)
    expect(rulesOf('Moisturiser SPF 15')).toContain('routine:low-sunscreen')
    expect(rulesOf('Moisturiser SPF 30')).not.toContain('routine:low-sunscreen')
  })
})
