import { alongCurve, at, disc, fill, stroke, type Point } from '../draw.ts'
import type { MotifName } from '../motif-names.ts'
import { pick } from '../seed.ts'
import { sheaf, type Leaf } from '../sheaf.ts'
import { companion, fit, level, shadow, subject, table, type Composition, type Scene } from './scene.ts'

/** Motifs that fill a table on their own, without a second vessel. */
const SOLO_MOTIFS: ReadonlySet<MotifName> = new Set([
  'mortar',
  'bag',
  'coin',
  'soap',
  'shave',
  'cream',
  'stick',
  'honey',
  'mug',
])
const TALL_VESSELS: ReadonlySet<MotifName> = new Set(['tube', 'dropper', 'pump', 'stick', 'shave', 'honey', 'mug'])

/** A second vessel, in muted inks so that it recedes behind the first. */
const secondVessel = (scene: Scene, x: number, y: number, scale: number): string => {
  const { inks, motif, flip } = scene
  const others: readonly [MotifName, MotifName] =
    motif === 'jar' ? ['dropper', 'tube'] : [motif === 'dropper' ? 'tube' : 'dropper', 'jar']
  const other = pick(scene.random, others)
  const mutedInks = {
    ...inks,
    accent: inks.leafShade,
    cream: inks.accent,
    land: inks.ink,
    leaf: inks.ink,
    leafShade: inks.ink,
  }
  return companion(
    scene,
    other,
    x + flip * scene.unit * (other === 'jar' ? 0.29 : 0.25),
    y - 9,
    scale * 0.62,
    0,
    mutedInks,
  )
}

/** A still life: a table, a disc of light, something beside the subject, two fallen leaves. */
export const still: Composition = (scene) => {
  const { width, height, unit, middle, flip, tall, inks, motif } = scene
  const alone = SOLO_MOTIFS.has(motif)
  const scale = fit(scene, TALL_VESSELS.has(motif) ? 0.7 : 0.62) * (tall ? 1.14 : 1)
  const [x, foot] = [middle - flip * width * 0.06, level(scene, 0.86)]
  const leafX = x - flip * unit * 0.3
  return (
    disc(middle + flip * width * 0.12, level(scene, 0.4), unit * 0.31, inks.stage) +
    table(scene, level(scene, 0.72)) +
    (!alone || width > height
      ? companion(scene, 'rooibos', x + flip * unit * 0.3, foot - 8, level(scene, 0.7) / 200, flip * 13)
      : '') +
    (alone ? '' : secondVessel(scene, x, foot, scale)) +
    shadow(scene, x + flip * 14, foot, scale * 92) +
    subject(scene, x, foot, scale) +
    sheaf(
      [
        [leafX, foot + 12, flip * 68, 48, 11, 5],
        [leafX, foot + 12, -flip * 80, 40, 9, -4],
      ],
      inks.leaf,
      inks.leafShade,
      inks.ink,
    )
  )
}

