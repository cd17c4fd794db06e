import type { Person } from './person.ts'
import { helpersAmong } from '../match/product-facts.ts'
import type { Slot } from './plan.ts'
import type { Candidate } from './suitable.ts'

/** Points lost per R100, by budget: the smaller the purse, the more a cheap product that works is worth. */
const thrift: Readonly<Record<Person['answers']['budget'], number>> = {
  'under-500': 1.5,
  '500-1000': 0.7,
  '1000-2000': 0.3,
  '2000-plus': 0.15,
  flexible: 0.2,
}

/** Less than this in millilitres is a stick for the bag: a face and neck use up about 2 ml a day. */
const smallestForDaily = 30

/** How well a product does a job for somebody. Only what is in it, whom it is made for and what it costs count. */
export const scoreOf = (person: Person, slot: Slot, { product, facts, doubts }: Candidate): number => {
  const many = Math.max(1, person.concerns.length)
  const helps = (helpersAmong(facts.working, person.concerns).reduce((sum, { weight }) => sum + weight, 0) / many) * 3
  const wanted = product.concerns.filter((concern) => person.concerns.includes(concern)).length / many
  const skin = product.skinTypes.includes(person.answers.skin_type) ? 2 : -1
  const sun =
    slot === 'sunscreen'
      ? ((product.spf ?? 0) >= 50 ? 1 : 0) + (person.marks && facts.ironOxides ? 5 : 0) - (product.sizeMl < smallestForDaily ? 3 : 0)
      : 0
  return (
    helps + wanted + skin + sun - doubts * 2 - (facts.scented ? 0.5 : 0) - (product.priceCents / 10_000) * thrift[person.answers.budget]
  )
}
