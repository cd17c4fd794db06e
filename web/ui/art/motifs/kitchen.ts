import { at, fill, oval, stipple, stroke } from '../draw.ts'
import { sheaf } from '../sheaf.ts'
import { emblem } from './vessels.ts'
import type { Motif } from './motif.ts'

/** A mortar of leaves, and its pestle. */
export const mortar: Motif = ({ random, inks }) =>
  sheaf(
    [
      [-30, -92, -38, 86, 15, -8],
      [-14, -92, -12, 96, 15, 6],
      [-40, -90, -66, 70, 13, 8],
      [6, -94, 12, 70, 12, -4],
    ],
    inks.leaf,
    inks.leafShade,
    inks.ink,
  ) +
  stroke('M30-80L78-178', inks.land, 20) +
  stroke('M26-80L72-174', inks.cream, 15) +
  stroke('M70-170L76-182', inks.cream, 25) +
  fill('M-84-94H84C82-44 54-16 28-13L38 0H-38L-28-13C-54-16-82-44-84-94Z', inks.accent) +
  fill('M30-94H84C82-44 54-16 28-13L38 0H4L6-12C30-30 34-60 30-94Z', inks.ink, { opacity: 0.26 }) +
  stroke('M-82-96H82', inks.cream, 13) +
  stroke(
    stipple(random, 8, (u, v) => [-62 + u * 74, -76 + v * 44]),
    inks.cream,
    3,
    { opacity: 0.75 },
  )

/** A dipper of honey over an open jar. */
export const honey: Motif = ({ inks }) =>
  stroke('M34-142Q36-118 30-96', inks.fruit, 6) +
  stroke('M46-162L84-214', inks.leafShade, 9) +
  fill('M22-158Q22-176 40-176Q62-176 58-154Q54-132 34-134Q20-138 22-158Z', inks.leafShade) +
  stroke('M25-164l31 12M24-153l30 11M34-174l24 10', inks.fruit, 4.5) +
  fill('M24-142Q32-130 46-134Q38-116 34-120Q28-126 24-142Z', inks.fruit) +
  fill('M-58-108H58Q74-92 74-70V-20Q74 0 54 0H-54Q-74 0-74-20V-70Q-74-92-58-108Z', inks.fruit) +
  fill('M36-108H58Q74-92 74-70V-20Q74 0 54 0H10Q38-4 38-24V-74Q38-92 28-108Z', inks.ink, { opacity: 0.2 }) +
  oval(0, -108, 62, 15, inks.cream) +
  oval(0, -107, 52, 10, inks.fruit) +
  oval(22, -106, 22, 4, '#fff', { opacity: 0.55 }) +
  fill('M-46-78H20V-22H-46Z', inks.cream) +
  fill('M-13-70L4-60V-40L-13-30L-30-40V-60Z', inks.accent) +
  stroke('M-13-50V-31M-13-50L3-59M-13-50L-29-59', inks.cream, 3.4) +
  stroke('M-62-72V-34', '#fff', 4)

/** An enamel mug of rooibos, steaming, with its blue-rimmed edge. */
export const mug: Motif = ({ random, inks }) => {
  const drift = random() < 0.5 ? -1 : 1
  const steam = (x: number, y: number, h: number): string =>
    `M${at(x, y)}c${at(drift * 14, -h * 0.3, -drift * 14, -h * 0.6, 0, -h)}`
  return (
    stroke(steam(-30, -134, 56) + steam(0, -142, 66) + steam(30, -134, 48), inks.cream, 5, { opacity: 0.8 }) +
    stroke('M56-88C108-96 108-22 54-28', inks.cream, 14) +
    stroke('M64-24C96-30 96-78 66-82', inks.ink, 3, { opacity: 0.28 }) +
    fill('M-66-112H66L58-16Q56 0 42 0H-42Q-56 0-58-16Z', inks.cream) +
    fill('M26-112H66L58-16Q56 0 42 0H6Q24-3 25-20Z', inks.ink, { opacity: 0.17 }) +
    oval(0, -112, 66, 16, inks.accent) +
    oval(0, -110, 57, 11, inks.ink) +
    oval(0, -107, 50, 8, '#9a3f22') +
    emblem(inks, -16, -30, 52)
  )
}

/** A drop with leaves growing in it. */
export const drop: Motif = ({ inks }) =>
  fill('M0-200C28-132 70-100 70-58A70 60 0 0 1-70-58C-70-100-28-132 0-200Z', inks.cream) +
  fill('M0-200C28-132 70-100 70-58A70 60 0 0 1-20 0C40-10 44-60 30-100C20-130 4-160 0-200Z', inks.ink, {
    opacity: 0.16,
  }) +
  sheaf(
    [
      [-2, -22, -20, 74, 15, 5],
      [2, -22, 28, 60, 13, -5],
    ],
    inks.leaf,
    inks.leafShade,
    inks.ink,
  ) +
  stroke('M0-22V-8', inks.ink, 2.4) +
  stroke('M-50-66Q-46-96-24-126', '#fff', 4)

/** A swatch of cream seen from above: a dollop, smeared by a spatula into separate ridges. */
export const smear: Motif = ({ random, inks }) => {
  let bands = ''
  let ridges = ''
  for (let index = 0; index < 6; index++) {
    const y = index * 14 - 35
    const end: readonly [number, number] = [58 + random() * 34 - Math.abs(index - 2) * 5, y - 132 + random() * 6]
    bands += `M-66 ${at(y * 0.8 - 70)}C${at(-30, y - 128, 4, y - 40, ...end)}`
    if (index < 5)
      ridges += `M${at(-50 + random() * 30, y - 76 + random() * 6)}Q${at(8, y - 74, end[0] - 16, end[1] + 20)}`
  }
  return (
    `<g transform="translate(3 7)" opacity=".26">${stroke(bands, inks.ink, 19)}</g>` +
    stroke(bands, inks.cream, 18) +
    fill('M-100-66C-104-104-66-122-40-108C-18-96-18-42-40-28C-66-16-98-34-100-66Z', inks.cream) +
    stroke(ridges, inks.ink, 2.6, { opacity: 0.2 }) +
    stroke('M-84-58C-86-88-60-98-48-84C-38-70-58-56-66-70', inks.ink, 3, { opacity: 0.24 }) +
    stroke('M-90-74Q-86-98-64-104M-30-96Q-8-104 12-108', '#fff', 4) +
    stroke('M62-136L92-206', inks.leafShade, 12) +
    fill('M32-84C28-108 40-140 56-150L76-142C80-120 72-92 52-74Q38-70 32-84Z', inks.leaf) +
    fill('M66-146L76-142C80-120 72-92 52-74Q62-110 66-146Z', inks.leafShade) +
    stroke('M-62-4h0M-84-150h0', inks.cream, 13) +
    stroke('M-40-2h0M-66-160h0', inks.cream, 7)
  )
}
