import type { Inks } from '../palettes.ts'
import type { Random } from '../seed.ts'

/** The random source and colours a motif draws with. */
export type Brush = {
  random: Random
  inks: Inks
  /** Draw with fewer strokes: the motif is a companion, not the subject. */
  spare?: boolean
}

/**
 * Draws a motif standing with its base at 0,0, about 200 units tall and 180 wide, in whole units,
 * using only the inks of its brush. A light and a dark half give it form, never an outline.
 */
export type Motif = (brush: Brush) => string
