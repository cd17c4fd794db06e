/** Enough for every product that is ranked often; the labels of one thousand take a few megabytes. */
const MOST_KEPT = 4000

/** Returns the first of equal plain values, so that what is computed of one by object identity is computed once. */
export const onceEach = <T>() => {
  const kept = new Map<string, T>()
  return (value: T): T => {
    const key = JSON.stringify(value)
    const first = kept.get(key)
    if (first !== undefined) return first
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, value)
    return value
  }
}
