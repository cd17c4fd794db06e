import type { Accent } from './accents.ts'
import type { MotifName } from './motif-names.ts'
import { pick, type Random } from './seed.ts'

/** What each accent draws when the slug names nothing. */
const FAVOURITES: Record<Accent, readonly [MotifName, ...MotifName[]]> = {
  aloe: ['aloe', 'spiral', 'buchu', 'face', 'drop', 'grass'],
  rooibos: ['rooibos', 'baobab', 'mortar', 'dropper', 'mug', 'grass'],
  marula: ['marula', 'honey', 'jar', 'baobab', 'cream', 'coin'],
  protea: ['protea', 'jar', 'tube', 'face', 'smear', 'bag'],
  fynbos: ['face', 'protea', 'buchu', 'moon', 'dropper', 'mic'],
  atlantic: ['drop', 'kelp', 'sun', 'face', 'soap', 'pump'],
}

/** Words in a slug that name a motif; the first that matches wins, so what is narrow comes first. */
const WORDS: readonly (readonly [words: RegExp, motif: MotifName])[] = [
  [/spiral/, 'spiral'], [/baobab/, 'baobab'], [/marula/, 'marula'], [/buchu|fynbos/, 'buchu'], [/protea/, 'protea'], [/aloe|sunburn|after-sun/, 'aloe'],
  [/kelp|seaweed|marine/, 'kelp'], [/honey/, 'honey'], [/\btea\b|steam/, 'mug'], [/rooibos/, 'rooibos'],
  [/shav|razor|beard|ingrown/, 'shave'], [/stick|lip/, 'stick'], [/sunscreen|spf/, 'pump'], [/\bsun|uv\b|summer|heat/, 'sun'],
  [/night|sleep|bedtime|evening/, 'moon'], [/winter|highveld|karoo|dry-air/, 'grass'], [/label|read|inci|ingredient-list|myth|fact/, 'lens'],
  [/deal|sale|price|discount|offer/, 'tag'], [/budget|cost|cheap|under-r|rand|save|card/, 'coin'], [/local|brand|market|shop/, 'stall'],
  [/podcast|episode|listen|talk/, 'mic'], [/travel|pack|kit|bag|essentials/, 'bag'], [/soap|bar|foam/, 'soap'],
  [/serum|retin|vitamin|niacin|acid|oil/, 'dropper'], [/wash|cleans|tube|gel/, 'tube'], [/mask|scrub|diy|recipe|clay|oat/, 'mortar'],
  [/barrier|cream|balm|butter/, 'cream'], [/texture|swatch|tint/, 'smear'], [/moist|jar/, 'jar'], [/hydra|water|hyalur|dry/, 'drop'],
  [/tone|spots|acne|skin|face|teen|pigment|age|aging/, 'face'],
]

/** The motif for a slug that was given none: by a word in it, else one of its accent's favourites. */
export function chooseMotif(slug: string, accent: Accent, random: Random): MotifName {
  const favourite = pick(random, FAVOURITES[accent])
  return WORDS.find(([words]) => words.test(slug))?.[1] ?? favourite
}
