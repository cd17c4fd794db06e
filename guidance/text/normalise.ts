import { withoutLookAlikes } from './look-alikes.ts'

/** Nothing but printable ASCII and line breaks, as most text is. */
const isPlain = /^[\t\n\r\x20-\x7e]*$/
/** A pictograph, whole with what joins its parts: of an emoji the joiners stay. Or a character that nobody sees. */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*)|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Letters and digits in another shape of the same: full width, or of mathematics. */
const shaped = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]+/gu

/**
 * A text as it is seen: without zero-width, soft-hyphen, direction and other invisible characters, and with the look-alike letters of other scripts inside
 * Latin words as Latin ones. Every text from outside passes through it before it is read; it reads the same to the eye, so it is fit to be shown.
 */
export const withPlainLetters = (text: string): string =>
  isPlain.test(text)
    ? text
    : withoutLookAlikes(
        text.replaceAll(emojiOrInvisible, '$1').replaceAll(shaped, (letters) => letters.normalize('NFKC')),
      )

/**
 * Text as the engine compares it: lower case, without accents, quotes and dashes of one kind, single spaces. Case, accents and typography
 * carry no meaning on labels or in questions.
 */
export const normalise = (text: string): string =>
  // Plain text has none of it, and most text is plain.
  /^[\x20-\x5f\x61-\x7e]*$/.test(text) ? text.toLowerCase().replaceAll(/ {2,}/g, ' ').trim() : unaccented(text)

const unaccented = (text: string): string =>
  withPlainLetters(text)
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
