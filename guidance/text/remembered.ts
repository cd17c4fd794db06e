/** So many texts are kept: what one answer reads again and again, and little of what somebody else wrote before. */
const most = 24

const keeping = <T>(kept: Map<string, T>, key: string, make: () => T): T => {
  const found = kept.get(key)
  if (found !== undefined) return found
  const made = make()
  if (kept.size >= most)
    for (const oldest of kept.keys()) {
      kept.delete(oldest)
      break
    }
  kept.set(key, made)
  return made
}

/**
 * A pure reading of a text, in the light of some knowledge or whatever else stays the same between texts, that keeps what it last made: one answer
 * reads the same message dozens of times. Callers leave what they are given as it is. Only the last two dozen texts are kept, in memory.
 */
export const rememberedBy = <Known extends object, T extends object | string>(
  read: (known: Known, text: string) => T,
): ((known: Known, text: string) => T) => {
  const keptBy = new WeakMap<Known, Map<string, T>>()
  return (known, text) => {
    let kept = keptBy.get(known)
    if (kept === undefined) keptBy.set(known, (kept = new Map()))
    return keeping(kept, text, () => read(known, text))
  }
}

/** The same for a reading in the light of nothing. */
export const remembered = <T extends object | string>(read: (text: string) => T): ((text: string) => T) => {
  const nothing = {}
  const readBy = rememberedBy((_: object, text: string) => read(text))
  return (text) => readBy(nothing, text)
}
