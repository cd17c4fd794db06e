import { beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { checkRoutine } from './check-routine.ts'
import { kindFromName, orderOf } from './order.ts'
import type { RoutineStep } from './routine.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await readKnowledge()
}, 60_000)

const sunscreen: RoutineStep = { name: 'SPF 50 sunscreen', when: 'morning', spf: 50 }
const retinol: RoutineStep = { name: 'Retinol serum', when: 'night', ingredients: ['retinol'] }
const glycolic: RoutineStep = { name: 'Glycolic toner', when: 'night', ingredients: ['glycolic-acid'] }
const check = (steps: RoutineStep[], profile?: Profile) => checkRoutine(knowledge, steps, profile)
const rules = (steps: RoutineStep[], profile?: Profile) =>
  check(steps, profile).findings.map(({ because }) => because.rule)

describe('the order', () => {
  it('goes from thin to thick, with sunscreen last of the morning', () => {
    const { morning } = check([
      sunscreen,
      { name: 'Day cream', when: 'both' },
      { name: 'Vitamin C serum', when: 'morning' },
      { name: 'Gel cleanser', when: 'both' },
    ])
    expect(morning.map(({ name }) => name)).toEqual([
      'Gel cleanser',
      'Vitamin C serum',
      'Day cream',
      'SPF 50 sunscreen',
    ])
    for (const { why } of morning) expect(why).not.toBe('')
  })
  it('puts vitamin C before the other serums, in whichever order they are named', () => {
    const steps: RoutineStep[] = [
      { name: 'Snail mucin serum', when: 'morning' },
      { name: 'Vitamin C serum', when: 'morning', kind: 'serum', ingredients: ['ascorbic-acid'] },
      sunscreen,
    ]
    expect(check(steps).morning.map(({ name }) => name)).toEqual([
      'Vitamin C serum',
      'Snail mucin serum',
      'SPF 50 sunscreen',
    ])
  })
  it('knows the kind of a product by its name', () => {
    expect(kindFromName('Sun Cream SPF50')).toBe('sunscreen')
    expect(kindFromName('Foaming face wash')).toBe('cleanser')
    expect(kindFromName('Retinol 0.3%')).toBe('treatment')
    expect(kindFromName('Thing')).toBeUndefined()
    expect(orderOf(undefined)).toBe(orderOf('serum'))
  })
})

describe('daylight', () => {
  it('a missing sunscreen is told of', () => expect(rules([retinol])).toContain('routine:no-sunscreen'))
  it('sunscreen at night moves to the morning', () => {
    const { evening, morning, findings } = check([{ ...sunscreen, when: 'both' }])
    expect(findings.map(({ because }) => because.rule)).toContain('routine:sunscreen-at-night')
    expect(evening).toEqual([])
    expect(morning).toHaveLength(1)
  })
  it('vitamin A in the morning moves to the evening', () => {
    const { evening, morning, findings } = check([{ ...retinol, when: 'morning' }, sunscreen])
    expect(findings.map(({ because }) => because.rule)).toContain('routine:retinoid-in-the-morning')
    expect(evening.map(({ name }) => name)).toEqual(['Retinol serum'])
    expect(morning.map(({ name }) => name)).toEqual(['SPF 50 sunscreen'])
  })
})

