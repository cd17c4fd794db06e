import type { Ingredient } from '../knowledge/substances.ts'

/** The printed share in percent, or 0. */
export const shareOf = (printed: string): number =>
  Number(/(\d+(?:[.,]\d+)?)\s*%/.exec(printed)?.[1]?.replace(',', '.') ?? 0)

/**
 * Whether an acid is printed at a strength that peels deep enough to wound. Sources: Regulation (EC) 1223/2009, annex III, 98;
 * SCCNFP/0370/00 on alpha hydroxy acids.
 */
export const isStrongPeel = ({
  ingredient,
  printed,
}: {
  ingredient: Ingredient | undefined
  printed: string
}): boolean =>
  /^trichloroacetic acid/i.test(ingredient?.inci ?? printed) ||
  (/^(?:glycolic|lactic|mandelic)-acid$/.test(ingredient?.id ?? '') && shareOf(printed) >= 15)
