/**
 * Letters of other scripts that look like a Latin letter, by that letter. Source: confusables.txt of Unicode Technical Standard 39
 * (https://www.unicode.org/reports/tr39/), single letters of Cyrillic, Greek and Armenian, and the lower case of those whose capitals are on it (к, т, м).
 */
const byLatin: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհн',
  i: 'іιӏ',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'ոηп',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гⲅ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝωա',
  x: 'хχ',
  y: 'уγү',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  G: 'Ԍ',
  H: 'НΗ',
  I: 'ІΙӀ',
  J: 'Ј',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'ЅՏ',
  T: 'ТΤ',
  U: 'Ս',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
}

const latinOf: ReadonlyMap<string, string> = new Map(
  Object.entries(byLatin).flatMap(([latin, alike]) => Array.from(alike, (one): [string, string] => [one, latin])),
)
const alike = `[${[...latinOf.keys()].join('')}]`
const anyAlike = new RegExp(alike, 'u')
/** A word with letters of Latin and look-alikes of them, and no other letter: "витаминC" has others, and is left as it is. */
const mixed = new RegExp(
  `(?<![\\p{L}\\p{M}])(?=${alike}*\\p{Script=Latin})(?=\\p{Script=Latin}*${alike})(?:\\p{Script=Latin}|\\p{M}|${alike})+(?![\\p{L}\\p{M}])`,
  'gu',
)

/** A text with the look-alikes inside its Latin words as the Latin letters that they pass for. A word wholly in another script is left as it is. */
export const withoutLookAlikes = (text: string): string =>
  anyAlike.test(text)
    ? text.replaceAll(mixed, (word) => Array.from(word, (letter) => latinOf.get(letter) ?? letter).join(''))
    : text