describe('conflicts', () => {
  it('vitamin A and an acid on one night are kept to different nights, which are named', () => {
    const { evening, findings } = check([retinol, glycolic, sunscreen])
    expect(new Set(evening.map(({ nights }) => nights)).size).toBe(2)
    expect(findings.find(({ because }) => because.rule === 'interaction:retinoid-with-aha')?.text).toMatch(
      /Retinol serum on Mondays and Thursdays/,
    )
  })
  it('are found in what two labels say', () => {
    const found = rules([
      { name: 'Night drops', when: 'night', label: 'Aqua, Glycerin, Squalane, Retinol, Phenoxyethanol' },
      {
        name: 'Night tonic',
        when: 'night',
        kind: 'exfoliant',
        label: 'Aqua, Glycolic Acid, Glycerin, Sodium Hydroxide, Phenoxyethanol',
      },
    ])
    expect(found).toContain('interaction:retinoid-with-aha')
  })
  it('an acid that only sets the pH of a cream does not count', () => {
    const found = rules([
      { name: 'Night drops', when: 'night', label: 'Aqua, Glycerin, Squalane, Retinol, Phenoxyethanol' },
      {
        name: 'Cream',
        when: 'night',
        kind: 'moisturiser',
        label: 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Lactic Acid, Citric Acid',
      },
    ])
    expect(found).not.toContain('interaction:retinoid-with-aha')
  })
  it('what the knowledge says of two ingredients counts before what it says of their families', () => {
    const found = rules([
      { name: 'Adapalene gel', when: 'night', ingredients: ['adapalene'] },
      { name: 'Peroxide gel', when: 'night', ingredients: ['benzoyl-peroxide'] },
    ])
    expect(found).toContain('interaction:adapalene-with-benzoyl-peroxide')
    expect(found.filter((rule) => rule.includes('retinoid-with'))).toEqual([])
  })
  it('popular myths are said to be fine', () => {
    const { findings } = check([
      { name: 'Vitamin C serum', when: 'morning' },
      { name: 'Niacinamide serum', when: 'morning' },
      sunscreen,
    ])
    expect(findings.find(({ because }) => because.rule === 'interaction:vitamin-c-with-niacinamide')?.tone).toBe('good')
  })
  it('does not find again what is kept to different evenings already', () => {
    const apart: RoutineStep[] = [
      { ...retinol, nights: 'Mondays and Thursdays', timesAWeek: 2 },
      { ...glycolic, nights: 'Sundays', timesAWeek: 1 },
      sunscreen,
    ]
    const { findings, evening } = check(apart)
    expect(findings.filter(({ tone, text }) => tone !== 'good' && text.includes(' with '))).toEqual([])
    expect(evening.map(({ nights }) => nights)).toEqual(['Sundays', 'Mondays and Thursdays'])
  })
  it('after every fix no two things that clash meet on one night', () => {
    const strong = ['retinol', 'glycolic-acid', 'salicylic-acid', 'benzoyl-peroxide']
    const { evening } = check([
      ...strong.map((id): RoutineStep => ({ name: id, kind: 'treatment', when: 'night', ingredients: [id] })),
      sunscreen,
    ])
    const nights = evening.map((step) => step.nights)
    expect(nights).not.toContain(undefined)
    expect(new Set(nights).size).toBe(nights.length)
  })
  it('a moisturiser is swapped, not dropped', () => {
    const { evening, dropped } = check([
      retinol,
      { name: 'Lavender cream', kind: 'moisturiser', when: 'night', ingredients: ['lavender-oil'] },
      sunscreen,
    ])
    expect(dropped).toEqual([])
    expect(evening).toHaveLength(2)
  })
})

describe('the person', () => {
  it('vitamin A around a pregnancy is to be avoided, and that comes first', () => {
    for (const profile of [{ pregnant: true }, { breastfeeding: true }]) {
      const [first] = check([retinol, sunscreen], profile).findings
      expect(first?.tone).toBe('avoid')
      expect(first?.because.ingredients).toContain('retinol')
    }
  })
  it('what is avoided is told of with the step it is in', () => {
    const { findings } = check([{ name: 'Nice cream', when: 'both', label: 'Aqua, Glycerin, Parfum' }, sunscreen], {
      avoid: 'perfume',
    })
    expect(findings[0]).toMatchObject({ tone: 'avoid', text: expect.stringContaining('Nice cream') })
  })
})

describe('the week', () => {
  it('one strong active on two nights is a low load, two every night are too much', () => {
    expect(check([{ ...retinol, timesAWeek: 2 }]).load).toMatchObject({ points: 4, level: 'low' })
    expect(check([retinol, glycolic]).load.level).toBe('high')
  })
  it('sensitive skin takes half', () => {
    expect(check([{ ...retinol, timesAWeek: 4 }]).load.level).toBe('low')
    expect(check([{ ...retinol, timesAWeek: 4 }], { skinType: 'sensitive' }).load.level).toBe('careful')
  })
  it('several strong actives are to be started one at a time', () =>
    expect(rules([retinol, glycolic])).toContain('routine:too-many-actives'))
  it('a patch test begins with what is mild, one new product a week', () => {
    const { order, how } = check([retinol, { name: 'Cream', when: 'both' }, sunscreen]).patchTest
    expect(order.map(({ name, week, strong }) => [name, week, strong])).toEqual([
      ['SPF 50 sunscreen', 1, false],
      ['Cream', 2, false],
      ['Retinol serum', 3, true],
    ])
    expect(how).toMatch(/three days/)
  })
})

describe('the cost', () => {
  it('is the price of what a month uses up', () => {
    // 0.5 ml × 7 × 52/12 = 15.17 ml of 30 ml at R300
    expect(check([{ name: 'Serum', kind: 'serum', when: 'night', priceCents: 30_000, sizeMl: 30 }]).cost.cents).toBe(
      15_167,
    )
  })
  it('is unknown, with the reason, when a price is', () => {
    const { cents, text } = check([
      { name: 'Serum', kind: 'serum', when: 'night', priceCents: 30_000, sizeMl: 30 },
      sunscreen,
    ]).cost
    expect(cents).toBeNull()
    expect(text).toContain('SPF 50 sunscreen')
  })
})
