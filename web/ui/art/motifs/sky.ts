import { at, cos, disc, fill, place, sin, stipple, stroke } from '../draw.ts'
import type { Motif } from './motif.ts'

/** The sun, with rays of two lengths. Centred on 0,-100. */
export const sun: Motif = ({ random, inks }) => {
  const count = 16 + Math.floor(random() * 2) * 2
  const start = random() * 20
  let rays = ''
  for (let index = 0; index < count; index++) {
    const angle = start + (index * 360) / count
    const [base, tip] = index % 2 ? [76, 90] : [70, 104]
    const foot = (turn: number): string => at(sin(angle + turn) * base, -cos(angle + turn) * base)
    rays += `M${foot(-5)}L${at(sin(angle) * tip, -cos(angle) * tip)} ${foot(5)}`
  }
  const body =
    fill(rays, inks.accent) +
    disc(0, 0, 62, inks.accent) +
    fill('M44-44A62 62 0 1 1-44 44A80 80 0 0 0 44-44', inks.ink, { opacity: 0.17 }) +
    stroke(
      stipple(random, 10, (u, v) => [-38 + u * 50, -36 + v * 50]),
      inks.cream,
      3,
    )
  return place(body, 0, -100)
}

/** A four-pointed star. */
const star = (x: number, y: number, r: number): string => {
  const q = r * 0.18
  return (
    `M${at(x, y - r)}Q${at(x + q, y - q, x + r, y)}Q${at(x + q, y + q, x, y + r)}` +
    `Q${at(x - q, y + q, x - r, y)}Q${at(x - q, y - q, x, y - r)}`
  )
}

/** The moon for night routines: a lit crescent on its dark disc, with stars. Centred on 0,-100. */
export const moon: Motif = ({ random, inks }) => {
  const dust = stipple(random, 12, (u, v) => [sin(u * 360) * (84 + v * 22), cos(u * 360) * (84 + v * 22)])
  const body =
    disc(0, 0, 74, inks.ink, { opacity: 0.22 }) +
    fill('M-4-74A74 74 0 1 0 74 4A56 56 0 1 1-4-74Z', inks.cream) +
    fill('M74 4A74 74 0 0 1-52 52Q20 62 74 4Z', inks.ink, { opacity: 0.16 }) +
    stroke('M-52-14h0M-40 20h0', inks.ink, 10, { opacity: 0.16 }) +
    stroke('M-38-40h0M-22 42h0M-52 6h0', inks.ink, 6, { opacity: 0.16 }) +
    fill(star(30, -30, 25) + star(64, -68, 12) + star(2, -8, 9), inks.accent) +
    stroke(dust, inks.cream, 3, { opacity: 0.8 })
  return place(body, 0, -100)
}
