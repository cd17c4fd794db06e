/** A word as it looks in print: letters and signs that a scanner takes for each other (`l`, `I`, `1`; `0`, `O`; `rn`, `m`) are one. */
export const skeletonOf = (word: string): string =>
  word.toLowerCase().replaceAll(/[1!|i]/g, 'l').replaceAll('0', 'o').replaceAll('5', 's').replaceAll('8', 'b').replaceAll('rn', 'm').replaceAll('vv', 'w')
