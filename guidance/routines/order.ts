import type { ProductKind } from '../knowledge/kinds.ts'

// Thin before thick, water before oil, so that each layer can reach the skin; sunscreen last of the morning so that nothing dilutes its film.
const places: Readonly<Record<ProductKind, { place: number; why: string }>> = {
  cleanser: { place: 1, why: 'First, so that what follows meets clean skin.' },
  mask: { place: 2, why: 'On clean skin, and rinsed or wiped off before the rest.' },
  toner: { place: 3, why: 'Watery, so straight after cleansing.' },
  exfoliant: { place: 4, why: 'On clean, dry skin, before anything thicker.' },
  serum: { place: 5, why: 'Thin layers go on before thick ones.' },
  treatment: { place: 6, why: 'On dry skin, before the moisturiser that cushions it.' },
  'eye-cream': { place: 7, why: 'Light, so before the moisturiser.' },
  moisturiser: { place: 8, why: 'Thicker, so over the thin layers to keep the water in.' },
  oil: { place: 9, why: 'Oil goes over water: it holds in what lies below it.' },
  lip: { place: 10, why: 'On its own patch of skin, so towards the end.' },
  body: { place: 11, why: 'For the body, once the face is done.' },
  sunscreen: { place: 12, why: 'Last of all in the morning: anything on top thins its protection.' },
}

/** The place of a kind of product in a routine: a smaller number goes on earlier. An unknown kind is taken for a serum. */
export const orderOf = (kind: ProductKind | undefined): number => places[kind ?? 'serum'].place

/** Why it goes there, in a sentence. */
export const reasonForPlace = (kind: ProductKind | undefined): string => places[kind ?? 'serum'].why

// How products name themselves; the first that fits decides.
const wordsOfKind: readonly [ProductKind, RegExp][] = [
  ['sunscreen', /\b(spf ?\d*|sun ?(screen|block|cream|care)|sonbrand|sonskerm)\b/],
  ['cleanser', /\b(cleans\w*|face ?wash|wash|micellar|make-?up remover|soap|balm cleanser)\b/],
  ['eye-cream', /\beye\b/],
  ['lip', /\blips?\b/],
  ['body', /\b(body|hand)\b/],
  ['mask', /\b(mask|masque)\b/],
  ['exfoliant', /\b(exfoliat\w*|peel\w*|scrub|aha|bha|pha|glycolic|lactic acid|mandelic)\b/],
  ['toner', /\b(toner|tonic|mist|essence)\b/],
  ['treatment', /\b(treatment|retin\w*|tretinoin|adapalene|differin|epiduo|benzoyl|spot|gel 0[.,]\d+)\b/],
  ['moisturiser', /\b(moistur\w*|cream|lotion|hydrator|gel-cream|balm|aqueous)\b/],
  ['serum', /\b(serum|ampoule|booster|concentrate|vitamin c)\b/],
  ['oil', /\boil\b/],
]

/** The kind of product a name speaks of, where it says so. */
export const kindFromName = (name: string): ProductKind | undefined =>
  wordsOfKind.find(([, words]) => words.test(name.toLowerCase()))?.[0]
