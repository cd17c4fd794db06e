import { ACCENTS } from './accents.ts'
import { coverPath, type CoverAddress } from './cover-path.ts'
import type { MotifName } from './motif-names.ts'
import { fingerprint, pick, randomFrom } from './seed.ts'

/** `plant` for members, because we must not guess their skin and hair; `face` for fictional people. */
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

/** The cover address of a generated avatar, for a person without a picture. It does not reveal the seed (an id). */
export function avatarPrint(seed: string, kind: AvatarKind = 'plant'): CoverAddress {
  const random = randomFrom(fingerprint(seed))
  const accent = pick(random, ACCENTS)
  const motif = kind === 'face' ? 'face' : pick(random, PLANTS)
  const slug = fingerprint(`avatar/${seed}`).toString(36)
  return { slug, accent, size: 'avatar', motif, composition: kind === 'face' ? 'head' : 'plate' }
}

/** The URL path of a generated avatar. */
export const avatarPath = (seed: string, kind?: AvatarKind): string => coverPath(avatarPrint(seed, kind))
