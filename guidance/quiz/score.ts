import type { Substances } from '../knowledge/substances.ts'
import type { Person } from './person.ts'
import { helpersAmong } from '../match/product-facts.ts'
import { leavesCast } from '../match/texture.ts'
import type { Slot } from './plan.ts'
import type { Candidate } from './suitable.ts'
import { feelFor } from './texture.ts'

/** Points lost per R100, by budget: the smaller the purse, the more a cheap product that works is worth. */
const thrift: Readonly<Record<Person['answers']['budget'], number>> = {
  'under-500': 1,
  '500-1000': 0.5,
  '1000-2000': 0.25,
  '2000-plus': 0.12,
  flexible: 0.2,
}

/** Less than this in millilitres is a stick for the bag: a face and neck use up about 2 ml a day. */
const smallestForDaily = 30

const sunScore = (person: Person, { product, facts }: Candidate): number => {
  const { marks, written, situation, answers, gentle } = person
  const strongest = (product.spf ?? 0) >= 50 ? 2.5 : 0
  const spf50 =
    strongest > 0
      ? strongest +
        (answers.lifestyle.includes('outdoor') || person.child ? 1 : 0) +
        (written.melasma ? 4 : marks ? 1 : 0)
      : 0
  // A tint comes off on clothes: it is for the face.
  const tint = !facts.ironOxides ? 0 : person.place !== undefined ? -2 : marks ? 5 : -0.5
  const cast = leavesCast(facts)
    ? written.noCast
      ? -9
      : situation.deeperSkin
        ? -4
        : answers.skin_type === 'oily'
          ? -0.5
          : 0
    : 0
  const mild = gentle && facts.items.some(({ families }) => families.includes('uv-filter-mineral')) ? 1 : 0
  return spf50 + tint + cast + mild - (product.sizeMl < smallestForDaily ? 5 : 0)
}

/** How far what is in it is what the knowledge names first for what somebody came for; acne leads, since it is treated first. */
const firstLine = (knowledge: Substances, person: Person, { facts }: Candidate): number => {
  const named = person.concerns.filter((concern) =>
    knowledge
      .concern(concern)
      .firstLine.some(({ ingredients }) => facts.working.some(({ id }) => ingredients.includes(id))),
  )
  const acne = person.concerns.includes('acne') ? (named.includes('acne') ? 3 : -3) : 0
  const lines =
    !person.concerns.includes('acne') && !person.written.melasma && person.concerns.includes('aging') && facts.retinoid
      ? 3
      : 0
  const azelaic = facts.working.some(({ id }) => id === 'azelaic-acid')
  const onFace = person.place === undefined
  const spots = person.concerns.includes('acne')
  const marksToo =
    azelaic && onFace && (person.written.melasma || (spots && (person.marks || person.gentle || person.expecting)))
      ? 2
      : 0
  // It helps rosacea and pimples; skin that is merely easily upset is soothed first.
  const calmFirst =
    azelaic && !person.situation.conditions.has('rosacea') && !spots && !person.concerns.includes('dark-spots') ? -6 : 0
  return (named.length / Math.max(1, person.concerns.length)) * 3 + acne + lines + marksToo + calmFirst
}

/** How well a product does a job for somebody. Only what is in it, how it feels, whom it is made for and what it costs count. */
export const scoreOf = (knowledge: Substances, person: Person, slot: Slot, candidate: Candidate): number => {
  const { product, facts, worries } = candidate
  const many = Math.max(1, person.concerns.length)
  const acts = slot === 'treatment' || slot === 'serum' || slot === 'exfoliant'
  const helps =
    (helpersAmong(facts.working, person.concerns).reduce((sum, { weight }) => sum + weight, 0) / many) *
    (acts ? 3 : slot === 'sunscreen' ? 0 : 1)
  const wanted = product.concerns.filter((concern) => person.concerns.includes(concern)).length / many
  const skin = product.skinTypes.includes(person.answers.skin_type) ? 2 : -1
  const harsh = product.kind === 'cleanser' && facts.items.some(({ families }) => families.includes('sulfate')) ? 2 : 0
  const has = (id: string) => facts.working.some((one) => one.id === id)
  const there =
    (person.place !== undefined && product.kind === 'body' ? 3 : 0) +
    (person.place === 'feet' && has('urea') ? 3 : 0) +
    (person.place === 'back' && product.kind === 'cleanser' && has('salicylic-acid') ? 4 : 0)
  // Whose products are asked for: others fill only what those leave empty.
  const { brands, onlyBrands, thrifty } = person.written.wishes
  const brand = brands.length === 0 ? 0 : brands.includes(product.brand) ? 4 : onlyBrands ? -12 : 0
  const plain = person.child && facts.working.some(({ families }) => families.includes('brightener')) ? 2 : 0
  return (
    helps +
    wanted +
    skin +
    there +
    brand -
    plain +
    feelFor(person, product, facts) -
    harsh -
    worries * 2 -
    (facts.scented ? 1.5 : 0) +
    (slot === 'sunscreen' ? sunScore(person, candidate) : 0) +
    (acts ? firstLine(knowledge, person, candidate) : 0) -
    (product.priceCents / 10_000) *
      Math.max(thrift[person.answers.budget], thrifty ? thrift['under-500'] * 3 : 0) *
      (person.place === undefined ? 1 : 2)
  )
}
