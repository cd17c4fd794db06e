import { at, disc, fill, place, ring, stipple, stroke } from '../draw.ts'
import { DRAWINGS } from '../motifs/index.ts'
import { birds, clouds, companion, fit, grit, hill, level, mountain, subject, tuft, type Composition } from './scene.ts'

/** A low sun behind hills. */
export const dawn: Composition = (scene) => {
  const { width, height, unit, middle, flip, random, inks, motif } = scene
  const broad = motif === 'baobab' || motif === 'stall'
  const [x, y, radius] = [middle - flip * width * 0.17, height * 0.42, unit * 0.3]
  const subjectX = middle + flip * width * (broad ? 0.06 : 0.15)
  return (
    disc(x, y, radius, inks.stage) +
    ring(x, y, radius + 14, inks.cream, 3.4, { dash: '0 11', opacity: 0.8 }) +
    hill(scene, level(scene, 0.8), 16, inks.land) +
    hill(scene, level(scene, 0.9), -12, inks.leafShade) +
    grit(scene, 12, level(scene, 0.9), inks.cream, 0.45) +
    (random() < 0.4 ? birds(scene, middle - flip * width * 0.12, height * 0.2) : '') +
    subject(scene, subjectX, level(scene, 0.94), fit(scene, broad ? 0.74 : 0.84), broad ? 0 : scene.tilt * 0.5) +
    tuft(scene, middle - flip * width * 0.3, level(scene, 0.96), unit * 0.2)
  )
}

/** Mountain, clouds and ploughed contours, after South African linocuts. */
export const land: Composition = (scene) => {
  const { width, height, unit, middle, flip, random, inks, motif } = scene
  const horizon = level(scene, 0.6)
  const sunX = middle + flip * width * 0.2
  const sky =
    motif === 'sun'
      ? place(DRAWINGS.sun[0](scene.brush), middle + flip * width * 0.08, horizon - 30 + unit * 0.3, unit * 0.003)
      : disc(sunX, height * 0.34, unit * 0.17, inks.stage) +
        disc(sunX, height * 0.34, unit * 0.12, inks.accent, { opacity: 0.6 })
  const furrows =
    `M0 ${at(level(scene, 0.89))}Q${at(middle, level(scene, 0.82), width, level(scene, 0.93))}` +
    `M0 ${at(level(scene, 0.96))}Q${at(middle, level(scene, 0.88), width, level(scene, 0.99))}`
  const above = random() < 0.6 ? clouds(scene, height * 0.13) : birds(scene, middle - flip * width * 0.3, height * 0.2)
  const ground =
    sky +
    above +
    mountain(scene, horizon) +
    hill(scene, level(scene, 0.68), 14, inks.land) +
    hill(scene, level(scene, 0.8), -18, inks.leafShade) +
    stroke(furrows, inks.leaf, 2, { dash: '14 9' }) +
    grit(scene, 8, level(scene, 0.86), inks.cream, 0.4)
  if (motif === 'sun') {
    return (
      ground +
      companion(scene, 'aloe', middle - flip * width * 0.27, level(scene, 0.93), unit * 0.0026) +
      tuft(scene, middle + flip * width * 0.32, level(scene, 0.95), unit * 0.2)
    )
  }
  const broad = motif === 'baobab' || motif === 'stall'
  return (
    ground +
    subject(scene, middle - flip * width * (broad ? 0.03 : 0.1), level(scene, 0.9), fit(scene, broad ? 0.68 : 0.62)) +
    tuft(scene, middle + flip * width * 0.34, level(scene, 0.95), unit * 0.17)
  )
}

/** Stars over dark hills. */
export const night: Composition = (scene) => {
  const { width, height, unit, middle, flip, random, inks, motif } = scene
  const stars = (count: number): string => stipple(random, count, (u, v) => [width * u, height * 0.66 * v])
  const moon =
    motif === 'moon'
      ? subject(scene, middle - flip * width * 0.06, height * 0.4 + unit * 0.32, unit * 0.0032)
      : disc(middle + flip * width * 0.24, height * 0.24, unit * 0.11, inks.cream) +
        disc(middle + flip * width * 0.24 + unit * 0.045, height * 0.24 - unit * 0.03, unit * 0.092, inks.ground)
  const hills =
    hill(scene, level(scene, 0.72), 22, inks.stage) +
    hill(scene, level(scene, 0.82), -20, inks.land) +
    hill(scene, level(scene, 0.92), 14, inks.leafShade)
  const front =
    motif === 'moon'
      ? companion(scene, 'aloe', middle + flip * width * 0.3, level(scene, 0.97), unit * 0.0021) +
        tuft(scene, middle - flip * width * 0.34, level(scene, 0.97), unit * 0.18)
      : subject(scene, middle - flip * width * 0.04, level(scene, 0.92), fit(scene, motif === 'baobab' ? 0.72 : 0.68)) +
        tuft(scene, middle + flip * width * 0.34, level(scene, 0.96), unit * 0.16)
  return (
    stroke(stars(20), inks.cream, 2.6, { opacity: 0.8 }) +
    stroke(stars(5), inks.accent, 5) +
    moon +
    hills +
    grit(scene, 8, level(scene, 0.92), inks.cream, 0.4) +
    front
  )
}

/** In water, surrounded by ripples. */
export const tide: Composition = (scene) => {
  const { width, height, unit, middle, flip, inks } = scene
  let ripples = ''
  for (let index = 1; index < 5; index++) {
    ripples +=
      `<ellipse cx="${at(middle)}" cy="${at(level(scene, 0.83))}" rx="${at(unit * (0.14 + index * 0.13))}" ` +
      `ry="${at(unit * (0.035 + index * 0.035))}"${index % 2 ? '' : ' stroke-dasharray="0 9"'}/>`
  }
  const second = fill('M0-60C9-40 21-30 21-17A21 18 0 0 1-21-17C-21-30-9-40 0-60Z', inks.cream)
  return (
    disc(middle + flip * unit * 0.1, height * 0.38, unit * 0.27, inks.stage, { opacity: 0.8 }) +
    fill(`M0 ${at(level(scene, 0.7))}H${width}V${height}H0Z`, inks.land) +
    `<g stroke="${inks.cream}" stroke-width="2.6" opacity=".75">${ripples}</g>` +
    subject(scene, middle, level(scene, 0.85), fit(scene, 0.68)) +
    place(second, middle - flip * unit * 0.36, height * 0.4, unit / 330) +
    tuft(scene, middle + flip * width * 0.4, level(scene, 1.02), unit * 0.28)
  )
}
