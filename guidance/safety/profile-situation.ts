import type { Profile } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import {
  type Concern,
  type Condition,
  concerns as allConcerns,
  type Family,
  type SkinType,
} from '../knowledge/kinds.ts'
import { normalise } from '../text/normalise.ts'
import { type Gathered, nothingGathered, readNames } from './avoid-names.ts'
import { asList } from './avoid-text.ts'
import type { Quiet, Situation } from './situation.ts'

// What a profile says of somebody, alone or beside what they told.

/** What somebody's own words tell beside their profile. */
export type Told = {
  conditions: Set<Condition>
  heard: readonly string[]
  avoid: Gathered
  /** In years, of somebody young. */
  age: number | undefined
  skinType: SkinType | undefined
  deeperSkin: boolean
  concerns: readonly Concern[]
  babyMonths: number | undefined
  budgetCents: number | undefined
  quiet?: ReadonlySet<Quiet>
  /** All of it, normalised. */
  text: string
}

/** One situation of a profile and of what was told. Takes what it is given into its own hands: conditions and avoidance are added to. */
export const situationFrom = (profile: Profile | undefined, told: Told): Situation => {
  const { conditions, heard, avoid, age } = told
  if (profile?.pregnant === true) conditions.add('pregnant')
  if (profile?.breastfeeding === true) conditions.add('breastfeeding')
  const quiet = new Set(told.quiet)
  for (const one of profile?.conditions ?? [])
    if (one === 'prescribed-retinoid' || one === 'immune-suppressant' || one === 'keloid') quiet.add(one)
    else conditions.add(one)
  if (profile?.age === 'under-12' || (age !== undefined && age < 12)) conditions.add('under-12')
  else if (profile?.age === 'under-20' || age !== undefined) conditions.add('teen')
  if (
    conditions.has('aspirin-allergy') ||
    (avoid.origins.has('salicylate') && /aspir|dispr|nsaid|ibuprofen|brufen|anti ?inflammator/.test(told.text))
  ) {
    conditions.add('aspirin-allergy')
    avoid.origins.add('salicylate')
    avoid.families.add('bha')
  }
  const concerns = new Set<Concern>([...(profile?.concerns ?? []), ...told.concerns])
  return {
    skinType: told.skinType ?? profile?.skinType,
    deeperSkin: (profile?.fitzpatrick ?? 0) >= 4 || told.deeperSkin,
    concerns: allConcerns.filter((one) => concerns.has(one)),
    conditions,
    babyMonths: told.babyMonths,
    avoid: {
      ingredients: avoid.ingredients,
      families: avoid.families,
      origins: avoid.origins,
      words: [...avoid.words],
    },
    budgetCents: told.budgetCents ?? profile?.budget,
    quiet,
    heard: [
      ...heard,
      ...(age === undefined ? [] : [age < 12 ? 'this is for a child' : 'this is for a teenager']),
      ...Array.from(avoid.medicines, (one) => `${one} does not suit you`),
      ...Array.from(avoid.called, (one) => `no ${one}`).filter(
        (one, _, all) => one !== 'no peanut' || !all.includes('no nuts'),
      ),
    ],
  }
}

/** Words that say no more than that what stands beside them is left out. */
const filling =
  /^(?:an?|the|to|of|for|im|i|am|have|my|is|are|in|me|it|any|all|no|not|none?|nothing|nil|na|geen|niks|nee|nie|vir|ek|pls|please|asb|avoid|without|all?erg\w*|intoleran\w*|free|derivatives|products?)$/

/** A slip that is put right before an allergy to it is heard. */
const misspelt = /asprin/
/** Who names one of these may use it: that is told in free text, and changes what suits. */
const medicines: readonly Family[] = ['medicine', 'retinoid-medicine', 'illegal-lightener']

/**
 * What a profile says without what is told in free text: `avoid` is read as a list of names. `unread`: there is more in it than names, which is not judged
 * here.
 */
export const situationOfProfile = (
  knowledge: Substances,
  profile: Profile | undefined,
): { situation: Situation; unread: boolean } => {
  const text = normalise((profile?.avoid ?? '').replaceAll(/[\n\r]+/g, '. ')).replaceAll("'", '')
  const avoid = nothingGathered()
  readNames(
    knowledge,
    asList(text, (plain) => plain),
    avoid,
    new Set(),
  )
  const situation = situationFrom(profile, {
    conditions: new Set(),
    heard: [],
    avoid,
    age: undefined,
    skinType: undefined,
    deeperSkin: false,
    concerns: [],
    babyMonths: undefined,
    budgetCents: undefined,
    text,
  })
  const ofMedicine = (id: string): boolean =>
    knowledge.byId(id)?.families.some((family) => medicines.includes(family)) === true
  return {
    situation,
    unread:
      [...avoid.left].some((word) => !filling.test(word)) ||
      avoid.medicines.size > 0 ||
      misspelt.test(text) ||
      [...avoid.ingredients].some(ofMedicine),
  }
}
