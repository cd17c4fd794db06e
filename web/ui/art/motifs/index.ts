import type { MotifName } from '../motif-names.ts'
import { marula, buchu, rooibos } from './branches.ts'
import { face, portrait } from './face.ts'
import { drop, honey, mortar, mug, smear } from './kitchen.ts'
import type { Motif } from './motif.ts'
import { coin, lens, mic, stall, tag } from './reading.ts'
import { moon, sun } from './sky.ts'
import { aloe, spiral } from './succulents.ts'
import { cream, dropper, jar, pump, stick, tube } from './vessels.ts'
import { bag, shave, soap } from './washroom.ts'
import { baobab, grass, kelp, protea } from './wild-plants.ts'

/** How a motif stands: `grows` leans with the wind, `stands` is upright on a table, `floats` is placed by its centre. */
export type Stance = 'grows' | 'stands' | 'floats'

export const DRAWINGS: Record<MotifName, readonly [draw: Motif, stance: Stance]> = {
  aloe: [aloe, 'grows'],
  spiral: [spiral, 'floats'],
  rooibos: [rooibos, 'grows'],
  marula: [marula, 'grows'],
  baobab: [baobab, 'grows'],
  buchu: [buchu, 'grows'],
  protea: [protea, 'grows'],
  grass: [grass, 'grows'],
  kelp: [kelp, 'grows'],
  sun: [sun, 'floats'],
  moon: [moon, 'floats'],
  drop: [drop, 'grows'],
  jar: [jar, 'stands'],
  tube: [tube, 'stands'],
  dropper: [dropper, 'stands'],
  pump: [pump, 'stands'],
  stick: [stick, 'stands'],
  cream: [cream, 'stands'],
  smear: [smear, 'floats'],
  mortar: [mortar, 'stands'],
  honey: [honey, 'stands'],
  mug: [mug, 'stands'],
  soap: [soap, 'stands'],
  bag: [bag, 'stands'],
  shave: [shave, 'stands'],
  lens: [lens, 'stands'],
  tag: [tag, 'stands'],
  coin: [coin, 'stands'],
  mic: [mic, 'stands'],
  stall: [stall, 'stands'],
  face: [face, 'stands'],
  elder: [portrait('elder'), 'stands'],
  beard: [portrait('beard'), 'stands'],
  doek: [portrait('doek'), 'stands'],
  hijab: [portrait('hijab'), 'stands'],
  braids: [portrait('braids'), 'stands'],
  bald: [portrait('bald'), 'stands'],
  teen: [portrait('teen'), 'stands'],
  albinism: [portrait('albinism'), 'stands'],
  vitiligo: [portrait('vitiligo'), 'stands'],
  freckles: [portrait('freckles'), 'stands'],
  bob: [portrait('bob'), 'stands'],
  grandfather: [portrait('grandfather'), 'stands'],
}
