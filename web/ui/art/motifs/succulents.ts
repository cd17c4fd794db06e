import { at, cos, fill, sin, stroke, type Point } from '../draw.ts'
import type { Motif } from './motif.ts'

/** Aloe ferox and related species: a fan of toothed leaves, the middle ones behind. */
export const aloe: Motif = ({ random, inks, spare }) => {
  const girth = 15 + random() * 4
  let drawing = ''
  for (const index of spare ? [4, 2, 6, 0, 8] : [4, 3, 5, 2, 6, 1, 7, 0, 8]) {
    const side = (index - 4) / 4
    const angle = side * 66 + (random() - 0.5) * 8
    const length = 186 - Math.abs(side) * 34 + random() * 14
    const width = girth * (1 - Math.abs(side) * 0.12)
    const foot = side * 22
    const middle: Point = [foot + sin(angle * 0.6) * length * 0.55, -cos(angle * 0.6) * length * 0.55]
    const tip: Point = [middle[0] + sin(angle * 1.45) * length * 0.5, middle[1] - cos(angle * 1.45) * length * 0.5]
    const across: Point = [cos(angle * 0.8) * width * 1.1, sin(angle * 0.8) * width * 1.1]
    const lit = side > 0 ? 1 : -1
    const edge = (half: number): string => at(middle[0] + half * across[0], middle[1] + half * across[1], ...tip)
    const blade = (half: number): string =>
      `M${at(foot, 0)}h${at(half * width)}Q${edge(half)}Q${at(...middle, foot, 0)}`
    drawing += fill(blade(-lit), inks.leaf) + fill(blade(lit), inks.leafShade)
    drawing += `<path d="M${at(foot - lit * width, 0)}Q${edge(-lit)}" stroke="${inks.cream}"/>`
  }
  return `<g stroke-width="2.4" stroke-dasharray="1 10">${drawing}</g>${fill('M-52 2Q0-26 52 2Z', inks.ink)}`
}

/**
 * Aloe polyphylla, the spiral aloe of the Drakensberg, seen from above: five leaves make a whorl,
 * and each inner whorl is the same one, smaller and rotated, so that five arms spiral to the centre.
 */
export const spiral: Motif = ({ random, inks }) => {
  const way = random() < 0.5 ? 1 : -1
  const turn = Math.round(random() * 72)
  const leaf =
    fill('M-34-20Q-50-70 14-112Q4-60 0-14Z', inks.leaf) +
    fill('M34-20Q38-76 14-112Q4-60 0-14Z', inks.leafShade) +
    stroke('M36-24Q40-76 14-112', inks.ground, 2.2) +
    fill('M14-112Q3-100-3-88Q8-84 21-86Q20-100 14-112', inks.accent)
  const copy = (id: string, angle: number, scale = 1): string =>
    `<use href="#${id}" transform="rotate(${Math.round(angle)})${scale === 1 ? '' : `scale(${Number(scale.toFixed(2))})`}"/>`
  const whorl = [1, 2, 3, 4].map((index) => copy('leaf', index * 72)).join('')
  let rings = ''
  for (let index = 1; index < 9; index++) rings += copy('whorl', index * 27, 0.8 ** index)
  return (
    `<g transform="translate(0-100)scale(${way * 0.98} .98)rotate(${turn})">` +
    `<g id="whorl"><g id="leaf">${leaf}</g>${whorl}</g>${rings}<circle r="14" fill="${inks.leafShade}"/></g>`
  )
}
