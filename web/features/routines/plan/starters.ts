import type { ProductKind } from '#contract/kinds/product.ts'
import type { PlannedStep, RoutinePlan } from '#contract/routines.ts'
import type { Accent } from '#web/ui/art/accents.ts'
import type { MotifName } from '#web/ui/art/motif-names.ts'
import type { Time } from './plan.ts'

type Starter = {
  name: string
  text: string
  art: { slug: string; accent: Accent; motif: MotifName }
  plan: RoutinePlan
}

type Line = [name: string, kind: ProductKind, times: readonly Time[], more?: Pick<PlannedStep, 'timesAWeek' | 'spf'>]

const both: readonly Time[] = ['morning', 'evening']

const planOf = (lines: readonly Line[]): RoutinePlan => {
  const steps = lines.map(([name, kind, , more], at) => ({ id: `step-${at + 1}`, name, kind, ...more }))
  const idsIn = (time: Time) => steps.flatMap(({ id }, at) => (lines[at]?.[2].includes(time) ? [id] : []))
  return { steps, morning: idsIn('morning'), evening: idsIn('evening') }
}

/** Routines to begin with, made of types of product, not of brands. */
export const starters: readonly Starter[] = [
  {
    name: 'Three-step basic',
    text: 'Wash, moisturise, protect. What every skin needs, and the place to begin.',
    art: { slug: 'three-step-basic', accent: 'aloe', motif: 'pump' },
    plan: planOf([
      ['Gentle cleanser', 'cleanser', both],
      ['Light moisturiser', 'moisturiser', both],
      ['Sunscreen SPF 30', 'sunscreen', ['morning'], { spf: 30 }],
    ]),
  },
  {
    name: 'Dark marks on a budget',
    text: 'Two actives that fade marks, and a tinted sunscreen so that they stay away.',
    art: { slug: 'dark-marks-on-a-budget', accent: 'marula', motif: 'coin' },
    plan: planOf([
      ['Gentle cleanser', 'cleanser', both],
      ['Niacinamide serum', 'serum', ['morning']],
      ['Azelaic acid cream', 'treatment', ['evening'], { timesAWeek: 3 }],
      ['Plain moisturiser', 'moisturiser', both],
      ['Tinted sunscreen SPF 50', 'sunscreen', ['morning'], { spf: 50 }],
    ]),
  },
  {
    name: 'Dry and sensitive',
    text: 'Few, mild, unscented steps that let a tight or stinging skin settle.',
    art: { slug: 'dry-and-sensitive', accent: 'protea', motif: 'cream' },
    plan: planOf([
      ['Creamy unscented cleanser', 'cleanser', ['evening']],
      ['Glycerin serum', 'serum', both],
      ['Rich ceramide cream', 'moisturiser', both],
      ['Mineral sunscreen SPF 50', 'sunscreen', ['morning'], { spf: 50 }],
    ]),
  },
]

/** Steps that are chosen by what they are, not by brand. */
export const genericSteps: readonly { name: string; kind: ProductKind; times: readonly Time[] }[] = [
  { name: 'Gentle cleanser', kind: 'cleanser', times: both },
  { name: 'Moisturiser', kind: 'moisturiser', times: both },
  { name: 'Sunscreen SPF 30', kind: 'sunscreen', times: ['morning'] },
  { name: 'Niacinamide serum', kind: 'serum', times: ['morning'] },
  { name: 'Vitamin C serum', kind: 'serum', times: ['morning'] },
  { name: 'Hyaluronic acid serum', kind: 'serum', times: both },
  { name: 'Azelaic acid cream', kind: 'treatment', times: ['evening'] },
  { name: 'Retinol serum', kind: 'treatment', times: ['evening'] },
  { name: 'Salicylic acid exfoliant', kind: 'exfoliant', times: ['evening'] },
  { name: 'Benzoyl peroxide gel', kind: 'treatment', times: ['evening'] },
  { name: 'Face oil', kind: 'oil', times: ['evening'] },
  { name: 'Clay mask', kind: 'mask', times: ['evening'] },
]
