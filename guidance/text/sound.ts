const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ght/g, 't'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/ie|ey|ea|ee|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1/g, '$1'],
  [/(?<=.{2})e$/, ''],
]

/** How a word sounds, roughly: `fase` and `face`, `oyly` and `oily`, `gud` and `good` are alike. */
export const soundOf = (word: string): string =>
  alike.reduce((said, [letters, sound]) => said.replace(letters, sound), word)

/** A word without its vowels but for the first letter, and no letter twice in a row: `prgnt` of `pregnant`. */
export const consonantsOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, '')).replaceAll(/(.)\1/g, '$1')

/** What is left of a word in text messages, by its sound: `btr` of `better` and `blkhd` of `blackheads`. */
export const bonesOf = (word: string): string => consonantsOf(soundOf(word).replace(/(?<=.{3})s$/, ''))
