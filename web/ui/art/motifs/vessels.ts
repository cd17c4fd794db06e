import { at, cos, disc, fill, sin, stroke } from '../draw.ts'
import type { Inks } from '../palettes.ts'
import { sheaf } from '../sheaf.ts'
import type { Motif } from './motif.ts'

/** The pair of leaves printed on a label, standing at x, y. */
export const emblem = (inks: Inks, x: number, y: number, size: number): string =>
  sheaf(
    [
      [x, y, -24, size, size * 0.25, 3],
      [x, y, 25, size * 0.88, size * 0.22, -3],
    ],
    inks.leaf,
    inks.leafShade,
    undefined,
    true,
  )

/** The small sun printed on sunscreen. */
const sunEmblem = (colour: string, x: number, y: number, size: number): string => {
  let rays = ''
  for (let angle = 0; angle < 360; angle += 45) {
    rays += `M${at(x + sin(angle) * size * 1.5, y - cos(angle) * size * 1.5)}l${at(sin(angle) * size * 0.5, -cos(angle) * size * 0.5)}`
  }
  return disc(x, y, size, colour) + stroke(rays, colour, 4)
}

const shine = (path: string, width = 4): string => stroke(path, '#fff', width)

/** A low cream jar with its lid on. */
export const jar: Motif = ({ inks }) =>
  fill('M-64-96H64V-16Q64 0 48 0H-48Q-64 0-64-16Z', inks.cream) +
  fill('M24-96H64V-16Q64 0 48 0H8Q24-2 24-20Z', inks.ink, { opacity: 0.17 }) +
  fill('M-70-136Q-70-144-62-144H62Q70-144 70-136V-98H-70Z', inks.accent) +
  fill('M28-144H62Q70-144 70-136V-98H28Z', inks.ink, { opacity: 0.28 }) +
  stroke('M-70-118H70', inks.ink, 1.6, { opacity: 0.5 }) +
  emblem(inks, -14, -22, 50) +
  shine('M-54-82V-30')

/** A tube standing on its cap. */
export const tube: Motif = ({ inks }) =>
  fill('M-46-196H46L36-34H-36Z', inks.accent) +
  fill('M12-196H46L36-34H12Z', inks.ink, { opacity: 0.25 }) +
  fill('M-49-204H49V-186H-49Z', inks.ink) +
  stroke('M-40-195H40', inks.cream, 1.6, { dash: '2 7' }) +
  fill('M-33-34H33V-6Q33 0 27 0H-27Q-33 0-33-6Z', inks.cream) +
  fill('M12-34H33V-6Q33 0 27 0H12Z', inks.ink, { opacity: 0.17 }) +
  disc(0, -116, 25, inks.cream) +
  emblem(inks, 0, -98, 36) +
  stroke('M-35-172L-30-64', inks.cream, 3, { opacity: 0.7 })

/** A serum bottle with a dropper. */
export const dropper: Motif = ({ inks }) =>
  fill('M-16-206C-16-222 16-222 16-206L13-166H-13Z', inks.ink) +
  fill('M-22-168H22V-136H-22Z', inks.cream) +
  fill('M6-168H22V-136H6Z', inks.ink, { opacity: 0.17 }) +
  fill('M-17-136H17V-126Q52-116 52-88V-14Q52 0 38 0H-38Q-52 0-52-14V-88Q-52-116-17-126Z', inks.accent) +
  fill('M17-130V-126Q52-116 52-88V-14Q52 0 38 0H8Q24-2 24-20V-92Q24-114 8-122Z', inks.ink, { opacity: 0.26 }) +
  fill('M-52-84H52V-26H-52Z', inks.cream) +
  fill('M24-84H52V-26H24Z', inks.ink, { opacity: 0.17 }) +
  emblem(inks, -12, -32, 42) +
  stroke('M-42-88Q-40-106-24-114', inks.cream, 3.4)

