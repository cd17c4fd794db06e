import type { Accent } from './accents.ts'
import { drawCover } from './cover.ts'
import { markArt } from './mark.ts'
import type { CompositionName, MotifName } from './motif-names.ts'

/** The Open Graph image size in pixels: 1200 × 630, as link previews expect. */
export const OG_SIZE = { width: 1200, height: 630 } as const

/** Maximum size of the title, in pixels. */
export const OG_TITLE = { width: 560, height: 330 } as const

export type OgPrint = {
  slug: string
  accent: Accent
  motif?: MotifName
  composition?: CompositionName
}

/** Text as path data, one path for each line, with its top left at 0,0. */
export type OgWords = {
  wordmark: readonly string[]
  category: readonly string[]
  title: readonly string[]
  /** Height of the title, in pixels. */
  titleHeight: number
}

/** The category text colours of the light theme, which are dark enough on PAPER. */
const CATEGORY_INK: Record<Accent, string> = {
  rooibos: '#9d4226',
  marula: '#7f5a06',
  protea: '#a8325c',
  fynbos: '#5f4db3',
  atlantic: '#1b6587',
  aloe: '#466f28',
}
const PAPER = '#faf8f4'
const INK = '#14211c'
const MARGIN = 72
const PANEL = { x: 720, width: 480 } as const
/** The cover is drawn at its usual size and enlarged, so that its lines keep their weight. */
const ENLARGED = 1.6

const textPath = (paths: readonly string[], x: number, y: number, colour: string): string =>
  `<path transform="translate(${Math.round(x)} ${Math.round(y)})" d="${paths.join('')}" fill="${colour}"/>`

/**
 * An Open Graph image as SVG: logo mark and wordmark, category with its petal and title on the left; the cover on the right, to the edge.
 * Text is passed as outlines, because the renderer has no fonts.
 */
export function ogSvg(
  { slug, accent, motif, composition }: OgPrint,
  { wordmark, category, title, titleHeight }: OgWords,
): string {
  const { width, height } = OG_SIZE
  const titleY = height - MARGIN - titleHeight
  const categoryY = titleY - 58
  const ink = CATEGORY_INK[accent]
  const art = drawCover({ slug, accent, size: 'portrait', motif, composition }, [
    PANEL.width / ENLARGED,
    height / ENLARGED,
  ])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${PAPER}"/>` +
    `<svg x="${PANEL.x}" width="${PANEL.width}" height="${height}" viewBox="0 0 ${PANEL.width / ENLARGED} ${height / ENLARGED}" ` +
    `stroke-linecap="round">${art}</svg>` +
    `<g transform="translate(${MARGIN - 10} ${MARGIN - 15})scale(2.4)">${markArt}</g>` +
    textPath(wordmark, MARGIN + 55, MARGIN - 2, INK) +
    `<path transform="translate(${MARGIN} ${categoryY})" d="M0 0c11 0 20 9 20 20C9 20 0 11 0 0z" fill="${ink}"/>` +
    textPath(category, MARGIN + 34, categoryY + 1, ink) +
    textPath(title, MARGIN, titleY, INK) +
    '</svg>'
  )
}
