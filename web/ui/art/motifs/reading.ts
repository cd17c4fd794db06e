import { at, cos, disc, fill, ring, sin, stipple, stroke } from '../draw.ts'
import { sheaf } from '../sheaf.ts'
import type { Motif } from './motif.ts'

/** An ingredient list under a magnifying glass. */
export const lens: Motif = ({ inks }) =>
  fill('M-80-192H34Q44-192 44-182V-10Q44 0 34 0H-80Q-90 0-90-10V-182Q-90-192-80-192Z', inks.cream) +
  fill('M-90-156V-182Q-90-192-80-192H34Q44-192 44-182V-156Z', inks.accent) +
  sheaf(
    [
      [-66, -162, -22, 24, 6, 2],
      [-66, -162, 26, 21, 5, -2],
    ],
    inks.cream,
    inks.stage,
    undefined,
    true,
  ) +
  stroke('M-46-174H14', inks.cream, 5) +
  stroke('M-74-136H-8M-74-118H-36M-74-100H-50M-74-82H-50M-74-64H-44M-74-46H0M-74-28H-24', inks.creamShade, 6) +
  stroke('M54-56L92-8', inks.ink, 17) +
  stroke('M60-46L90-9', inks.accent, 8) +
  disc(16, -102, 60, inks.ink) +
  disc(16, -102, 51, inks.stage) +
  fill('M-35-102a51 51 0 0 0 102 0q-40 26-102 0', inks.cream, { opacity: 0.35 }) +
  stroke('M-18-122H34M-14-82H22', inks.ink, 8) +
  stroke('M-22-102H50', inks.accent, 11) +
  stroke('M-18-134Q-6-146 14-146', '#fff', 5)

/** A big R, for rand, standing at x, y. */
const rand = (x: number, y: number, size: number): string => {
  const unit = (value: number): number => value * size
  return (
    `M${at(x - unit(0.3), y)}v${at(-size)}h${at(unit(0.32))}a${at(unit(0.27), unit(0.27))} 0 0 1 0 ${at(unit(0.54))}` +
    `h${at(-unit(0.32))}M${at(x + unit(0.04), y - unit(0.46))}L${at(x + unit(0.34), y)}`
  )
}

/** Two price tags on a string. */
export const tag: Motif = ({ inks }) => {
  const shape = 'M-44-142L-14-172Q0-184 14-172L44-142V-14Q44 0 30 0H-30Q-44 0-44-14Z'
  return (
    `<g transform="rotate(13-10-190)translate(16-10)">${fill(shape, inks.leafShade)}` +
    `${stroke('M-22-30H22M-22-48H8', inks.leaf, 6)}</g>` +
    stroke('M-2-154C-44-182-28-214 2-214S34-186 4-158', inks.cream, 3.4) +
    `<g transform="rotate(-9 0-160)">${fill(shape, inks.accent)}` +
    fill('M14-172L44-142V-14Q44 0 30 0H6Q22-4 22-20V-166Z', inks.ink, { opacity: 0.22 }) +
    disc(0, -152, 9, inks.ground) +
    ring(0, -152, 11, inks.cream, 4) +
    fill('M-31-128H31V-32H-31Z', inks.cream) +
    `${stroke(rand(-1, -50, 60), inks.ink, 10)}${stroke('M-28-16H24', inks.cream, 4, { dash: '0 8' })}</g>`
  )
}

/** Rand coins: a stack, and one on its edge. */
export const coin: Motif = ({ random, inks }) => {
  let stack = ''
  let faces = ''
  let edges = ''
  for (let index = 0; index < 5; index++) {
    const x = -48 + (random() - 0.5) * 12
    stack += `M${at(x - 38, -9 - index * 18)}h76`
    faces += `M${at(x - 38, -9 - index * 18)}h${index % 2 ? 44 : 56}`
    edges += `M${at(x - 34, -9 - index * 18)}h72`
  }
  return (
    disc(48, -64, 64, inks.accent) +
    disc(41, -64, 62, inks.fruit) +
    ring(41, -64, 50, inks.ink, 3, { opacity: 0.4, dash: '0 7' }) +
    stroke(rand(44, -36, 56), inks.ink, 9) +
    stroke('M4-98Q14-110 30-114', '#fff', 4) +
    sheaf(
      [
        [-46, -98, -38, 68, 15, -6],
        [-40, -98, 18, 86, 16, 6],
      ],
      inks.leaf,
      inks.leafShade,
      inks.ink,
    ) +
    stroke('M-43-96v-10', inks.leafShade, 4) +
    stroke(stack, inks.accent, 17) +
    stroke(faces, inks.fruit, 17) +
    stroke(edges, inks.ink, 8, { opacity: 0.32, dash: '2 6', cap: 'butt' })
  )
}

