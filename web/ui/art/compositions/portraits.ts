import { disc, ring } from '../draw.ts'
import { sheaf, type Leaf } from '../sheaf.ts'
import { subject, type Composition } from './scene.ts'

/** Head and shoulders in front of a disc of light, in a garden. */
export const bust: Composition = (scene) => {
  const { width, height, unit, middle, flip, tall, inks } = scene
  const scale = Math.min((height * 0.9) / 240, (width * 0.92) / 196) * (tall ? 1.2 : 1)
  const foot = tall ? height * 0.84 : height + 2
  const [x, y] = [middle + flip * unit * 0.08, foot - 150 * scale]
  const behind: Leaf[] = [0, 1, 2].map((index) => [
    middle - flip * unit * 0.34,
    height + 6,
    flip * (-32 + index * 25),
    unit * (0.62 - index * 0.07),
    unit * 0.052,
    flip * 10,
  ])
  return (
    disc(x, y, unit * 0.37, inks.stage) +
    ring(x, y, unit * 0.37 + 12, inks.cream, 3, { dash: '0 10', opacity: 0.75 }) +
    sheaf(behind, inks.leaf, inks.leafShade, inks.ink) +
    subject(scene, middle, foot, scale) +
    sheaf(
      [
        [middle + flip * unit * 0.44, height + 8, flip * -18, unit * 0.5, unit * 0.06, flip * -8],
        [middle + flip * unit * 0.46, height + 8, flip * 16, unit * 0.4, unit * 0.055, flip * 8],
      ],
      inks.leaf,
      inks.leafShade,
      inks.ink,
    )
  )
}

/** The head alone, for avatars. */
export const head: Composition = (scene) => {
  const { height, unit, middle, flip, inks } = scene
  return (
    disc(middle + flip * unit * 0.12, height / 2 - unit * 0.08, unit * 0.42, inks.stage) +
    subject(scene, middle, height / 2 + unit * 0.84, unit / 172)
  )
}
