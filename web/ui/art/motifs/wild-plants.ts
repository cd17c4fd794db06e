import { alongCurve, at, fill, stroke, type Point } from '../draw.ts'
import { sheaf, type Leaf } from '../sheaf.ts'
import type { Motif } from './motif.ts'

const BAOBAB_TRUNK =
  'M-56 0C-40-8-46-40-48-70C-50-95-40-108-34-118C-46-130-72-136-96-152L-91-157C-66-146-46-144-34-138' +
  'C-38-152-52-166-61-184L-54-187C-44-170-30-160-22-144C-18-158-20-176-17-198L-9-198C-10-176-6-160-2-146' +
  'C4-160 14-178 22-194L29-190C20-172 15-156 15-142C28-150 46-160 62-180L68-175C54-152 42-144 32-134' +
  'C50-138 74-140 95-151L98-145C76-130 52-128 39-116C46-100 52-84 50-60C48-36 46-8 60 0Z'

const BAOBAB_CROWN: readonly Point[] = [
  [-96, -154],
  [-58, -186],
  [-14, -202],
  [28, -196],
  [66, -180],
  [97, -150],
  [-74, -168],
  [46, -186],
  [6, -206],
]

/** Baobab: a trunk with its bark in folds, and a flat crown of cloud-like leaf. */
export const baobab: Motif = ({ random, inks }) => {
  let shaded = ''
  let lit = ''
  for (const [x, y] of BAOBAB_CROWN) {
    const half = 16 + random() * 18
    shaded += `M${at(x - half, y + 4)}h${at(2 * half)}`
    lit += `M${at(x - half * 0.6, y - 5)}h${at(half)}`
  }
  return (
    fill(BAOBAB_TRUNK, inks.ink) +
    stroke('M-28-4Q-34-60-22-108M2-4Q-4-60 2-120M30-6Q34-60 20-106', inks.land, 2.2, { dash: '22 7' }) +
    stroke(shaded, inks.leafShade, 17) +
    stroke(lit, inks.leaf, 11)
  )
}

/** A row of petals, the outer ones slightly shorter; rows build up the protea's cup. */
const petals = (
  count: number,
  spread: number,
  length: number,
  width: number,
  y: number,
  chance: () => number,
): Leaf[] =>
  Array.from({ length: count }, (_, index) => {
    const side = (index / (count - 1)) * 2 - 1
    return [
      side * 20,
      y - side * side * 6,
      side * spread,
      length * (1 - side * side * 0.12) + chance() * 5,
      width,
      side * 10,
    ]
  })

/** King protea, cut open: four rows of bracts around a cone of styles. */
export const protea: Motif = ({ random, inks }) => {
  let styles = ''
  let tips = ''
  for (let index = -4; index <= 4; index++) {
    const end = at(index * 8.6, -146 + index * index * 1.3)
    styles += `M${at(index * 3, -84)}Q${at(index * 10, -112)} ${end}`
    tips += `M${end}h0`
  }
  return (
    stroke('M0 4Q-4-30 0-66', inks.leafShade, 8) +
    sheaf(
      [
        [0, -22, -64, 86, 14, 10],
        [0, -30, 62, 90, 14, -10],
        [0, -6, 44, 60, 11, -6],
      ],
      inks.leaf,
      inks.leafShade,
      inks.ink,
    ) +
    sheaf(petals(7, 62, 136, 21, -58, random), inks.accent, inks.petalShade, undefined, true) +
    sheaf(petals(6, 48, 112, 21, -56, random), inks.stage, inks.accent, undefined, true) +
    fill('M-46-100C-46-164 46-164 46-100L0-70Z', inks.cream) +
    stroke(styles, inks.accent, 2) +
    stroke(tips, inks.ink, 5) +
    sheaf(petals(5, 46, 78, 20, -54, random), inks.cream, inks.stage, undefined, true) +
    sheaf(petals(4, 34, 50, 17, -48, random), inks.stage, inks.accent, undefined, true) +
    fill('M-24-50Q0-22 24-50Q0-62-24-50', inks.leafShade)
  )
}

/** Winter veld: dry, plumed grass leaning in the wind. */
export const grass: Motif = ({ random, inks }) => {
  const wind = (random() < 0.5 ? -1 : 1) * (12 + random() * 12)
  let stems = ''
  const plumes: Leaf[] = []
  for (const index of [-4, 3, -2, 1, 4, -3, 2, -1, 0]) {
    const reach = 142 - Math.abs(index) * 13 - random() * 18
    const neck: Point = [index * 16 + wind * 0.5, -reach]
    stems += `M${at(index * 6, 0)}Q${at(index * 9, -reach * 0.6, ...neck)}`
    plumes.push([...neck, index * 8 + wind, 68 - Math.abs(index) * 2, 9, wind * 0.7])
  }
  const blades: Leaf[] = [
    [-10, 0, -56, 92, 7, -12],
    [12, 0, 54, 96, 7, 12],
    [-4, 0, -34, 104, 7, -8],
    [6, 0, 30, 98, 7, 8],
  ]
  return (
    stroke(stems, inks.leafShade, 2.8) +
    sheaf(plumes, inks.cream, inks.accent, inks.ink) +
    sheaf(blades, inks.leaf, inks.leafShade) +
    fill('M-46 2Q0-18 46 2Z', inks.leafShade)
  )
}

/** Kelp of the Atlantic coast: a stem in the swell, a float under every blade. */
export const kelp: Motif = ({ random, inks }) => {
  const sway = random() < 0.5 ? -1 : 1
  const [foot, first, second, top]: [Point, Point, Point, Point] = [
    [0, 0],
    [-sway * 34, -52],
    [sway * 2, -104],
    [sway * 18, -176],
  ]
  const leaves: Leaf[] = [[top[0], top[1] + 4, sway * 34, 62, 11, sway * 14]]
  let floats = `M${at(...top)}h0`
  for (let index = 0; index < 8; index++) {
    const lower = index < 4
    const t = lower ? 0.34 + index * 0.2 : 0.16 + (index - 4) * 0.24
    const [x, y] = lower ? alongCurve(t, foot, first, second) : alongCurve(t, second, [sway * 26, -140], top)
    const side = index % 2 ? 1 : -1
    const angle = side * (62 - index * 3) + sway * 10
    leaves.push([x + side * 9, y - 4, angle, 88 - index * 3 + random() * 8, 11, (side > 0 ? 1 : -1) * -26])
    floats += `M${at(x + side * 7, y - 3)}h0`
  }
  return (
    sheaf(leaves, inks.leaf, inks.leafShade, inks.ink) +
    stroke(`M0 0Q${at(...first, ...second)}Q${at(sway * 26, -140, ...top)}`, inks.leafShade, 6) +
    stroke(floats, inks.leaf, 13) +
    stroke(floats, inks.cream, 3.4) +
    stroke('M0 0l-24 4M0-2l-10 8M0-2l12 8M0 0l24 4', inks.leafShade, 5) +
    stroke(`M${at(-sway * 70, -150)}h0M${at(-sway * 58, -176)}h0`, inks.cream, 10, { opacity: 0.85 }) +
    stroke(`M${at(-sway * 76, -176)}h0M${at(sway * 84, -40)}h0`, inks.cream, 6)
  )
}
