import type { Inks } from '../palettes.ts'
import type { Random } from '../seed.ts'

/** What a motif draws with. */
export type Brush = {
  random: Random
  inks: Inks
  /** Draw with fewer strokes: the motif is a companion, not the subject. */
  spare?: boolean
}

/**
 * A motif draws itself standing with its feet at 0,0, about 200 tall and 180 wide, in whole units,
 * with nothing but the inks of its brush. Form comes from a lit and a shaded half, never from an outline.
 */
export type Motif = (brush: Brush) => string
