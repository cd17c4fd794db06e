import type { Thing } from '../understand/things.ts'
import { capital, is } from './draft.ts'

// Things that do the same job, the mildest first, `=` between equals, and why the order is so.
const ladders = (
  [
    [
      'retinyl-palmitate=retinyl-acetate=bakuchiol hydroxypinacolone-retinoate retinol retinal adapalene tretinoin tazarotene',
      'The fewer steps skin needs to turn it into retinoic acid, the stronger it works, and the more it flakes.',
    ],
    [
      'gluconolactone=lactobionic-acid=pha mandelic-acid lactic-acid glycolic-acid=aha trichloroacetic-acid',
      'The larger the molecule, the more slowly it sinks in: lactic and mandelic acid are larger than glycolic acid, so they work milder and sting less.',
    ],
    [
      'ascorbyl-glucoside=sodium-ascorbyl-phosphate=magnesium-ascorbyl-phosphate=tetrahexyldecyl-ascorbate ethyl-ascorbic-acid ascorbic-acid=vitamin-c',
      'Skin must first turn the derivatives into vitamin C: they sting less and are less well studied.',
    ],
  ] as const
).map(([steps, why]) => ({ steps: steps.split(' ').map((step) => step.split('=')), why }))

const heldBy = ({ family, ingredient }: Thing, steps: readonly (readonly string[])[]): number =>
  steps.findIndex((step) => step.includes(family ?? ingredient?.id ?? ''))

/** Two of one ladder, the weaker and the stronger, and why; undefined where they are of none. */
export const onLadder = (a: Thing, b: Thing): { weaker: Thing; stronger: Thing; why: string } | undefined => {
  for (const { steps, why } of ladders) {
    const [one, other] = [heldBy(a, steps), heldBy(b, steps)]
    if (one < 0 || other < 0 || one === other) continue
    return one < other ? { weaker: a, stronger: b, why } : { weaker: b, stronger: a, why }
  }
  return undefined
}

/** Three or more of one ladder: the strongest, and the order. */
export const strongestFirst = (
  things: readonly Thing[],
): { first: string; why: string; winner?: Thing } | undefined => {
  const ladder = ladders.find(({ steps }) => things.every((thing) => heldBy(thing, steps) >= 0))
  if (ladder === undefined) return undefined
  const [top, ...others] = [...things].sort((a, b) => heldBy(b, ladder.steps) - heldBy(a, ladder.steps))
  return top === undefined
    ? undefined
    : {
        first: `${capital(top.called)} ${is(top)} the strongest, then ${others.map(({ called }) => called).join(', then ')}.`,
        why: ladder.why,
      }
}
