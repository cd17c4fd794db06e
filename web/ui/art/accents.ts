import { fingerprint } from './seed.ts'

/** The six brand accents, named after South African plants and the Atlantic. */
export const ACCENTS = ['aloe', 'rooibos', 'marula', 'protea', 'fynbos', 'atlantic'] as const
export type Accent = (typeof ACCENTS)[number]

/** Each accent has three backgrounds: pale, deep and full. */
export type Shade = 0 | 1 | 2

/** Background colours, separate from the other inks so that a page can paint the space of a cover before it loads. */
const GROUNDS: Record<Accent, readonly [pale: string, deep: string, full: string]> = {
  aloe: ['#dfe4c6', '#16382d', '#8fae72'],
  rooibos: ['#f1dcc3', '#6f2c1d', '#c8603f'],
  marula: ['#f4e7c6', '#e2b04a', '#24402f'],
  protea: ['#f5d6d0', '#5d1d3a', '#d9728f'],
  fynbos: ['#ddd6ef', '#2d2556', '#8f82cc'],
  atlantic: ['#d5e6e4', '#143d4f', '#6fb0c4'],
}

/** The seed of a cover: slug and accent, so one slug in two accents gives two different covers. */
export const seedOf = (slug: string, accent: Accent): number => fingerprint(`${slug}/${accent}`)

/** Which of the three backgrounds a cover uses: chosen by seed, or the dark one for a night scene. */
export const shadeOf = (slug: string, accent: Accent, night = false): Shade =>
  night ? (accent === 'marula' ? 2 : 1) : ((seedOf(slug, accent) % 3) as Shade)

/** A background colour, as #rrggbb. */
export const groundOf = (accent: Accent, shade: Shade): string => GROUNDS[accent][shade]
