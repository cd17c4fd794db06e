import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** Height and width of a typeface, in parts of its size. */
export type Face = { ascent: number; descent: number; lineGap: number; width: number }

/** Words of the product itself, so that each letter counts as often as it is read. */
const sample = [
  'Skincare that knows where you live. Clear guides, kitchen recipes and prices in rand, for South African sun, hard water and every skin tone.',
  'When skin is hurt, by a pimple, a razor or a scratch, the cells that make melanin can answer by making more of it. The redness goes.',
  'Dark spots and our sun: the case for a tinted sunscreen. Rooibos on your skin: what it can and cannot do. Three steps under R400.',
].join(' ')

/**
 * Measures a font file (WOFF2 or SFNT).
 * @param axes where on its axes a variable font stands, for example `{ wght: 640 }`
 */
export async function measure(file: Buffer, axes?: Record<string, number>): Promise<Face> {
  // Unpacked and fixed on its axes first: fontkit cannot do either on a WOFF2.
  const font = create(await subsetFont(file, sample, { targetFormat: 'sfnt', variationAxes: axes }))
  const { unitsPerEm } = font
  return {
    ascent: font.ascent / unitsPerEm,
    descent: -font.descent / unitsPerEm,
    lineGap: font.lineGap / unitsPerEm,
    width: font.layout(sample).advanceWidth / unitsPerEm / sample.length,
  }
}

const percent = (share: number) => `${(share * 100).toFixed(2).replace(/\.?0+$/, '')}%`

/** The @font-face that makes a local font take the room of `real`. `size-adjust` scales the other three, hence the divisions. */
export function fallbackFace(family: string, local: string[], weight: string, real: Face, standIn: Face): string {
  const size = real.width / standIn.width
  const src = local.map((name) => `local('${name}')`).join(', ')
  return (
    `@font-face { font-family: '${family}'; src: ${src}; font-weight: ${weight}; size-adjust: ${percent(size)}; ` +
    `ascent-override: ${percent(real.ascent / size)}; descent-override: ${percent(real.descent / size)}; line-gap-override: ${percent(real.lineGap / size)}; }`
  )
}
