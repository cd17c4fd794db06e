import type { Concern, Condition, Family, Origin, SkinType } from '../knowledge/kinds.ts'

/** What somebody wants left out. Anything that is one of these, belongs to one or comes from one counts. */
export type Avoidance = {
  ingredients: ReadonlySet<string>
  families: ReadonlySet<Family>
  origins: ReadonlySet<Origin>
  /** Words we do not know, normalised: what carries one in its printed name is left out too, to be safe. */
  words: readonly string[]
}

/** What is never said back: feet that feel little, a retinoid that was prescribed, a medicine that lowers immunity, scars that grow. */
export type Quiet = 'diabetes' | 'prescribed-retinoid' | 'immune-suppressant' | 'keloid'

/** All that advice takes into account about a person, from the profile and from what they wrote. Health data: never kept or logged. */
export type Situation = {
  skinType: SkinType | undefined
  /** Fitzpatrick 4 and above, or said in words. */
  deeperSkin: boolean
  concerns: readonly Concern[]
  conditions: ReadonlySet<Condition>
  /** The age in months of the baby or toddler it is for, where it is said: under six months no sunscreen is for them. */
  babyMonths: number | undefined
  avoid: Avoidance
  budgetCents: number | undefined
  /** What was understood from free text, in words that can be said back: "you are pregnant", "no nuts". */
  heard: readonly string[]
  /** What is told and not said back. */
  quiet: ReadonlySet<Quiet>
}

const both = <T>(a: Iterable<T>, b: Iterable<T>): Set<T> => new Set([...a, ...b])

/** One person as two readings tell of them: what either knows holds, and where they differ the second. */
export const joined = (a: Situation, b: Situation): Situation => ({
  ...a,
  ...b,
  skinType: b.skinType ?? a.skinType,
  deeperSkin: a.deeperSkin || b.deeperSkin,
  concerns: [...both(a.concerns, b.concerns)],
  conditions: both(a.conditions, b.conditions),
  avoid: {
    ingredients: both(a.avoid.ingredients, b.avoid.ingredients),
    families: both(a.avoid.families, b.avoid.families),
    origins: both(a.avoid.origins, b.avoid.origins),
    words: [...both(a.avoid.words, b.avoid.words)],
  },
  budgetCents: b.budgetCents ?? a.budgetCents,
  heard: [...both(a.heard, b.heard)],
  quiet: both(a.quiet, b.quiet),
})
