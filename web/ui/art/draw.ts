import type { Random } from './seed.ts'

/** A point in drawing units; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** Sine of an angle in degrees. */
export const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
/** Cosine of an angle in degrees. */
export const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)

/** Joins path text, dropping the space before a minus, because every byte is sent to a phone. */
const tight = (text: string): string => text.replace(/ -/g, '-')

/** Coordinates rounded to whole numbers, in the shortest form valid in SVG. */
export const at = (...values: number[]): string => tight(values.map(Math.round).join(' '))

/** Style options of a shape besides its colour. `dash` is an SVG stroke-dasharray. */
export type Finish = { opacity?: number; dash?: string; cap?: 'butt' | 'round' }

const finish = ({ opacity, dash, cap }: Finish = {}): string =>
  (opacity === undefined ? '' : ` opacity="${opacity}"`) +
  (dash ? ` stroke-dasharray="${dash}"` : '') +
  (cap ? ` stroke-linecap="${cap}"` : '')

/** A filled path. An empty path draws nothing. */
export const fill = (path: string, colour: string, style?: Finish): string =>
  path ? `<path d="${tight(path)}" fill="${colour}"${finish(style)}/>` : ''

/** A stroked path, `width` wide. An empty path draws nothing. */
export const stroke = (path: string, colour: string, width: number, style?: Finish): string =>
  path ? `<path d="${tight(path)}" stroke="${colour}" stroke-width="${width}"${finish(style)}/>` : ''

/** A filled circle. */
export const disc = (x: number, y: number, radius: number, colour: string, style?: Finish): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${colour}"${finish(style)}/>`

/** A stroked circle; `dash` '0 n' makes a ring of dots. */
export const ring = (x: number, y: number, radius: number, colour: string, width: number, style?: Finish): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" stroke="${colour}" stroke-width="${width}"${finish(style)}/>`

/** A filled, axis-aligned ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, style?: Finish): string =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="${colour}"${finish(style)}/>`

/** Translates, rotates (degrees) and scales a drawing. */
export const place = (drawing: string, x: number, y: number, scale = 1, turn = 0): string => {
  if (!drawing) return ''
  const rotate = Math.round(turn) ? `rotate(${Math.round(turn)})` : ''
  const size = Number(scale.toFixed(2))
  return `<g transform="translate(${at(x, y)})${rotate}${size === 1 ? '' : `scale(${size})`}">${drawing}</g>`
}

/** A smooth closed outline through the points (Catmull-Rom, written with S commands to stay short). Needs three points or more. */
export function outline(points: readonly Point[]): string {
  const point = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const handle = (index: number, side: 1 | -1): Point => {
    const [here, before, after] = [point(index), point(index - 1), point(index + 1)]
    return [here[0] + (side * (after[0] - before[0])) / 6, here[1] + (side * (after[1] - before[1])) / 6]
  }
  let path = `M${at(...point(0))}C${at(...handle(0, 1), ...handle(1, -1), ...point(1))}`
  for (let index = 2; index <= points.length; index++) path += `S${at(...handle(index, -1), ...point(index))}`
  return `${path}Z`
}

/** A path of `count` dots, placed by a function of two random numbers; stroke it with round caps. */
export function stipple(random: Random, count: number, where: (u: number, v: number) => Point): string {
  let path = ''
  for (let index = 0; index < count; index++) path += `M${at(...where(random(), random()))}h0`
  return path
}

/** A point on the quadratic curve from `a` to `c` with control point `b`; `t` from 0 to 1. */
export const alongCurve = (t: number, a: Point, b: Point, c: Point): Point => {
  const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  return [u * a[0] + v * b[0] + w * c[0], u * a[1] + v * b[1] + w * c[1]]
}