/** A studio microphone, with sound going out from it. */
export const mic: Motif = ({ inks }) => {
  let sound = ''
  for (const radius of [74, 92]) {
    for (const side of [-1, 1]) {
      const end = (angle: number): string => at(side * sin(angle) * radius, -136 - cos(angle) * radius)
      sound += `M${end(58)}A${at(radius, radius)} 0 0 ${side > 0 ? 1 : 0} ${end(122)}`
    }
  }
  return (
    stroke(sound, inks.cream, 5, { dash: '0 10' }) +
    stroke('M-54-122V-112A54 54 0 0 0 54-112V-122', inks.ink, 8) +
    stroke('M0-56V-12', inks.ink, 9) +
    fill('M-46 0Q-44-18-20-18H20Q44-18 46 0Z', inks.ink) +
    fill('M-38-164A38 38 0 0 1 38-164V-112A38 38 0 0 1-38-112Z', inks.accent) +
    fill('M-38-164A38 38 0 0 1 38-164V-140H-38Z', inks.cream) +
    stroke('M-24-176H24M-30-164H30M-30-152H30', inks.creamShade, 4.4, { dash: '0 8' }) +
    fill('M8-201A38 38 0 0 1 38-164V-112A38 38 0 0 1 8-75Q22-88 22-112V-164Q22-188 8-201Z', inks.ink, {
      opacity: 0.24,
    }) +
    stroke('M-38-137H38', inks.ink, 5) +
    sheaf(
      [
        [-4, -88, -22, 32, 8, 3],
        [-4, -88, 26, 28, 7, -3],
      ],
      inks.cream,
      inks.stage,
      undefined,
      true,
    )
  )
}

/** A market stall under a striped awning, jars on the counter. */
export const stall: Motif = ({ random, inks }) => {
  const stripe = (index: number): string =>
    `M${at(-84 + index * 24, -178)}h24l${at((index - 3) * 2.6 + 1, 44)}a${at(12, 14)} 0 0 1-26 0Z`
  const evens = [0, 2, 4, 6].map(stripe).join('')
  const odds = [1, 3, 5].map(stripe).join('')
  return (
    stroke('M-80-140V-8M80-140V-8', inks.ink, 6) +
    fill('M-86-178H86V-134H-86Z', inks.ink) +
    fill(odds, inks.accent) +
    fill(evens, inks.cream) +
    stroke('M-86-180H86', inks.leafShade, 9) +
    fill('M-58-102h30v40h-30ZM34-92h34v30h-34Z', inks.cream) +
    fill('M-60-112h34v12h-34ZM32-102h38v12h-38Z', inks.accent) +
    sheaf(
      [
        [2, -62, -30, 44, 9, -4],
        [2, -62, 0, 54, 10, 3],
        [2, -62, 30, 44, 9, 4],
      ],
      inks.leaf,
      inks.leafShade,
    ) +
    fill('M-14-76H18L14-60H-10Z', inks.ink) +
    fill('M-94-62H94V-46H-94Z', inks.leafShade) +
    fill('M-86-46H86V0H-86Z', inks.leaf) +
    fill('M40-46H86V0H40Z', inks.leafShade) +
    stroke(
      stipple(random, 7, (u, v) => [-72 + u * 100, -38 + v * 28]),
      inks.cream,
      3,
    ) +
    disc(-12, -23, 13, inks.cream) +
    sheaf(
      [
        [-12, -15, -24, 17, 4],
        [-12, -15, 25, 15, 4],
      ],
      inks.leaf,
      inks.leafShade,
      undefined,
      true,
    )
  )
}
