import { at, cos, disc, fill, outline, ring, sin, stipple, stroke } from '../draw.ts'
import { sheaf } from '../sheaf.ts'
import { companion, fit, grit, level, subject, type Composition, type Scene } from './scene.ts'

/** Specimens: the motif alone, as a botanist or a museum would show it. */

/** On a disc, a capsule or a pebble. */
export const plate: Composition = (scene) => {
  const { width, height, unit, middle, flip, tall, random, inks, stance } = scene
  const radius = unit * 0.385
  const form = Math.floor(random() * 3)
  const [x, y] = [middle + flip * unit * 0.05, level(scene, 0.5)]
  const stretch = tall ? 1.5 : 1
  let ground = disc(x, y, radius, inks.stage)
  if (form === 1) {
    ground =
      `<rect x="${at(middle - unit * 0.3)}" y="${at(height * 0.1)}" width="${at(unit * 0.6)}" ` +
      `height="${at(y * 2 - height * 0.2)}" ` +
      `rx="${at(unit * 0.3)}" fill="${inks.stage}"/>`
  }
  if (form === 2) {
    ground = fill(
      outline(
        [0, 1, 2, 3, 4, 5, 6].map((index) => {
          const reach = radius * (0.98 + random() * 0.2)
          return [x + sin(index * 51.4) * reach * (tall ? 1 : 1.12), y - cos(index * 51.4) * reach * stretch]
        }),
      ),
      inks.stage,
    )
  }
  const dust = stipple(random, 16, (u, v) => {
    const reach = radius * (1.02 + v * v * 0.45)
    return [x + sin(u * 360) * reach, y + cos(u * 360) * reach * stretch]
  })
  const upright = stance === 'stands'
  const scale = fit(scene, upright ? 0.68 : 0.84) * (tall && stance !== 'grows' ? 1.12 : 1)
  const wideSubject = width > height * 1.5 && upright ? 0.94 : 1
  return (
    ground +
    stroke(dust, inks.ink, 2.6, { opacity: 0.4 }) +
    subject(
      scene,
      middle,
      y + 100 * scale * wideSubject + (upright ? 4 : 0),
      scale * wideSubject,
      stance === 'grows' ? scene.tilt : 0,
    )
  )
}

/** On two backgrounds that meet behind it. */
export const pair: Composition = (scene) => {
  const { width, height, middle, flip, random, inks } = scene
  const scale = fit(scene, scene.stance === 'stands' ? 0.72 : 0.84)
  const half = flip > 0 ? `M0 0H${at(middle)}V${height}H0Z` : `M${at(middle)} 0H${width}V${height}H${at(middle)}Z`
  const dust = stipple(random, 20, (u, v) => [middle + flip * u * u * width * 0.5, v * height])
  return (
    fill(half, inks.stage) +
    stroke(dust, inks.ink, 2.6, { opacity: 0.35 }) +
    subject(scene, middle, level(scene, 0.5) + 101 * scale, scale, scene.stance === 'grows' ? scene.tilt : 0)
  )
}

/** A close-up that runs off the page. */
export const close: Composition = (scene) => {
  const { width, height, unit, middle, flip, random, inks, motif } = scene
  const sky = motif === 'sun' || motif === 'moon'
  const floats = scene.stance === 'floats'
  const scale = fit(scene, sky ? 1.16 : motif === 'smear' ? 1.1 : 1.34)
  const x = middle - flip * width * (sky ? 0.06 : motif === 'smear' ? 0.04 : 0.14)
  return (
    (sky ? '' : disc(middle + flip * width * 0.16, height * 0.3, unit * 0.36, inks.stage)) +
    stroke(
      stipple(random, 22, (u, v) => [width * u, height * v]),
      inks.cream,
      2.8,
      { opacity: 0.5 },
    ) +
    subject(
      scene,
      x,
      floats ? level(scene, 0.54) + 100 * scale : height * 1.1,
      scale,
      floats ? 0 : scene.tilt + flip * 6,
    )
  )
}

