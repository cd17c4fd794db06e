/** The people of the face motif, for art that names one. */
export const PERSON_NAMES = [
  'elder',
  'beard',
  'doek',
  'hijab',
  'braids',
  'bald',
  'teen',
  'albinism',
  'vitiligo',
  'freckles',
  'bob',
  'grandfather',
] as const
export type PersonName = (typeof PERSON_NAMES)[number]

const PORTRAIT = ['bust', 'head'] as const

/**
 * Every motif and the compositions that suit it, best first.
 * Data only, so that cover paths can be parsed and built without the drawing code.
 */
export const COMPOSITIONS_OF = {
  aloe: ['land', 'arch', 'plate', 'dawn', 'window'],
  spiral: ['plate', 'close'],
  rooibos: ['plate', 'arch', 'dawn', 'pair'],
  marula: ['plate', 'arch', 'pair', 'dawn'],
  baobab: ['land', 'dawn', 'night'],
  buchu: ['plate', 'arch', 'pair', 'window'],
  protea: ['plate', 'dawn', 'arch', 'close'],
  grass: ['land', 'dawn', 'plate', 'arch'],
  kelp: ['plate', 'pair', 'arch'],
  sun: ['land', 'close', 'plate'],
  moon: ['night', 'close', 'plate'],
  drop: ['tide', 'plate', 'dawn', 'wreath'],
  jar: ['still', 'arch', 'shelf', 'window'],
  tube: ['still', 'arch', 'shelf', 'plate'],
  dropper: ['still', 'arch', 'plate', 'shelf'],
  pump: ['still', 'shelf', 'arch', 'window'],
  stick: ['plate', 'still', 'window', 'arch'],
  cream: ['still', 'plate', 'arch', 'shelf'],
  smear: ['plate', 'pair', 'close'],
  mortar: ['still', 'arch', 'plate'],
  honey: ['still', 'window', 'arch', 'plate'],
  mug: ['window', 'still', 'plate', 'arch'],
  soap: ['shelf', 'still', 'plate', 'window'],
  bag: ['still', 'plate', 'window', 'shelf'],
  shave: ['shelf', 'still', 'arch', 'plate'],
  lens: ['plate', 'pair', 'arch'],
  tag: ['plate', 'wreath', 'pair'],
  coin: ['plate', 'still', 'wreath'],
  mic: ['plate', 'arch', 'night', 'wreath'],
  stall: ['land', 'dawn', 'plate'],
  face: PORTRAIT,
  elder: PORTRAIT,
  beard: PORTRAIT,
  doek: PORTRAIT,
  hijab: PORTRAIT,
  braids: PORTRAIT,
  bald: PORTRAIT,
  teen: PORTRAIT,
  albinism: PORTRAIT,
  vitiligo: PORTRAIT,
  freckles: PORTRAIT,
  bob: PORTRAIT,
  grandfather: PORTRAIT,
} as const satisfies Record<string, readonly [string, ...string[]]>

export type MotifName = keyof typeof COMPOSITIONS_OF
export type CompositionName = (typeof COMPOSITIONS_OF)[MotifName][number]

/** All motifs, in the order of the contact sheet. */
export const MOTIFS = Object.keys(COMPOSITIONS_OF) as readonly MotifName[]

/** Whether a name is a motif. */
export const isMotif = (name: string): name is MotifName => Object.hasOwn(COMPOSITIONS_OF, name)

/** Whether the composition suits the motif. */
export const suits = (motif: MotifName, composition: string): composition is CompositionName =>
  (COMPOSITIONS_OF[motif] as readonly string[]).includes(composition)
