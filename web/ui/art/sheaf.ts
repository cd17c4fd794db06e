import { at, cos, fill, sin, stroke, type Point } from './draw.ts'

/** One leaf: its base, direction (0 is up, degrees clockwise), length, half width, and how far its tip bends. */
export type Leaf = readonly [x: number, y: number, angle: number, length: number, width: number, bend?: number]

/**
 * Draws leaves in the house style: a light half, a dark half and a bent midrib.
 * Any number of leaves takes three paths. `simple` leaves are petals: fewer bytes, no shoulder.
 */
export function sheaf(leaves: readonly Leaf[], lit: string, shaded: string, rib?: string, simple = false): string {
  let left = ''
  let right = ''
  let ribs = ''
  for (const [x, y, angle, length, width, bend = 0] of leaves) {
    const [s, c] = [sin(angle), cos(angle)]
    const point = (along: number, across: number): Point => [
      along * length * s + across * c,
      -along * length * c + across * s,
    ]
    const tip = point(1, bend)
    const middle = point(0.5, bend * 0.15)
    const start = `M${at(x, y)}`
    const half = (side: 1 | -1): string =>
      simple
        ? `${start}q${at(...point(0.42, side * width * 2), ...tip)}`
        : `${start}c${at(...point(0.18, side * width * 1.25), ...point(0.72, side * width + bend * 0.5), ...tip)}` +
          `Q${at(x + middle[0], y + middle[1], x, y)}`
    left += half(-1)
    right += half(1)
    ribs += `${start}q${at(...middle, ...point(0.86, bend * 0.75))}`
  }
  return fill(left, lit) + fill(right, shaded) + (rib ? stroke(ribs, rib, 1.5) : '')
}
