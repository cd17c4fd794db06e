// Types for the parts we use of two packages that ship none.

declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Record<string, number | AxisRange>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}

declare module 'fontkit' {
  type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  type GlyphRun = {
    glyphs: { id: number; path: { commands: PathCommand[]; toSVG(): string } }[]
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  type OpenedFont = {
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    layout(text: string, features?: string[]): GlyphRun
    getVariation(axes: Record<string, number>): OpenedFont
  }
  export function create(file: Uint8Array): OpenedFont
}
