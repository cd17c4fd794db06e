import type { Note, Profile } from '#contract/guidance.ts'
import { type ProductKind, productKinds } from '../knowledge/kinds.ts'
import type { Substances } from '../knowledge/substances.ts'
import { withoutDenied } from '../labels/denied.ts'
import { guessKind } from '../labels/product-kind.ts'
import { splitLabel } from '../labels/split-label.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { settleConflicts } from './conflicts.ts'
import { kindFromName } from './order.ts'
import { slotsOf } from './schedule.ts'
import { type KnownStep, knownStep } from './step-facts.ts'

/** More commas than a name with a few actives has: a pasted ingredient list. */
const isList = (told: string): boolean => told.split(',').length > 5

/** An owned product, at the time of day where it belongs. */
const ownedStep = (knowledge: Substances, step: string, told: string): KnownStep => {
  const kind = productKinds.find((one) => one === step.toLowerCase()) ?? kindFromName(told) ?? kindFromName(step)
  // In a sentence: “vitamin C serum”, but “CeraVe lotion”.
  const name = `your ${step.replace(/^[A-Z][a-z]+\b/, (word) => word.toLowerCase())}`
  const known = knownStep(knowledge, {
    // A name says what is in a product where there is no list.
    name: isList(told) ? name : told,
    ...(kind !== undefined && { kind }),
    ...(isList(told) && { label: told }),
    when: 'both',
  })
  const when = known.retinoid ? 'night' : known.sunscreen ? 'morning' : 'both'
  return { ...known, step: { ...known.step, name, when } }
}

/** The product of a label as a step; undefined when it is not for skin. */
const labelStep = (knowledge: Substances, pasted: string): KnownStep | undefined => {
  const text = withoutDenied(withPlainLetters(pasted))
  const { items, outside } = splitLabel(knowledge, text)
  const title = text.slice(0, Math.max(0, text.indexOf(items[0]?.printed ?? '')))
  const guessed = guessKind(items, [title, ...outside].join(' '))
  if (guessed?.skin === false) return undefined
  const kind: ProductKind | undefined = guessed?.sun ? 'sunscreen' : guessed?.rinsedOff ? 'cleanser' : undefined
  const known = knownStep(knowledge, { name: 'this product', ...(kind && { kind }), when: 'both', label: text })
  const when = known.retinoid ? 'night' : known.sunscreen ? 'morning' : 'both'
  return { ...known, step: { ...known.step, when } }
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/**
 * What a label says beside the products that somebody owns, by the rules for pairs in a routine: what clashes and what there would be twice,
 * each with the way to use both or the one to leave. Pairs that go well together are not mentioned.
 */
export const besideOwned = (knowledge: Substances, label: string, owned: Profile['owned'] = {}): Note[] => {
  const products = Object.entries(owned)
  if (products.length === 0) return []
  const product = labelStep(knowledge, label)
  if (product === undefined) return []
  const steps = [...products.map(([step, told]) => ownedStep(knowledge, step, told)), product]
  return settleConflicts(knowledge, slotsOf(steps), slotsOf(steps), products.length)
    .filter(({ tone }) => tone !== 'good')
    .map((note) => ({ ...note, text: capitalised(note.text) }))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
}
