import { ACCENTS } from './accents.ts'
import { coverPath, type CoverAddress } from './cover-path.ts'
import type { MotifName } from './motif-names.ts'
import { fingerprint, pick, randomFrom } from './seed.ts'

/** `plant` for members, whose skin and hair are not ours to guess; `face` for people we made up. */
export type AvatarKind = 'plant' | 'face'

const PLANTS: readonly [MotifName, ...MotifName[]] = [
  'aloe',
  'spiral',
  'buchu',
  'protea',
  'marula',
  'baobab',
  'rooibos',
  'drop',
  'sun',
  'grass',
  'kelp',
]

/** The print for whoever has no picture. The seed (an id, never shown) cannot be read from it. */
export function avatarPrint(seed: string, kind: AvatarKind = 'plant'): CoverAddress {
  const random = randomFrom(fingerprint(seed))
  const accent = pick(random, ACCENTS)
  const motif = kind === 'face' ? 'face' : pick(random, PLANTS)
  const slug = fingerprint(`avatar/${seed}`).toString(36)
  return { slug, accent, size: 'avatar', motif, composition: kind === 'face' ? 'head' : 'plate' }
}

/** Where that print is served. */
export const avatarPath = (seed: string, kind?: AvatarKind): string => coverPath(avatarPrint(seed, kind))