/** Inside a ring of leaves. */
export const wreath: Composition = (scene) => {
  const { width, height, unit, middle, random, inks } = scene
  const radius = unit * 0.36
  const y = level(scene, 0.5)
  const count = 22
  const start = random() * 20
  const leaf = unit * 0.18
  let lit = ''
  let shaded = ''
  let berries = ''
  for (let index = 0; index < count; index++) {
    const angle = start + (index * 360) / count
    const outwards = index % 2 ? 1 : -1
    const [px, py] = [middle + sin(angle) * radius, y - cos(angle) * radius]
    const heading = angle + 90 - outwards * 34
    const tip = [sin(heading) * leaf, -cos(heading) * leaf] as const
    const side = [cos(heading) * leaf * 0.32, sin(heading) * leaf * 0.32] as const
    lit += `M${at(px, py)}q${at(tip[0] * 0.5 - side[0], tip[1] * 0.5 - side[1], ...tip)}`
    shaded += `M${at(px, py)}q${at(tip[0] * 0.5 + side[0], tip[1] * 0.5 + side[1], ...tip)}`
    if (index % 5 === 0)
      berries += `M${at(middle + sin(angle + 4) * radius * 1.12, y - cos(angle + 4) * radius * 1.12)}h0`
  }
  const scale = fit(scene, width > height ? 0.55 : 0.5) * (scene.tall ? 1.15 : 1)
  return (
    disc(middle, y, radius * 0.9, inks.stage) +
    ring(middle, y, radius, inks.leafShade, 3) +
    fill(lit, inks.leaf) +
    fill(shaded, inks.leafShade) +
    stroke(berries, inks.accent, 11) +
    subject(scene, middle, y + 100 * scale, scale)
  )
}

/** A plant beside the subject in the arch. */
const sprig = (scene: Scene, x: number): string =>
  companion(
    scene,
    scene.random() < 0.5 ? 'rooibos' : 'buchu',
    x,
    level(scene, 0.9),
    level(scene, 0.62) / 200,
    scene.flip * 10,
  )

/** A small object on the floor of the arch: a fruit, two pebbles or a fallen leaf. */
const keepsake = ({ random, inks, flip }: Scene, x: number, y: number): string => {
  const chance = random()
  if (chance < 0.35) {
    return sheaf(
      [
        [x - 14, y, flip * 62, 44, 10, 5],
        [x - 14, y, -flip * 70, 34, 8, -4],
      ],
      inks.leaf,
      inks.leafShade,
      inks.ink,
    )
  }
  const round = (cx: number, r: number, colour: string): string =>
    disc(cx, y - r, r, colour) +
    fill(
      `M${at(cx + r * 0.25, y - r * 2)}a${at(r, r)} 0 0 1${at(-r * 0.8, r * 1.8)}a${at(r * 1.3, r * 1.3)} 0 0 0${at(r * 0.8, -r * 1.8)}`,
      inks.ink,
      { opacity: 0.25 },
    )
  return chance < 0.65 ? round(x - 12, 17, inks.creamShade) + round(x + 14, 10, inks.accent) : round(x, 17, inks.accent)
}

/** In an arch, like a niche in a white wall. */
export const arch: Composition = (scene) => {
  const { width, height, unit, middle, flip, tall, inks, stance } = scene
  const half = unit * 0.3
  const x = middle - flip * width * 0.05
  const [top, floor] = [height * 0.1 + half, level(scene, 0.84)]
  const door = (wider: number): string =>
    `M${at(x - half - wider, floor)}V${at(top)}A${at(half + wider, half + wider)} 0 0 1 ${at(x + half + wider, top)}V${at(floor)}`
  const stands = stance === 'stands'
  const scale = fit(scene, stands ? 0.62 : 0.76) * (tall ? (stands ? 1.12 : 1.24) : 1)
  const [fruitX, foot] = [x + flip * unit * 0.36, level(scene, 0.91)]
  return (
    fill(`${door(0)}Z`, inks.stage) +
    stroke(door(12), inks.cream, 2.6, { dash: '0 8' }) +
    fill(`M0 ${at(floor)}H${width}V${height}H0Z`, inks.land) +
    grit(scene, 12, floor, inks.ink, 0.3) +
    (stands ? sprig(scene, x + flip * unit * 0.22) : '') +
    subject(scene, x - (stands ? flip * unit * 0.06 : 0), foot, scale, stands ? 0 : scene.tilt * 0.6) +
    (stands ? '' : keepsake(scene, fruitX, foot))
  )
}
