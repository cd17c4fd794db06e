/**
 * So many texts are kept, or so many letters of shorter ones: what one answer reads again and again, a long message with its sentences and parts, and little of what
 * somebody else wrote before.
 */
const [most, mostLetters] = [24, 16_000]

type Kept<T> = { made: Map<string, T>; letters: number }

const keeping = <T>(kept: Kept<T>, key: string, make: () => T): T => {
  const found = kept.made.get(key)
  if (found !== undefined) return found
  const made = make()
  for (const oldest of kept.made.keys()) {
    if (kept.made.size < most || kept.letters + key.length <= mostLetters) break
    kept.made.delete(oldest)
    kept.letters -= oldest.length
  }
  kept.made.set(key, made)
  kept.letters += key.length
  return made
}

/**
 * A pure reading of a text, in the light of some knowledge or whatever else stays the same between texts, that keeps what it last made: one answer
 * reads the same message dozens of times. Callers leave what they are given as it is. Only the last texts are kept, in memory.
 */
export const rememberedBy = <Known extends object, T extends object | string>(
  read: (known: Known, text: string) => T,
): ((known: Known, text: string) => T) => {
  const keptBy = new WeakMap<Known, Kept<T>>()
  return (known, text) => {
    let kept = keptBy.get(known)
    if (kept === undefined) keptBy.set(known, (kept = { made: new Map(), letters: 0 }))
    return keeping(kept, text, () => read(known, text))
  }
}

/** The same for a reading in the light of nothing. */
export const remembered = <T extends object | string>(read: (text: string) => T): ((text: string) => T) => {
  const nothing = {}
  const readBy = rememberedBy((_: object, text: string) => read(text))
  return (text) => readBy(nothing, text)
}