/** A window with a morning view, and the subject on the sill. */
export const window: Composition = (scene) => {
  const { width, height, unit, middle, flip, tall, inks } = scene
  const half = Math.min(width * 0.36, unit * 0.42)
  const [x, top, sill] = [middle + flip * width * 0.04, height * 0.08, level(scene, 0.8)]
  const pane = `M${at(x - half, top)}H${at(x + half)}V${at(sill)}H${at(x - half)}Z`
  const sunX = x + flip * half * 0.46
  const ridgeY = sill - (sill - top) * 0.22
  const ridge =
    `M${at(x - half, ridgeY + 8)}L${at(x - half * 0.6, ridgeY - 8, x - half * 0.42, ridgeY - 34)} ` +
    `${at(x + half * 0.1, ridgeY - 36, x + half * 0.28, ridgeY - 8, x + half, ridgeY - 20)}V${at(sill)}H${at(x - half)}Z`
  const scale = fit(scene, 0.64) * (tall ? 1.1 : 1)
  const [subjectX, foot] = [x - flip * half * 0.3, sill + unit * 0.05]
  const leafX = subjectX + flip * unit * 0.44
  return (
    fill(pane, inks.stage) +
    disc(sunX, top + (sill - top) * 0.36, unit * 0.11, inks.cream) +
    fill(ridge, inks.land) +
    stroke(
      `M${at(x, top)}V${at(sill)}M${at(x - half, top + (sill - top) * 0.42)}H${at(x + half)}${pane}`,
      inks.cream,
      6,
    ) +
    fill(
      `M${at(x - half - 22, sill)}H${at(x + half + 22)}V${at(sill + unit * 0.08)}H${at(x - half - 22)}Z`,
      inks.leafShade,
    ) +
    fill(`M${at(x - half - 22, sill)}H${at(x + half + 22)}v8H${at(x - half - 22)}Z`, inks.leaf) +
    shadow(scene, subjectX + flip * 10, foot, scale * 76) +
    subject(scene, subjectX, foot, scale) +
    sheaf(
      [
        [leafX, foot, flip * 8, 84, 13, 8],
        [leafX, foot, flip * 50, 62, 11, 8],
        [leafX, foot, -flip * 34, 66, 11, -8],
      ],
      inks.leaf,
      inks.leafShade,
      inks.ink,
    ) +
    fill(`M${at(leafX - 22, foot - 24)}h44l-7 26h-30Z`, inks.accent)
  )
}

/** A shelf on a tiled wall, with a plant trailing from it. */
export const shelf: Composition = (scene) => {
  const { width, height, unit, middle, flip, tall, inks } = scene
  const tile = unit / 5
  const plank = level(scene, 0.78)
  let grout = ''
  for (let y = plank - tile; y > 0; y -= tile) grout += `M0 ${at(y)}H${width}`
  for (let x = (width % tile) / 2; x < width; x += tile) grout += `M${at(x)} 0V${at(plank)}`
  const scale = fit(scene, 0.6) * (tall ? 1.1 : 1)
  const x = middle - flip * width * 0.08
  const potX = middle + flip * Math.min(width * 0.36, unit * 0.42)
  const rim = plank - unit * 0.18
  const side = at(-unit * 0.03, unit * 0.18)
  const leaves: Leaf[] = [
    [potX, rim, 0, unit * 0.2, 12, 4],
    [potX, rim, -36, unit * 0.18, 11, -6],
    [potX, rim, 36, unit * 0.18, 11, 6],
  ]
  let trails = ''
  for (const [away, drop] of [
    [0.13, 0.26],
    [-0.12, 0.18],
  ] as const) {
    const end: Point = [potX + flip * away * unit, rim + drop * unit]
    const bend: Point = [end[0] + flip * away * unit * 0.2, rim - unit * 0.06]
    trails += `M${at(potX, rim)}Q${at(...bend, ...end)}`
    for (const [part, hand] of [
      [0.5, -1],
      [0.66, 1],
      [0.82, -1],
      [1, 1],
    ] as const) {
      leaves.push([...alongCurve(part, [potX, rim], bend, end), 180 + hand * 42, unit * 0.09, 7])
    }
  }
  return (
    disc(x, plank - unit * 0.32, unit * 0.34, inks.stage) +
    stroke(grout, inks.cream, 2, { opacity: 0.28 }) +
    fill(`M0 ${at(plank)}H${width}V${height}H0Z`, inks.land) +
    fill(`M0 ${at(plank)}H${width}v14H0Z`, inks.leafShade) +
    shadow(scene, x + flip * 10, plank, scale * 84) +
    subject(scene, x, plank + 3, scale) +
    stroke(trails, inks.leafShade, 3) +
    fill(`M${at(potX - unit * 0.11, rim)}h${at(unit * 0.22)}l${side}h${at(-unit * 0.16)}Z`, inks.accent) +
    fill(`M${at(potX + unit * 0.03, rim)}h${at(unit * 0.08)}l${side}h${at(-unit * 0.05)}Z`, inks.ink, {
      opacity: 0.25,
    }) +
    sheaf(leaves, inks.leaf, inks.leafShade)
  )
}
