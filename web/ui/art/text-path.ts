import { create } from 'fontkit'

/** Text as outlines, for pictures that are drawn where no font is installed. */
export type SetText = {
  /** SVG path data, one for each line, in pixels. The first line's capitals stand on the top edge, lines start at 0. */
  paths: string[]
  lines: number
  /** From the top of the first line's capitals to the last baseline, in pixels. */
  height: number
  /** Of the widest line, in pixels. */
  width: number
}

export type TextSetting = {
  /** Pixels of the em. */
  size: number
  /** Pixels a line may take; a single word that is wider is broken. */
  maxWidth?: number
  /** Baseline to baseline, in ems. */
  lineHeight?: number
  /** Added between letters, in ems. */
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

const opened = new WeakMap<Uint8Array, Font>()

/** Opens a font file once. */
function open(file: Uint8Array): Font {
  const known = opened.get(file)
  if (known) return known
  const font = create(file) as Font
  opened.set(file, font)
  return font
}

/**
 * The instance to set in: fontkit varies TrueType files, but not WOFF2 ones (its getVariation reads the packed file as a plain one),
 * so a WOFF2 is used as it was cut.
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

/** A letter in the first font that has it, else without its accent; undefined when no font has either. */
function pieceOf(fonts: readonly Font[], letter: string): Piece | undefined {
  for (const text of new Set([letter, letter.normalize('NFD').charAt(0)])) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(text.codePointAt(0) ?? 0))
    if (font) return { font, text }
  }
  return undefined
}

/** Splits a text by the first font that has each letter. What no font has is left out. */
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

/** Whether a text can be read as these fonts set it: no letter or digit is left out, as signs may be, and something is there to read. */
export function canSet(files: readonly Uint8Array[], text: string): boolean {
  const fonts = files.map(open)
  const letters = text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length > 0 && letters.every((letter) => pieceOf(fonts, letter))
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Lays out a text at a size and calls `draw` for each outline with its place. Answers the width. */
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

/** Breaks a text at its spaces (not at no-break spaces) into lines of at most `room`, cutting a word that is wider. */
function breakLines(words: readonly string[], room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= room) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of word) {
      if (line && widthOf(line + letter) > room) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line ? [...lines, line] : lines
}

/**
 * Sets a text in a font file (several: the later ones for letters the first has not) and answers its outlines.
 * Lines are evened out: the text takes as few lines as it needs, then the narrowest measure that keeps that number.
 */
export function setText(file: Uint8Array | readonly Uint8Array[], text: string, setting: TextSetting): SetText {
  const { size, maxWidth = Infinity, lineHeight = 1.12, tracking = 0, weight } = setting
  const fonts = (file instanceof Uint8Array ? [file] : file).map((one) => instance(one, size, weight))
  const [first] = fonts
  // A word that only signs without a glyph make up, an emoji for example, leaves no gap.
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
      const room = (low + high) / 2
      const tried = breakLines(words, room, widthOf)
      if (tried.length === lines.length && tried.every((line) => words.includes(line) || line.includes(' ')))
        [high, lines] = [room, tried]
      else low = room
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
