import { groundOf, type Accent, type Shade } from './accents.ts'

/** The colours of one cover, all as #rrggbb. Motifs and compositions use these keys and no other colour. */
export type Inks = {
  ground: string
  /** Discs, arches and windows behind the motif. */
  stage: string
  land: string
  /** The light half of a leaf; `leafShade` is its dark half. */
  leaf: string
  leafShade: string
  accent: string
  cream: string
  ink: string
  /** The shaded side of cream shapes. */
  creamShade: string
  /** The outer petals of a flower. */
  petalShade: string
  fruit: string
}

type Row = readonly [
  stage: string,
  land: string,
  leaf: string,
  leafShade: string,
  accent: string,
  cream: string,
  ink: string,
]

const ROWS: Record<Accent, readonly [pale: Row, deep: Row, full: Row]> = {
  aloe: [
    ['#a9c283', '#c6d1a0', '#43765a', '#275040', '#d67a50', '#f8f5e4', '#15332a'],
    ['#6f9c58', '#0f2a22', '#b4cf9a', '#86ad77', '#eec06a', '#f3f1dc', '#0a1f18'],
    ['#e9e2b8', '#6f9359', '#2b5a45', '#1a3f31', '#c9603f', '#f9f4e0', '#12291f'],
  ],
  rooibos: [
    ['#dd9068', '#e5c3a0', '#3d6b57', '#264c3e', '#b5482b', '#fcf3e4', '#3b1a11'],
    ['#c8603f', '#531f14', '#e9cfa4', '#cfa877', '#f1c768', '#fbead3', '#2a0f09'],
    ['#f0c79d', '#a94c30', '#254a3d', '#163228', '#7c2a1a', '#fdf0dc', '#34130c'],
  ],
  marula: [
    ['#e6b94f', '#ead6a0', '#4d7a52', '#2f5840', '#c8603f', '#fffaea', '#3b2b10'],
    ['#f6e3b0', '#cb9533', '#2f5c47', '#1c4033', '#a9432a', '#fff6dd', '#35240a'],
    ['#dca83c', '#182f22', '#edefc6', '#6f9a5c', '#e98f5a', '#faf0cf', '#0f2018'],
  ],
  protea: [
    ['#e593a6', '#ecbdb9', '#4a7763', '#2d5547', '#b23c66', '#fff3ee', '#471630'],
    ['#d9648a', '#43132a', '#bccdaa', '#93ad87', '#f3b3a4', '#fce6dd', '#28091a'],
    ['#f8d3c6', '#bd5475', '#2d5547', '#1b3d33', '#7a1f45', '#fff1ea', '#3a0f26'],
  ],
  fynbos: [
    ['#a79be0', '#c6bce6', '#4b7767', '#2e564a', '#e0a33f', '#f9f5fd', '#292150'],
    ['#8f7fd6', '#1f1940', '#b3ccb4', '#87aa93', '#f0c468', '#efe9fc', '#140f2c'],
    ['#f0e3cf', '#7366b3', '#2c5a50', '#1b4039', '#f0c468', '#fbf6ff', '#211a45'],
  ],
  atlantic: [
    ['#7dbccd', '#b5d3d3', '#3f7266', '#26524a', '#e0845a', '#f8fbf6', '#0f3240'],
    ['#4aa3c7', '#0d2c3a', '#b0d0ba', '#84b09c', '#f2c479', '#e9f4ee', '#071f2a'],
    ['#f3e6cb', '#5597ad', '#235449', '#153c35', '#d0623f', '#f8faf0', '#0b2a38'],
  ],
}

/** The usual fruit gold is invisible on the marula backgrounds. */
const MARULA_FRUIT = ['#f4dd6b', '#f3efa6', '#f3e29c'] as const

/** The colours for one accent on one of its three backgrounds. */
export function inksOf(accent: Accent, shade: Shade): Inks {
  const [stage, land, leaf, leafShade, accentInk, cream, ink] = ROWS[accent][shade]
  // Where the stage is nearly cream, the shaded side of cream must be darker than the stage to be visible.
  const paleStage = accent === 'marula' ? shade === 1 : shade === 2
  const darkGround = shade === 1 || (accent === 'marula' && shade === 2)
  return {
    ground: groundOf(accent, shade),
    stage,
    land,
    leaf,
    leafShade,
    accent: accentInk,
    cream,
    ink,
    creamShade: paleStage ? land : stage,
    petalShade: darkGround ? stage : ink,
    fruit: accent === 'marula' ? MARULA_FRUIT[shade] : '#ecca62',
  }
}
