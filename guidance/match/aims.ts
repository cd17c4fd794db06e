import type { Concern } from '../knowledge/kinds.ts'

/** What a product works on, as it is said in a sentence. */
export const aimOf: Readonly<Record<Concern, string>> = {
  acne: 'breakouts',
  aging: 'fine lines',
  'dark-spots': 'marks',
  dullness: 'dullness',
  pores: 'visible pores',
  redness: 'redness',
  dehydration: 'dryness',
  texture: 'rough texture',
  oiliness: 'shine',
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