/** A pump bottle of sunscreen. */
export const pump: Motif = ({ inks }) =>
  fill('M-5-190H5V-160H-5Z', inks.cream) +
  fill('M-46-202Q-46-207-40-207H20Q27-207 27-200V-190H-37V-180H-46Z', inks.ink) +
  fill('M-20-166H20V-142H-20Z', inks.ink) +
  fill('M4-166H20V-142H4Z', inks.stage, { opacity: 0.22 }) +
  fill('M-48-126Q-48-142-32-142H32Q48-142 48-126V-14Q48 0 34 0H-34Q-48 0-48-14Z', inks.cream) +
  fill('M-48-104H48V-30H-48Z', inks.accent) +
  sunEmblem(inks.cream, -8, -67, 14) +
  fill('M20-142H32Q48-142 48-126V-14Q48 0 34 0H4Q20-2 20-18Z', inks.ink, { opacity: 0.2 }) +
  shine('M-36-126V-116M-36-20V-14')

/** A sunscreen stick, open, its cap beside it. */
export const stick: Motif = ({ inks }) =>
  fill('M-52-128V-166C-52-190-38-200-20-196C-2-192 12-184 12-162V-128Z', inks.cream) +
  fill('M-6-128V-191C4-186 12-178 12-162V-128Z', inks.creamShade) +
  fill('M-56-134H16V-116H-56Z', inks.ink) +
  fill('M-62-116H22V-12Q22 0 10 0H-50Q-62 0-62-12Z', inks.accent) +
  disc(-20, -64, 27, inks.cream) +
  sunEmblem(inks.accent, -20, -64, 11) +
  fill('M2-116H22V-12Q22 0 10 0H-14Q2-2 2-18Z', inks.ink, { opacity: 0.25 }) +
  stroke('M-52-100V-26', inks.cream, 3.4, { opacity: 0.7 }) +
  fill('M34-78Q34-92 48-92H80Q94-92 94-78V0H34Z', inks.accent) +
  fill('M76-92H80Q94-92 94-78V0H76Z', inks.ink, { opacity: 0.25 }) +
  fill('M34-10H94V0H34Z', inks.ink) +
  stroke('M44-74V-24', inks.cream, 3.4, { opacity: 0.7 })

/** An open jar of cream, a spatula in it, the lid leaning beside. */
export const cream: Motif = ({ inks }) =>
  fill('M-52-96V-22Q-52 0-30 0H66Q88 0 88-22V-96Z', inks.accent) +
  fill('M46-96H88V-22Q88 0 66 0H28Q46-3 46-22Z', inks.ink, { opacity: 0.26 }) +
  `<ellipse cx="18" cy="-98" rx="70" ry="23" fill="${inks.cream}"/>` +
  `<ellipse cx="18" cy="-97" rx="59" ry="16" fill="${inks.ink}" opacity=".3"/>` +
  // The cream is slightly above the rim, as in a new jar, with one scoop taken out.
  fill(
    'M-41-98C-40-120-14-122 0-119C12-116 16-132 34-130C30-124 36-119 50-117C70-114 78-106 77-96C60-76-24-76-41-98Z',
    inks.cream,
  ) +
  fill(
    'M34-130C30-124 36-119 50-117C70-114 78-106 77-96C66-86 42-81 20-81C52-86 62-98 44-106C30-110 26-120 34-130Z',
    inks.creamShade,
  ) +
  stroke('M-22-100Q-4-90 22-98', inks.creamShade, 3.4) +
  shine('M-28-108Q-20-113-8-112', 3.4) +
  stroke('M50-104L92-186', inks.leafShade, 9) +
  stroke('M46-96L57-117', inks.leaf, 17) +
  disc(-62, -40, 40, inks.ink) +
  disc(-65, -40, 37, inks.leafShade) +
  stroke('M-86-54A26 26 0 0 1-66-66', inks.leaf, 3.4) +
  sheaf(
    [
      [-65, -24, -24, 34, 8, 3],
      [-65, -24, 25, 30, 7, -3],
    ],
    inks.cream,
    inks.stage,
    undefined,
    true,
  ) +
  shine('M-38-78V-26', 3.4)
