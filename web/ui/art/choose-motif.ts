import type { Accent } from './accents.ts'
import type { MotifName } from './motif-names.ts'
import { pick, type Random } from './seed.ts'

/** The motifs of each accent for slugs without a keyword. */
const DEFAULTS: Record<Accent, readonly [MotifName, ...MotifName[]]> = {
  aloe: ['aloe', 'spiral', 'buchu', 'face', 'drop', 'grass'],
  rooibos: ['rooibos', 'baobab', 'mortar', 'dropper', 'mug', 'grass'],
  marula: ['marula', 'honey', 'jar', 'baobab', 'cream', 'coin'],
  protea: ['protea', 'jar', 'tube', 'face', 'smear', 'bag'],
  fynbos: ['face', 'protea', 'buchu', 'moon', 'dropper', 'mic'],
  atlantic: ['drop', 'kelp', 'sun', 'face', 'soap', 'pump'],
}

/** Keywords in a slug that select a motif; the first match wins, so specific ones come first. */
const KEYWORDS: readonly (readonly [keywords: RegExp, motif: MotifName])[] = [
  [/spiral/, 'spiral'],
  [/baobab/, 'baobab'],
  [/marula/, 'marula'],
  [/buchu|fynbos/, 'buchu'],
  [/protea/, 'protea'],
  [/aloe|sunburn|after-sun/, 'aloe'],
  [/kelp|seaweed|marine/, 'kelp'],
  [/honey/, 'honey'],
  [/\btea\b|steam/, 'mug'],
  [/rooibos/, 'rooibos'],
  [/shav|razor|beard|ingrown/, 'shave'],
  [/stick|\blips?\b/, 'stick'],
  [/sunscreen|\bspf\b/, 'pump'],
  [/\bsun|\buv\b|summer|heat/, 'sun'],
  [/night|sleep|bedtime|evening/, 'moon'],
  [/winter|highveld|karoo|dry-air/, 'grass'],
  [/label|\bread\b|\binci\b|ingredient-list|myth|\bfacts?\b/, 'lens'],
  [/\bdeals?\b|\bsale\b|price|discount|\boffers?\b/, 'tag'],
  [/budget|\bcosts?\b|cheap|under-r|\brands?\b|\bsav(e|ing)|cashback/, 'coin'],
  [/local|brand|market|\bshop/, 'stall'],
  [/podcast|episode|listen|\btalks?\b/, 'mic'],
  [/travel|\bpack(ing)?\b|\bkit\b|\bbag\b|essentials/, 'bag'],
  [/soap|\bbars?\b|foam/, 'soap'],
  [/serum|retin|vitamin|niacin|acid|\boils?\b/, 'dropper'],
  [/wash|cleans|tube|\bgels?\b/, 'tube'],
  [/mask|scrub|\bdiy\b|recipe|\bclay\b|\boats?\b/, 'mortar'],
  [/barrier|cream|balm|butter/, 'cream'],
  [/texture|swatch|\btint/, 'smear'],
  [/moist|\bjars?\b/, 'jar'],
  [/hydra|water|hyalur|\bdry/, 'drop'],
  [/\btones?\b|spots|acne|skin|face|teen|pigment|\bage|aging/, 'face'],
]

/** The motif for a slug without an explicit one: by a keyword in it, else one of its accent's motifs. */
export function chooseMotif(slug: string, accent: Accent, random: Random): MotifName {
  const fallback = pick(random, DEFAULTS[accent])
  return KEYWORDS.find(([keywords]) => keywords.test(slug))?.[1] ?? fallback
}
