import { create } from 'fontkit'

/** Text as outlines, for rendering where no font is installed. */
export type SetText = {
  /** SVG path data, one for each line, in pixels. The cap height of the first line is at the top edge, and lines start at x = 0. */
  paths: string[]
  lines: number
  /** From the cap height of the first line to the last baseline, in pixels. */
  height: number
  /** Width of the widest line, in pixels. */
  width: number
}

export type TextSetting = {
  /** Font size in pixels. */
  size: number
  /** Maximum line width in pixels; a wider single word is broken. */
  maxWidth?: number
  /** Baseline to baseline, in ems. */
  lineHeight?: number
  /** Letter spacing, in ems. */
  tracking?: number
  /** For a font with a weight axis. */
  weight?: number
}

type Font = ReturnType<typeof create> & {
  type: string
  capHeight: number
  variationAxes: Record<string, unknown>
  hasGlyphForCodePoint(point: number): boolean
}

const openFonts = new WeakMap<Uint8Array, Font>()

/** Opens a font file, cached. */
function open(file: Uint8Array): Font {
  const cached = openFonts.get(file)
  if (cached) return cached
  const font = create(file) as Font
  openFonts.set(file, font)
  return font
}

/**
 * The font instance to use. fontkit can vary TrueType files but not WOFF2 ones (its getVariation reads the compressed file as an uncompressed
 * one), so a WOFF2 file is used as is.
 */
function instance(file: Uint8Array, size: number, weight: number | undefined): Font {
  const font = open(file)
  const axes = Object.keys(font.variationAxes)
  if (font.type !== 'TTF' || axes.length === 0) return font
  return font.getVariation({
    ...(axes.includes('opsz') && { opsz: size }),
    ...(weight !== undefined && { wght: weight }),
  }) as Font
}

type Piece = { font: Font; text: string }

/** A letter with the first font that has it, else the letter without its accent; undefined when no font has either. */
function pieceOf(fonts: readonly Font[], letter: string): Piece | undefined {
  for (const text of new Set([letter, letter.normalize('NFD').charAt(0)])) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(text.codePointAt(0) ?? 0))
    if (font) return { font, text }
  }
  return undefined
}

/** Splits a text into runs by the first font that has each letter. Drops letters that no font has. */
function pieces(fonts: readonly Font[], text: string): Piece[] {
  const parts: Piece[] = []
  for (const letter of text.normalize('NFC')) {
    const piece = pieceOf(fonts, letter)
    const last = parts.at(-1)
    if (piece && last?.font === piece.font) last.text += piece.text
    else if (piece) parts.push(piece)
  }
  return parts
}

/** Whether these fonts can set a text: it has letters or digits and none of them is dropped. Symbols may be. */
export function canSet(files: readonly Uint8Array[], text: string): boolean {
  const fonts = files.map(open)
  const letters = text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length > 0 && letters.every((letter) => pieceOf(fonts, letter))
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Lays out a text and calls `draw` with each positioned outline. Returns the width. */
function run(
  fonts: readonly Font[],
  text: string,
  size: number,
  tracking: number,
  draw?: (outline: string) => void,
  baseline = 0,
): number {
  let pen = 0
  for (const { font, text: part } of pieces(fonts, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const place = positions[index]
      const [x, y] = [pen + (place?.xOffset ?? 0) * scale, baseline - (place?.yOffset ?? 0) * scale]
      draw?.(
        glyph.path.commands
          .map(({ command, args }) => {
            const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[
              command
            ]
            return letter + args.map((value, at) => round(at % 2 ? y - value * scale : x + value * scale)).join(' ')
          })
          .join(''),
      )
      pen += (place?.xAdvance ?? 0) * scale + tracking * size
    }
  }
  return pen - (pen > 0 ? tracking * size : 0)
}

/** Breaks words into lines of at most `maxWidth`, splitting a word that is wider. */
function breakLines(words: readonly string[], maxWidth: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= maxWidth) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of word) {
      if (line && widthOf(line + letter) > maxWidth) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line ? [...lines, line] : lines
}

/**
 * Sets a text in a font file, or several (the later ones for letters missing from the first), and returns its outlines.
 * Balances the lines: finds the fewest lines that fit, then the narrowest width that keeps that number.
 */
export function setText(file: Uint8Array | readonly Uint8Array[], text: string, setting: TextSetting): SetText {
  const { size, maxWidth = Infinity, lineHeight = 1.12, tracking = 0, weight } = setting
  const fonts = (file instanceof Uint8Array ? [file] : file).map((one) => instance(one, size, weight))
  const [first] = fonts
  // Drop a word of only symbols without a glyph, such as an emoji, so it leaves no gap.
  const words = text
    .replaceAll('\u00ad', '')
    .split(/[ \t\r\n]+/)
    .filter((word) => pieces(fonts, word).length > 0)
  if (!first || words.length === 0) return { paths: [], lines: 0, height: 0, width: 0 }
  const widthOf = (part: string): number => run(fonts, part, size, tracking)
  let lines = breakLines(words, maxWidth, widthOf)
  if (lines.length > 1 && Number.isFinite(maxWidth)) {
    let [low, high] = [maxWidth / 2, maxWidth]
    while (high - low > size / 8) {
      const middle = (low + high) / 2
      const tried = breakLines(words, middle, widthOf)
      if (tried.length === lines.length && tried.every((line) => words.includes(line) || line.includes(' ')))
        [high, lines] = [middle, tried]
      else low = middle
    }
  }
  const top = (first.capHeight / first.unitsPerEm) * size
  let width = 0
  const paths = lines.map((line, index) => {
    const outlines: string[] = []
    width = Math.max(
      width,
      run(fonts, line, size, tracking, (outline) => outlines.push(outline), top + index * lineHeight * size),
    )
    return outlines.join('')
  })
  return { paths, lines: lines.length, height: top + (lines.length - 1) * lineHeight * size, width }
}
