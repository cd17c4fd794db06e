import { at, fill, place, stipple, stroke } from '../draw.ts'
import type { MotifName } from '../motif-names.ts'
import { DRAWINGS, type Stance } from '../motifs/index.ts'
import type { Brush } from '../motifs/motif.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../seed.ts'
import { sheaf, type Leaf } from '../sheaf.ts'

/** Everything a composition needs: the page, the subject and a random source. */
export type Scene = {
  width: number
  height: number
  /** The shorter side, the unit for discs, arches and companions. */
  unit: number
  /** The horizontal centre. */
  middle: number
  /** Much taller than wide, like web stories. */
  tall: boolean
  /** The side that carries the visual weight. */
  flip: 1 | -1
  /** A tilt of a few degrees, for plants. */
  tilt: number
  motif: MotifName
  stance: Stance
  random: Random
  inks: Inks
  brush: Brush
}

/** Draws one motif on the background, which is already painted. */
export type Composition = (scene: Scene) => string

/** Creates a scene, consuming random values in a fixed order. */
export function sceneOf(
  motif: MotifName,
  [width, height]: readonly [number, number],
  random: Random,
  inks: Inks,
): Scene {
  const flip = random() < 0.5 ? -1 : 1
  const tilt = (random() - 0.5) * 14
  return {
    width,
    height,
    unit: Math.min(width, height),
    middle: width / 2,
    tall: height > width * 1.4,
    flip,
    tilt,
    motif,
    stance: DRAWINGS[motif][1],
    random,
    inks,
    brush: { random, inks },
  }
}

/** The y position of something on the ground. Tall covers carry text at the bottom, so their ground is higher. */
export const level = (scene: Scene, part: number): number => scene.height * part * (scene.tall ? 0.84 : 1)

/** The scale at which a motif fills this part of the page. */
export const fit = (scene: Scene, part: number): number =>
  Math.min((scene.height * part) / 210, (scene.width * part * 1.06) / 200)

/** The subject, with its base at x, y. */
export const subject = (scene: Scene, x: number, y: number, scale: number, turn = 0): string =>
  place(DRAWINGS[scene.motif][0](scene.brush), x, y, scale, turn)

/** Another motif beside the subject, in fewer strokes. */
export const companion = (
  scene: Scene,
  motif: MotifName,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  inks = scene.inks,
): string => place(DRAWINGS[motif][0]({ random: scene.random, inks, spare: true }), x, y, scale, turn)

/** Rolling ground from `y` down. */
export const hill = ({ width, height }: Scene, y: number, swell: number, colour: string): string =>
  fill(
    `M0 ${at(y + swell * 0.4)}C${at(width * 0.25, y - swell, width * 0.45, y - swell * 0.6, width * 0.6, y)}` +
      `S${at(width * 0.9, y + swell * 0.3, width, y - swell * 0.5)}V${height}H0Z`,
    colour,
  )

/** Grains on the ground, closer together towards `y`. */
export const grit = (
  { width, height, random }: Scene,
  count: number,
  y: number,
  colour: string,
  opacity = 0.5,
): string =>
  stroke(
    stipple(random, count, (u, v) => [u * width, y + (height - y) * (v * v * 0.9 + 0.1)]),
    colour,
    2.4,
    { opacity },
  )

/** Three bars of cloud, as in a linocut. */
export const clouds = ({ width, random, flip, inks }: Scene, y: number): string => {
  const x = width * (flip > 0 ? 0.08 : 0.6)
  let path = ''
  for (let bar = 0; bar < 3; bar++) path += `M${at(x + random() * 50, y + bar * 15)}h${at(36 + random() * 60)}`
  return stroke(path, inks.cream, 9, { opacity: 0.85 })
}

/** Three distant birds. */
export const birds = ({ random, flip, inks }: Scene, x: number, y: number): string => {
  let path = ''
  for (let bird = 0; bird < 3; bird++)
    path += `M${at(x + flip * bird * 34, y + random() * 24 - bird * 7)}q7-9 12 0q5-9 12 0`
  return stroke(path, inks.ink, 2.8)
}

/** A tuft of grass or restio at x, y. */
export const tuft = ({ random, inks }: Scene, x: number, y: number, size: number): string => {
  const blades: Leaf[] = [-2, -1, 0, 1, 2].map((index) => [
    x + index * 3,
    y,
    index * 22 + (random() - 0.5) * 10,
    size * (1 - Math.abs(index) * 0.12),
    size * 0.11,
    index * 3,
  ])
  return sheaf(blades, inks.leaf, inks.leafShade, undefined, true)
}

/** A flat-topped mountain from edge to edge, its cliffs suggested by a few lines, with its base on `y`. */
export const mountain = ({ width, height, flip, inks }: Scene, y: number): string => {
  const ridge: readonly (readonly [part: number, rise: number])[] = [
    [0.12, 22],
    [0.2, 24],
    [0.28, 58],
    [0.52, 60],
    [0.6, 26],
    [0.74, 18],
    [1, 34],
  ]
  const across = (part: number): number => (flip > 0 ? part : 1 - part) * width
  const points = ridge.map(([part, rise]) => at(across(part), y - rise)).join(' ')
  const cliff = (part: number, rise: number, run: number, drop: number): string =>
    `M${at(across(part), y - rise)}l${at(flip * run, drop)}`
  const cliffs = cliff(0.3, 46, -14, 26) + cliff(0.38, 50, -8, 34) + cliff(0.46, 50, 4, 32) + cliff(0.52, 46, 14, 28)
  return (
    fill(`M${at(across(0), y)}L${points}V${height}H${at(across(0))}Z`, inks.stage) +
    stroke(cliffs, inks.land, 2, { opacity: 0.7 })
  )
}

/** A table or floor from `y` down, with a hand-drawn edge. */
export const table = ({ width, height, inks }: Scene, y: number): string =>
  fill(`M0 ${at(y + 3)}Q${at(width * 0.4, y - 6, width, y - 1)}V${height}H0Z`, inks.land)

/** The soft shadow of something standing at x, y. */
export const shadow = ({ inks }: Scene, x: number, y: number, half: number): string =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(half)}" ry="6" fill="${inks.ink}" opacity=".18"/>`
