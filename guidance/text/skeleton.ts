/** A word as it looks in print: letters and signs that a scanner takes for each other (`l`, `I`, `1`; `0`, `O`; `rn`, `m`) are one. */
export const skeletonOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[1!|i]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const inStrokes: readonly (readonly [RegExp, string])[] = [
  [/[ri]/g, 'l'],
  [/n/g, 'll'],
  [/m/g, 'lll'],
  [/d/g, 'cl'],
  [/e/g, 'c'],
  [/[9q]/g, 'g'],
  [/6/g, 'b'],
]

/** A word as the strokes it is printed with, coarser than its skeleton: `Chlonde` and `Chloride`, `GLYCERME` and `GLYCERINE`, `Acctate` and `Acetate` are one. */
export const strokesOf = (word: string): string =>
  inStrokes.reduce((text, [from, to]) => text.replaceAll(from, to), skeletonOf(word))
