/**
 * The edit distance of two words (optimal string alignment: a swap of neighbours counts once), or `most + 1` as soon as it is larger than
 * `most`. Source: Boytsov, "Indexing methods for approximate dictionary searching", ACM JEA 16 (2011).
 */
export const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] ?? most + 1
}

/** How many slips a word of this length may have and still be taken for another: short words differ by meaning, not by slip. */
export const slipsAllowed = (length: number): number => {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}
