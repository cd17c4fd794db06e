import type { Concern } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { inAny, mayPeel, retinoidFamilies } from '../match/working-items.ts'
import { clashes, interactionsBetween } from '../routines/interactions.ts'
import type { Chosen } from './choose.ts'
import type { Person } from './person.ts'
import type { PlannedStep, Slot } from './plan.ts'
import type { Candidate, Suitable } from './suitable.ts'

/** A step as it will be worded: with a product, or with the ingredient to look for, or as a kind of product alone. */
export type Step = PlannedStep & {
  candidate: Candidate | undefined
  /** What to look for when no product is named. */
  active: Ingredient | undefined
  /** Begun slowly: it can sting or peel. */
  strong: boolean
  retinoid: boolean
}

type Slots = Readonly<Partial<Record<Slot, readonly string[]>>>
// What a shopper may look for when the catalogue has nothing, the first that suits them. Strong ones stand where the evidence is.
const wanted: Readonly<Record<Concern, Slots>> = {
  acne: {
    treatment: ['salicylic-acid', 'benzoyl-peroxide', 'azelaic-acid', 'niacinamide'],
    serum: ['niacinamide', 'sodium-ascorbyl-phosphate'],
  },
  aging: {
    treatment: ['retinol', 'bakuchiol', 'niacinamide', 'palmitoyl-pentapeptide-4'],
    serum: ['ascorbic-acid', 'tetrahexyldecyl-ascorbate', 'niacinamide'],
  },
  'dark-spots': {
    treatment: ['azelaic-acid', 'niacinamide', 'tranexamic-acid'],
    serum: ['niacinamide', 'magnesium-ascorbyl-phosphate', 'licorice-root-extract'],
  },
  dullness: {
    treatment: ['lactic-acid', 'niacinamide', 'gluconolactone'],
    serum: ['ascorbic-acid', 'ascorbyl-glucoside', 'niacinamide'],
  },
  pores: { treatment: ['salicylic-acid', 'niacinamide'], serum: ['niacinamide'] },
  redness: {
    treatment: ['azelaic-acid', 'niacinamide', 'centella-extract', 'panthenol'],
    serum: ['niacinamide', 'panthenol', 'oat-kernel-extract'],
  },
  dehydration: {
    treatment: ['hyaluronic-acid', 'glycerin', 'panthenol'],
    serum: ['hyaluronic-acid', 'glycerin', 'panthenol'],
  },
  texture: {
    treatment: ['lactic-acid', 'gluconolactone', 'niacinamide'],
    serum: ['niacinamide', 'ascorbyl-glucoside'],
  },
  oiliness: { treatment: ['salicylic-acid', 'niacinamide'], serum: ['niacinamide'] },
}
const anyConcern: Slots = {
  exfoliant: ['lactic-acid', 'gluconolactone', 'lactobionic-acid'],
  toner: ['glycerin', 'hyaluronic-acid', 'panthenol'],
}
const alwaysThere: readonly Slot[] = ['cleanser', 'moisturiser', 'sunscreen']

/** Acne is treated by what it is like and whose it is: sore pimples, skin that marks or stings easily, a pregnancy. */
const forAcne = ({ written, marks, gentle, expecting }: Person): readonly string[] =>
  written.sorePimples && !gentle
    ? ['benzoyl-peroxide', 'azelaic-acid']
    : marks || gentle || expecting
      ? ['azelaic-acid']
      : []

const strongOne = ({ full, families, id }: Ingredient): boolean =>
  (full?.irritation ?? 0) >= 2 || inAny(families, retinoidFamilies) || id === 'benzoyl-peroxide'

/** At most so many: steps without a product go first, the morning's before the evening's; sunscreen and the cleanser stay. */
const withinLimit = (steps: readonly Step[], most: number): Step[] => {
  const kept = [...steps]
  while (kept.length > most) {
    const nameless = kept.findIndex(
      ({ candidate, slot }) => candidate === undefined && slot !== 'sunscreen' && slot !== 'cleanser',
    )
    const extra = nameless < 0 ? kept.findIndex(({ slot }) => slot !== 'sunscreen' && slot !== 'cleanser') : nameless
    kept.splice(extra, 1)
  }
  return kept
}

/** The steps of the routine, in order: those of the plan that a product or a safe ingredient can fill, and the three basics always. */
export const stepsFor = (
  knowledge: Substances,
  person: Person,
  plan: readonly PlannedStep[],
  chosen: Chosen,
  suitable: Suitable,
): Step[] => {
  const others = [...chosen]
  const anyStrong = () => others.some(([, { facts }]) => facts.irritation >= 2 || facts.retinoid)
  const goes = (ingredient: Ingredient, slot: Slot): boolean => {
    const retinoid = inAny(ingredient.families, retinoidFamilies)
    const peels = mayPeel(ingredient, 'exfoliant') || ingredient.id === 'benzoyl-peroxide'
    if (strongOne(ingredient) && anyStrong()) return false
    return others.every(([other, { facts }]) => {
      if ((retinoid && (facts.acid || facts.peroxide)) || (peels && facts.retinoid)) return false
      const apart = (slot === 'exfoliant' && other === 'treatment') || (slot === 'treatment' && other === 'exfoliant')
      return (
        apart ||
        !interactionsBetween(knowledge, [ingredient], facts.working).some(({ interaction }) => clashes(interaction))
      )
    })
  }
  const named = new Map<Slot, Ingredient>()
  const lookFor = (slot: Slot): Ingredient | undefined => {
    const before = named.get(slot)
    if (before !== undefined) return before
    const acne =
      slot === 'treatment' && person.concerns.includes('acne')
        ? [...forAcne(person), ...(wanted.acne.treatment ?? [])]
        : []
    const lists = [acne, ...person.concerns.map((concern) => wanted[concern][slot] ?? []), anyConcern[slot] ?? []]
    const fits = lists
      .flatMap((ids) => suitable.allNamed(ids))
      .find((one) => {
        const already = [...named.values()]
        if (already.some((other) => strongOne(other) && strongOne(one)) || already.includes(one)) return false
        return goes(one, slot)
      })
    if (fits !== undefined) named.set(slot, fits)
    return fits
  }
  // The evening treatment is what works on the concern, so it is served first.
  if (plan.some(({ slot }) => slot === 'treatment') && !chosen.has('treatment')) lookFor('treatment')
  const { babyMonths } = person.written
  const steps = plan.flatMap((step): Step[] => {
    // Under six months shade and clothes are the sun care.
    const candidate =
      step.slot === 'sunscreen' && babyMonths !== undefined && babyMonths < 6 ? undefined : chosen.get(step.slot)
    // A toner is worth naming without a product only where skin is short of water, an exfoliant never.
    const needed =
      step.slot !== 'exfoliant' &&
      (step.slot !== 'toner' || person.concerns.includes('dehydration') || person.answers.skin_type === 'dry')
    const active =
      candidate === undefined && needed && !alwaysThere.includes(step.slot) ? lookFor(step.slot) : undefined
    if (candidate === undefined && active === undefined && !alwaysThere.includes(step.slot)) return []
    const retinoid = candidate?.facts.retinoid ?? (active !== undefined && inAny(active.families, retinoidFamilies))
    const strong =
      candidate === undefined
        ? active !== undefined && strongOne(active)
        : candidate.facts.irritation >= 2 || candidate.facts.peroxide || retinoid
    return [{ ...step, candidate, active, strong, retinoid }]
  })
  return withinLimit(steps, person.mostSteps)
}
