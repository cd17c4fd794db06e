/**
 * Text as the engine compares it: lower case, without accents, quotes and dashes of one kind, single spaces. Case, accents and typography
 * carry no meaning on labels or in questions.
 */
export const normalise = (text: string): string =>
  // Plain text has none of it, and most text is plain.
  /^[\x20-\x5f\x61-\x7e]*$/.test(text) ? text.toLowerCase().replaceAll(/ {2,}/g, ' ').trim() : unaccented(text)

const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A name with everything but letters and digits taken out: `Sodium Hyaluronate` and `SODIUM-HYALURONATE` are one key. */
export const keyOf = (name: string): string => normalise(name).replaceAll(/[^a-z0-9]+/g, '')

/** A text as rules read it: normalised, without apostrophes. */
export const plainOf = (text: string): string => normalise(text).replaceAll("'", '')

/** The words of a text, in order: letters and digits, with inner apostrophes left out. */
export const wordsOf = (text: string): string[] => plainOf(text).match(/[a-z0-9]+/g) ?? []
