import { at, disc, fill, oval, stroke } from '../draw.ts'
import type { Motif } from './motif.ts'
import { emblem } from './vessels.ts'

/** A bar of soap on its dish, with foam and rising bubbles. */
export const soap: Motif = ({ random, inks }) => {
  const lift = random() * 16
  const foam: readonly (readonly [x: number, y: number, r: number])[] = [
    [-74, -26, 22],
    [-50, -54, 20],
    [-88, -54, 15],
    [-62, -82, 15],
    [-36, -22, 18],
    [-30, -76, 10],
  ]
  const bubble = (x: number, y: number, r: number): string =>
    `M${at(x - r, y)}a${at(r, r)} 0 1 1 0 1M${at(x - r * 0.5, y - r * 0.2)}q${at(r * 0.1, -r * 0.35, r * 0.45, -r * 0.4)}`
  const bubbles =
    bubble(-36, -124 - lift, 14) + bubble(6, -160 - lift, 20) + bubble(42, -122, 10) + bubble(52, -186 + lift, 8)
  const gleams = foam
    .map(([x, y, r]) => `M${at(x + r * 0.2, y + r * 0.62)}q${at(r * 0.5, -r * 0.1, r * 0.5, -r * 0.62)}`)
    .join('')
  return (
    stroke(bubbles, inks.cream, 3) +
    fill('M-70-80Q-66-94-48-94H66Q84-94 86-80V-20Q84-10 70-10H-54Q-70-10-70-24Z', inks.accent) +
    fill('M-70-78Q-68-94-48-94H66Q84-94 86-78Q84-66 66-66H-50Q-66-66-70-78Z', inks.cream, { opacity: 0.38 }) +
    fill('M50-66H66Q84-66 86-78V-20Q84-10 70-10H34Q50-12 50-26Z', inks.ink, { opacity: 0.24 }) +
    oval(18, -38, 27, 19, inks.ink, { opacity: 0.16 }) +
    emblem({ ...inks, leaf: inks.cream, leafShade: inks.stage }, 18, -26, 27) +
    fill('M-98-12H98L88 0H-88Z', inks.ink) +
    stroke('M-70-2v4M70-2v4', inks.ink, 9) +
    foam.map(([x, y, r]) => disc(x, y, r, inks.cream)).join('') +
    stroke(gleams, inks.creamShade, 3)
  )
}

/** A washbag with its zip open: a tube, a dropper and a toothbrush stick out. The cloth has a shweshwe print. */
export const bag: Motif = ({ inks }) => {
  const print =
    stroke('M-79-66H80M-61-42H62M-79-18H80', inks.cream, 4.4, { dash: '0 14 0 22' }) +
    stroke('M-72-73H80M-72-59H80M-54-49H60M-54-35H60M-72-25H80M-72-11H80', inks.cream, 4.4, { dash: '0 36' })
  return (
    stroke('M46-100L64-186', inks.cream, 10) +
    stroke('M62-178L66-200', inks.accent, 17) +
    stroke('M57-178L61-200', inks.cream, 6) +
    fill('M-64-176H-20L-24-90H-60Z', inks.cream) +
    fill('M-36-176H-20L-24-90H-38Z', inks.creamShade) +
    fill('M-66-182H-18V-166H-66Z', inks.leafShade) +
    stroke('M-50-140h14', inks.accent, 8) +
    fill('M2-188C2-198 24-198 24-188V-162H2Z', inks.ink) +
    fill('M-4-162H30V-140H-4Z', inks.cream) +
    fill('M0-140H26Q42-132 42-112V-90H-16V-112Q-16-132 0-140Z', inks.leaf) +
    fill('M26-140Q42-132 42-112V-90H22V-116Q22-132 14-140Z', inks.leafShade) +
    fill('M-84-108H84Q92-108 93-98L98-20Q98 0 78 0H-78Q-98 0-98-20L-93-98Q-92-108-84-108Z', inks.accent) +
    print +
    fill('M44-108H84Q92-108 93-98L98-20Q98 0 78 0H40Q60-4 58-24Z', inks.ink, { opacity: 0.22 }) +
    stroke('M-88-97H88', inks.ink, 11) +
    stroke('M-86-97H86', inks.cream, 4, { dash: '2 6', cap: 'butt' }) +
    stroke('M70-94l8 22', inks.cream, 8)
  )
}

/** A shaving brush in its foam, and a safety razor. */
export const shave: Motif = ({ inks }) =>
  fill('M-76-112C-88-150-78-186-46-190C-14-186-4-150-16-112Z', inks.cream) +
  fill('M-46-190C-14-186-4-150-16-112H-34Q-24-156-46-190Z', inks.ink, { opacity: 0.17 }) +
  stroke('M-60-118Q-68-150-60-172M-46-118V-156M-32-118Q-26-140-30-164', inks.ink, 2.6, { opacity: 0.3 }) +
  fill('M-78-114H-14V-98H-78Z', inks.ink) +
  fill(
    'M-74-98H-18C-20-80-34-72-32-56C-30-36-10-30-12-8Q-12 0-22 0H-70Q-80 0-80-8C-82-30-62-36-60-56C-58-72-72-80-74-98Z',
    inks.accent,
  ) +
  fill(
    'M-34-98H-18C-20-80-34-72-32-56C-30-36-10-30-12-8Q-12 0-22 0H-46Q-30-6-34-26C-38-40-46-46-44-60C-42-74-34-84-34-98Z',
    inks.ink,
    { opacity: 0.26 },
  ) +
  stroke('M48-154V-12', inks.leaf, 17) +
  stroke('M53-150V-12', inks.leafShade, 6) +
  stroke('M42-96h13M42-82h13M42-68h13M42-54h13M42-40h13', inks.ink, 3, { opacity: 0.6 }) +
  stroke('M48-10V-4', inks.ink, 22) +
  fill('M12-178Q48-198 84-178L78-158H18Z', inks.leaf) +
  fill('M48-188Q68-187 84-178L78-158H48Z', inks.leafShade) +
  stroke('M15-161H81', inks.cream, 6) +
  disc(-90, -8, 9, inks.cream) +
  disc(4, -10, 12, inks.cream) +
  disc(22, -6, 7, inks.cream)
