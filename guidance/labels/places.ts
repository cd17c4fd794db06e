import { normalise } from '../text/normalise.ts'

// Where names stand in a text that was put in order before it was read.

export type Span = { from: number; to: number }

export const lettersAndDigits = /[\p{L}\p{N}]/u

/** The letters and digits of a text as names are compared, and where each of them stands. */
const lettersOf = (text: string): { key: string; at: number[] } => {
  let key = ''
  const at: number[] = []
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    key += letter < '\u0080' ? letter.toLowerCase() : normalise(letter)
    while (at.length < key.length) at.push(index)
  }
  return { key, at }
}

/** What stands behind the last letter or digit. */
export const behindLast = (text: string): string => {
  let at = text.length
  while (at > 0 && !lettersAndDigits.test(text.charAt(at - 1))) at -= 1
  return text.slice(at)
}

/** So many places are tried for one where the name stands as a word of its own. */
const mostTried = 9

/** Where names stand in a text, in this order and as close together as may be; undefined for one that is printed in other words. */
export const placesOf = (text: string, names: readonly string[]): (Span | undefined)[] => {
  const { key, at } = lettersOf(text)
  const keys = names.map((name) => lettersOf(name).key)
  const parted = (place: number): boolean => place === 0 || place >= at.length || at[place] !== (at[place - 1] ?? 0) + 1
  const isWord = (place: number, { length }: string): boolean => parted(place) && parted(place + length)
  const last = (name: string, from: number, to: number): number => {
    for (
      let place = key.lastIndexOf(name, to - name.length), tried = 0;
      place > from && tried < mostTried;
      tried += 1
    ) {
      if (isWord(place, name)) return place
      place = key.lastIndexOf(name, place - 1)
    }
    return from
  }
  const found: number[] = []
  let end = 0
  for (const name of keys) {
    const place = name === '' ? -1 : key.indexOf(name, end)
    found.push(place)
    if (place >= 0) end = place + name.length
  }
  // From the end back, each as late as may be: a title before the list may hold the same names.
  for (let which = keys.length - 1; which >= 0; which -= 1) {
    const [name = '', place = -1] = [keys[which], found[which]]
    if (place >= 0) found[which] = end = last(name, place, end)
  }
  return keys.map((name, which) => {
    const place = found[which] ?? -1
    if (place < 0) return undefined
    const [from = 0, final = 0] = [at[place], at[place + name.length - 1]]
    const to = final + String.fromCodePoint(text.codePointAt(final) ?? 0).length
    const marks = behindLast(names[which] ?? '')
    return { from, to: text.startsWith(marks, to) ? to + marks.length : to }
  })
}
