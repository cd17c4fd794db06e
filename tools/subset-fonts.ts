/**
 * Generates web/ui/fonts/ and web/ui/styles/fonts.css from the Fontsource packages. Run by hand when a font or the character set changes:
 *
 *   mkdir fonts && cd fonts && npm init -y   (outside this repository)
 *   npm i @fontsource-variable/fraunces @fontsource-variable/figtree @fontsource/{gelasio,noto-serif,tinos,arimo,roboto}
 *   node tools/subset-fonts.ts path/to/fonts/node_modules
 *
 * Fraunces keeps its optical size from 14 to 96 and one weight, 480: the weight axis would add 18 KB to every first visit for a
 * difference nobody sees. The fallback faces are scaled to the measured width and height of the real ones, so that the layout does not
 * shift when the font loads. Georgia, Arial and Times are measured on free metric-compatible fonts.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fallbackFace, measure, type Face } from './font-metrics.ts'

const sources = process.argv[2]
if (!sources) {
  console.error('Usage: node tools/subset-fonts.ts path/to/node_modules (with the font packages)')
  process.exit(1)
}
const out = join(import.meta.dirname, '../web/ui/fonts')

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
/** The characters of English, Afrikaans, isiZulu, isiXhosa and Sesotho. Files this small save a round trip each on a slow connection. */
const latin = `${range(0x20, 0x7e)}\u00a0\u00ad©°·×àáâäçèéêëíîïñóôöúûüÉÊËÖ–—‘’“”•…€−`
/** The rest of Latin-1 and related characters: names from Portuguese, French and German, symbols. Fetched only where one occurs. */
const rare = `£§«®±²³µ»¼½¾÷ß${range(0xc0, 0xc8)}${range(0xcc, 0xcf)}${range(0xd1, 0xd5)}${range(0xd8, 0xdc)}ãåæìòõøùÿŒœŸ‚„‹›™`
/** Characters beyond Latin-1 for other South African languages and names: Sepedi, Setswana, Tshivenda. Fetched only where one occurs. */
const southern = 'ŠšŽžČčĆćŇňŊŋṄṅḒḓḼḽṊṋṰṱŁłŘřŹźŻż'

type Cut = {
  name: string
  file: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
  features: string[]
}
const serif = { wght: 480, opsz: { min: 14, max: 96 } }
const sans = { wght: { min: 400, max: 700 } }
const serifFeatures = ['kern', 'liga', 'rvrn']
const sansFeatures = ['kern', 'ccmp', 'mark', 'rvrn', 'tnum', 'pnum']
const fraunces = '@fontsource-variable/fraunces/files/fraunces'
const figtree = '@fontsource-variable/figtree/files/figtree'
const cuts: Cut[] = [
  { name: 'fraunces', file: `${fraunces}-latin-opsz-normal.woff2`, text: latin, axes: serif, features: serifFeatures },
  {
    name: 'fraunces-rare',
    file: `${fraunces}-latin-opsz-normal.woff2`,
    text: rare,
    axes: serif,
    features: serifFeatures,
  },
  {
    name: 'fraunces-southern',
    file: `${fraunces}-latin-ext-opsz-normal.woff2`,
    text: southern,
    axes: serif,
    features: serifFeatures,
  },
  { name: 'figtree', file: `${figtree}-latin-wght-normal.woff2`, text: latin, axes: sans, features: sansFeatures },
  { name: 'figtree-rare', file: `${figtree}-latin-wght-normal.woff2`, text: rare, axes: sans, features: sansFeatures },
  {
    name: 'figtree-southern',
    file: `${figtree}-latin-ext-wght-normal.woff2`,
    text: southern,
    axes: sans,
    features: sansFeatures,
  },
  {
    name: 'figtree-italic',
    file: `${figtree}-latin-wght-italic.woff2`,
    text: latin,
    axes: sans,
    features: sansFeatures,
  },
]

await mkdir(out, { recursive: true })
for (const { name, file, text, axes, features } of cuts) {
  const source = await readFile(join(sources, file))
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(join(out, `${name}.woff2`), cut)
  console.log(`${name}.woff2  ${source.length} → ${cut.length} bytes`)
}
for (const family of ['fraunces', 'figtree']) {
  await copyFile(join(sources, `@fontsource-variable/${family}/LICENSE`), join(out, `LICENSE-${family}.txt`))
}

const load = async (file: string, axes?: Record<string, number>): Promise<Face> =>
  measure(await readFile(join(sources, file)), axes)
// Headings range from 19 to 72 px, with a matching optical size; 32 is the middle of the sizes on a first screen.
const display = await load(`${fraunces}-latin-opsz-normal.woff2`, { wght: 480, opsz: 32 })
const regular = await load(`${figtree}-latin-wght-normal.woff2`, { wght: 400 })
const bold = await load(`${figtree}-latin-wght-normal.woff2`, { wght: 640 })
const metricCompatible = (family: string, weight = 400) =>
  load(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`)

const face = (family: string, file: string, weight: string, style: string, more = '') =>
  `@font-face { font-family: '${family}'; src: url('../fonts/${file}.woff2') format('woff2'); ` +
  `font-weight: ${weight}; font-style: ${style}; font-display: swap;${more} }`
const hex = (point: number) => point.toString(16).toUpperCase()
/** The `unicode-range` of these characters, adjacent ones merged. */
const only = (letters: string): string => {
  const runs: [number, number][] = []
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  return ` unicode-range: ${runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')};`
}

const css = [
  '/* Made by tools/subset-fonts.ts: change that, not this. Fraunces and Figtree are under the SIL Open Font Licence, see fonts/. */',
  face('Fraunces', 'fraunces', '480', 'normal'),
  face('Fraunces', 'fraunces-rare', '480', 'normal', only(rare)),
  face('Fraunces', 'fraunces-southern', '480', 'normal', only(southern)),
  face('Figtree', 'figtree', '400 700', 'normal'),
  face('Figtree', 'figtree-rare', '400 700', 'normal', only(rare)),
  face('Figtree', 'figtree-southern', '400 700', 'normal', only(southern)),
  '/* Fetched only by pages that set an <em>: botanical names. */',
  face('Figtree', 'figtree-italic', '400 700', 'italic'),
  '/* Stand-ins until the fonts arrive, with the measured width, ascent and descent of the real ones. */',
  fallbackFace('Fraunces Georgia', ['Georgia', 'Gelasio'], '400 700', display, await metricCompatible('gelasio')),
  fallbackFace('Fraunces Noto', ['Noto Serif'], '400 700', display, await metricCompatible('noto-serif')),
  fallbackFace(
    'Fraunces Times',
    ['Times New Roman', 'Liberation Serif', 'Tinos'],
    '400 700',
    display,
    await metricCompatible('tinos'),
  ),
  fallbackFace('Figtree Roboto', ['Roboto', 'Roboto Regular'], '400 560', regular, await metricCompatible('roboto')),
  fallbackFace(
    'Figtree Roboto',
    ['Roboto Bold', 'Roboto-Bold'],
    '561 700',
    bold,
    await metricCompatible('roboto', 700),
  ),
  fallbackFace(
    'Figtree Arial',
    ['Arial', 'Liberation Sans', 'Arimo'],
    '400 560',
    regular,
    await metricCompatible('arimo'),
  ),
  fallbackFace(
    'Figtree Arial',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    '561 700',
    bold,
    await metricCompatible('arimo', 700),
  ),
]
await writeFile(join(out, '../styles/fonts.css'), `${css.join('\n')}\n`)
