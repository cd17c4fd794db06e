/**
 * Generates the static fonts for link previews from web/ui/fonts/: one weight and one optical size each, without variation axes, because
 * the library that converts glyphs to outlines cannot vary a WOFF2. Run by hand when those fonts change: node tools/cut-print-fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const from = join(import.meta.dirname, '../web/ui/fonts')
const out = join(import.meta.dirname, '../web/ui/art/fonts')

/** All characters that the shipped fonts cover: Latin, its extensions, dashes, quotes and symbols. */
const letters = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

const cuts: readonly { source: string; name: string; axes: Record<string, number> }[] = [
  { source: 'fraunces', name: 'fraunces-display', axes: { opsz: 72 } },
  { source: 'fraunces-rare', name: 'fraunces-display-rare', axes: { opsz: 72 } },
  { source: 'fraunces-southern', name: 'fraunces-display-southern', axes: { opsz: 72 } },
  { source: 'figtree', name: 'figtree-label', axes: { wght: 600 } },
  { source: 'figtree-rare', name: 'figtree-label-rare', axes: { wght: 600 } },
]

await mkdir(out, { recursive: true })
for (const { source, name, axes } of cuts) {
  const font = await subsetFont(await readFile(join(from, `${source}.woff2`)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'mark'],
    noHinting: true,
  })
  await writeFile(join(out, `${name}.woff2`), font)
  console.log(`${name}.woff2`, font.length)
}
