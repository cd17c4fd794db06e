import { alongCurve, at, cos, disc, fill, sin, stipple, stroke, type Point } from '../draw.ts'
import { sheaf, type Leaf } from '../sheaf.ts'
import type { Motif } from './motif.ts'

/** Rooibos, Aspalathus linearis: needles in pairs along a branching stem, small flowers at the ends. */
export const rooibos: Motif = ({ random, inks, spare }) => {
  let needles = ''
  let stems = ''
  let flowers = ''
  const foot: Point = [0, 0]
  const bend: Point = [(random() - 0.5) * 50, -100]
  const top: Point = [(random() - 0.5) * 60, -206]
  const branch = (from: Point, by: Point, to: Point, pairs: number, length: number): void => {
    stems += `M${at(...from)}Q${at(...by, ...to)}`
    for (let index = 1; index <= pairs; index++) {
      const t = 0.12 + (0.88 * index) / pairs
      const here = alongCurve(t, from, by, to)
      const next = alongCurve(Math.min(1, t + 0.04), from, by, to)
      const heading = (Math.atan2(next[0] - here[0], here[1] - next[1]) * 180) / Math.PI || 0
      for (const side of [-1, 1]) {
        const angle = heading + side * (30 + random() * 12)
        const reach = length * (1 - t * 0.45)
        needles += `M${at(...here)}l${at(sin(angle) * reach, -cos(angle) * reach)}`
      }
    }
  }
  branch(foot, bend, top, spare ? 8 : 11, 34)
  const twigs: readonly (readonly [t: number, angle: number, length: number])[] = [
    [0.22, -46, 78],
    [0.34, 44, 84],
    [0.55, -36, 58],
  ]
  for (const [t, lean, length] of twigs.slice(0, spare ? 2 : 3)) {
    const from = alongCurve(t, foot, bend, top)
    const angle = lean + (random() - 0.5) * 12
    const end: Point = [from[0] + sin(angle) * length, from[1] - cos(angle) * length]
    branch(
      from,
      [from[0] + sin(angle * 1.4) * length * 0.5, from[1] - cos(angle * 1.4) * length * 0.5],
      end,
      spare ? 4 : 6,
      27,
    )
    flowers += `M${at(end[0] - 5, end[1] + 8)}h0M${at(end[0] + 6, end[1] - 3)}h0`
  }
  flowers += `M${at(top[0] - 8, top[1] + 24)}h0M${at(top[0] + 9, top[1] + 10)}h0`
  return (
    stroke(needles, inks.leaf, 4) +
    stroke(stems, inks.leafShade, 3.6) +
    stroke(flowers, inks.accent, 13) +
    stroke(flowers, inks.cream, 4)
  )
}

/** Marula: a feathered leaf and two fallen fruit, which ripen on the ground. */
export const marula: Motif = ({ random, inks }) => {
  const lean = (random() - 0.5) * 30
  const [foot, bend, top]: [Point, Point, Point] = [
    [0, -6],
    [lean, -100],
    [lean * 0.6, -196],
  ]
  const leaves: Leaf[] = [[top[0], -186, lean * 0.4, 62, 15, 4]]
  for (let index = 0; index < 4; index++) {
    const [x, y] = alongCurve(0.84 - index * 0.2, foot, bend, top)
    for (const side of index < 3 ? [-1, 1] : [-1]) {
      leaves.push([x, y, side * (58 + index * 5), 62 + index * 7 + random() * 6, 14, -side * 7])
    }
  }
  const fruit = (x: number, y: number, r: number): string =>
    disc(x, y, r, inks.fruit) +
    fill(
      `M${at(x + r * 0.3, y - r * 0.95)}a${at(r, r)} 0 1 1${at(-r * 1.1, r * 1.6)}` +
        `a${at(r * 1.15, r * 1.15)} 0 0 0${at(r * 1.1, -r * 1.6)}`,
      inks.ink,
      { opacity: 0.24 },
    ) +
    stroke(
      stipple(random, 5, (u, v) => [x - r * (0.15 + 0.5 * u), y + r * (v - 0.6)]),
      inks.cream,
      3,
    ) +
    stroke(`M${at(x, y - r + 2)}h0`, inks.ink, 8)
  return (
    stroke(`M${at(...foot)}Q${at(...bend, ...top)}`, inks.ink, 4.5) +
    sheaf(leaves, inks.leaf, inks.leafShade, inks.ink) +
    stroke('M0-6Q20-34 40-44M0-6Q-8-24-4-40', inks.ink, 3) +
    fruit(-14, -14, 30) +
    fruit(42, -20, 26)
  )
}

/** Buchu, Agathosma: oil glands dotted along small leaves, and star flowers of five petals. */
export const buchu: Motif = ({ random, inks, spare }) => {
  const lean = (random() - 0.5) * 44
  const [foot, bend, top]: [Point, Point, Point] = [
    [0, 0],
    [lean, -90],
    [lean * 0.3, -176],
  ]
  const leaves: Leaf[] = []
  let glands = ''
  for (let index = 0; index < (spare ? 5 : 6); index++) {
    const [x, y] = alongCurve(0.16 + index * 0.15, foot, bend, top)
    const length = 66 - index * 6
    for (const side of [-1, 1]) {
      const angle = side * (64 - index * 5) + (random() - 0.5) * 10
      leaves.push([x, y, angle, length, 17 - index * 1.3, -side * 4])
      if (index > 3 || spare) continue
      for (const part of [0.34, 0.5, 0.66]) {
        glands += `M${at(x + sin(angle) * length * part + cos(angle) * 9, y - cos(angle) * length * part + sin(angle) * 9)}h0`
      }
    }
  }
  let petals = ''
  let hearts = ''
  for (const [x, y] of [
    [top[0], top[1] - 10],
    [top[0] - 22, top[1] + 10],
    [top[0] + 21, top[1] + 14],
  ] as const) {
    for (let petal = 0; petal < 5; petal++) petals += `M${at(x, y)}l${at(sin(petal * 72) * 10, -cos(petal * 72) * 10)}`
    hearts += `M${at(x, y)}h0`
  }
  return (
    stroke(`M0 0Q${at(...bend, ...top)}`, inks.ink, 3.6) +
    sheaf(leaves, inks.leaf, inks.leafShade, spare ? undefined : inks.ink) +
    stroke(glands, inks.cream, 3) +
    stroke(petals, inks.cream, 10) +
    stroke(hearts, inks.accent, 8)
  )
}
