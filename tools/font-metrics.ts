import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** The metrics of a typeface, in em. */
export type Face = { ascent: number; descent: number; lineGap: number; width: number }

/** Text from the product, so that letter frequencies match what people read. */
const sample = [
  'Skincare that knows where you live. Clear guides, kitchen recipes and prices in rand, for South African sun and every skin tone.',
  'When skin is hurt, by a pimple, a razor or a scratch, the cells that make melanin can answer by making more of it. The redness goes.',
  'Dark spots and our sun: the case for a tinted sunscreen. Rooibos on your skin: what it can and cannot do. Three steps under R400.',
].join(' ')

/**
 * Measures a font file (WOFF2 or SFNT).
 * @param axes the position of a variable font on its axes, for example `{ wght: 640 }`
 */
export async function measure(file: Buffer, axes?: Record<string, number>): Promise<Face> {
  // Decompressed and instanced first: fontkit can do neither with a WOFF2.
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

/** The @font-face that gives a local font the metrics of `real`. `size-adjust` scales the other three, hence the divisions. */
export function fallbackFace(family: string, local: string[], weight: string, real: Face, standIn: Face): string {
  const size = real.width / standIn.width
  const src = local.map((name) => `local('${name}')`).join(', ')
  return (
    `@font-face { font-family: '${family}'; src: ${src}; font-weight: ${weight}; size-adjust: ${percent(size)}; ` +
    `ascent-override: ${percent(real.ascent / size)}; descent-override: ${percent(real.descent / size)}; line-gap-override: ${percent(real.lineGap / size)}; }`
  )
}
