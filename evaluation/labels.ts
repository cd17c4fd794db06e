import type { LabelCheck } from '#contract/guidance.ts'
import { checkLabel } from '#guidance/labels/check-label.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import { keyOf } from '#guidance/text/normalise.ts'
import type { LabelCase } from './sets.ts'

export type LabelOutcome = {
  case: LabelCase
  check: LabelCheck
  ms: number
  wrong: string[]
  unsafe: string[]
  named: number
  ruled: number
  items: number
  unknown: string[]
}

/** Checks a case's label. `named` counts items recognised by name, synonym or close spelling, `ruled` those recognised only by a naming rule. */
export const evaluateLabel = (knowledge: Knowledge, given: LabelCase): LabelOutcome => {
  const start = performance.now()
  const check = checkLabel(knowledge, given.text)
  const ms = performance.now() - start
  const { expect } = given
  const wrong: string[] = []
  const unsafe: string[] = []
  const nonsense = new Set((expect.unknown ?? []).map(keyOf))
  const real = check.items.filter(({ printed }) => !nonsense.has(keyOf(printed)))
  if (check.items.length !== given.items) wrong.push(`finds ${check.items.length} items of ${given.items}`)
  for (const name of expect.allergens ?? [])
    if (!check.allergens.some((found) => keyOf(found) === keyOf(name))) wrong.push(`misses the allergen ${name}`)
  for (const family of expect.families ?? [])
    if (!check.families.some((found) => found.family === family)) wrong.push(`misses the family ${family}`)
  for (const { printed, how } of check.items)
    if (nonsense.has(keyOf(printed)) && how !== 'unrecognised')
      wrong.push(`accepts the nonsense word "${printed}" as an ingredient`)
  if (expect.lightener === true && check.lighteners.length === 0) unsafe.push('misses an illegal lightener')
  if (expect.lightener !== true && check.lighteners.length > 0) wrong.push('reports a lightener where there is none')
  return {
    case: given,
    check,
    ms,
    wrong,
    unsafe,
    named: real.filter(({ how }) => how === 'name' || how === 'synonym' || how === 'spelling').length,
    ruled: real.filter(({ how }) => how === 'rule').length,
    items: Math.max(real.length, given.items - nonsense.size),
    unknown: real.filter(({ how }) => how === 'unrecognised').map(({ printed }) => printed),
  }
}
