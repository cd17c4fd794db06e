import type { CompositionName } from '../motif-names.ts'
import { shelf, still, window } from './interiors.ts'
import { dawn, land, night, tide } from './landscapes.ts'
import { bust, head } from './portraits.ts'
import type { Composition } from './scene.ts'
import { arch, close, pair, plate, wreath } from './specimens.ts'

export const COMPOSITIONS: Record<CompositionName, Composition> = {
  plate,
  pair,
  close,
  wreath,
  arch,
  dawn,
  land,
  night,
  tide,
  still,
  window,
  shelf,
  bust,
  head,
}
