import sharp from 'sharp'
import { ogSvg, OG_SIZE, OG_TITLE, type OgPrint } from './og.ts'
import { canSet, setText, type SetText } from './text-path.ts'

/** Font files to set link pictures in, each list in order of preference. */
export type OgFonts = { serif: readonly Uint8Array[]; sans: readonly Uint8Array[] }

export type OgOptions = OgPrint & { title: string; category: string; fonts: OgFonts }

const SIZES = [76, 66, 58, 50, 44, 38] as const
const SMALLEST = 38

/** The title as large as its room allows. One that is too long even for the smallest size loses words at its end, for an ellipsis. */
function setTitle(fonts: readonly Uint8Array[], title: string): SetText {
  const set = (text: string, size: number): SetText =>
    setText(fonts, text, { size, maxWidth: OG_TITLE.width, lineHeight: 1.14, tracking: -0.014 })
  // Nobody reads more than this in a link picture, and setting it would take time that a stranger can ask for.
  const kept = title.slice(0, 200)
  if (kept === title) {
    for (const size of SIZES) {
      const text = set(title, size)
      if (text.height <= OG_TITLE.height && (size <= 50 || text.lines <= 4)) return text
    }
  }
  for (let end = kept.length; end > 60; end -= 10) {
    const text = set(`${kept.slice(0, end).replace(/\s+\S*$/, '')}…`, SMALLEST)
    if (text.height <= OG_TITLE.height) return text
  }
  return set(`${kept.slice(0, 60)}…`, SMALLEST)
}

/** What a picture says whose title is in letters that its fonts do not have: what Skynn calls itself (web/features/home/home-page.tsx). */
const HOUSE_LINE = 'Skincare that knows where you live.'

const LARGEST = 60 * 1024

/** The link picture of a page, with the house's line where the title cannot be set: a PNG of 1200 by 630 in a palette of its own, under 60 KB. */
export async function ogPng({ title, category, fonts, ...print }: OgOptions): Promise<Buffer> {
  const text = setTitle(fonts.serif, canSet(fonts.serif, title) ? title : HOUSE_LINE)
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
  return png.length <= LARGEST ? png : draw(48)
}
