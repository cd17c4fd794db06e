import sharp from 'sharp'
import { ogSvg, OG_SIZE, OG_TITLE, type OgPrint } from './og.ts'
import { canSet, setText, type SetText } from './text-path.ts'

/** Font files for Open Graph images, each list in order of preference. */
export type OgFonts = { serif: readonly Uint8Array[]; sans: readonly Uint8Array[] }

export type OgOptions = OgPrint & { title: string; category: string; fonts: OgFonts }

const SIZES = [76, 66, 58, 50, 44, 38] as const
const SMALLEST = 38

/** Sets the title as large as fits. A title too long for the smallest size is cut at a word and gets an ellipsis. */
function setTitle(fonts: readonly Uint8Array[], title: string): SetText {
  const set = (text: string, size: number): SetText =>
    setText(fonts, text, { size, maxWidth: OG_TITLE.width, lineHeight: 1.14, tracking: -0.014 })
  // More than this is unreadable in the image, and setting it would let any caller cost the server time.
  const shortened = title.slice(0, 200)
  if (shortened === title) {
    for (const size of SIZES) {
      const text = set(title, size)
      if (text.height <= OG_TITLE.height && (size <= 50 || text.lines <= 4)) return text
    }
  }
  for (let end = shortened.length; end > 60; end -= 10) {
    const text = set(`${shortened.slice(0, end).replace(/\s+\S*$/, '')}…`, SMALLEST)
    if (text.height <= OG_TITLE.height) return text
  }
  return set(`${shortened.slice(0, 60)}…`, SMALLEST)
}

/** The image title when the fonts lack letters of the page title: the tagline (web/features/home/home-page.tsx). */
const TAGLINE = 'Skincare that knows where you live.'

const MAX_BYTES = 60 * 1024

/** The Open Graph image of a page, with the tagline where the title cannot be set: a paletted PNG of 1200 × 630 px, under 60 KB. */
export async function ogPng({ title, category, fonts, ...print }: OgOptions): Promise<Buffer> {
  const text = setTitle(fonts.serif, canSet(fonts.serif, title) ? title : TAGLINE)
  const svg = ogSvg(print, {
    wordmark: setText(fonts.serif, 'Skynn', { size: 50, tracking: -0.03 }).paths,
    category: setText(fonts.sans, category.slice(0, 40), { size: 27 }).paths,
    title: text.paths,
    titleHeight: text.height,
  })
  const draw = (colours: number): Promise<Buffer> =>
    sharp(Buffer.from(svg))
      .resize(OG_SIZE.width, OG_SIZE.height)
      .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 7 })
      .toBuffer()
  const png = await draw(128)
  return png.length <= MAX_BYTES ? png : draw(48)
}
