/** Renders the app icons from the logo into web/public/. Run by hand when the logo changes: node tools/draw-icons.ts */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { markArt } from '../web/ui/art/mark.ts'

const out = join(import.meta.dirname, '../web/public')

const svg = (body: string, size = 96): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke-linecap="round">${body}</svg>`

/** The leaf in front of a dotted halo. `scale` 1 fills an icon; a maskable icon is only safe within its middle four fifths. */
const leafWithHalo = (scale: number): string =>
  `<g transform="translate(48 48)scale(${scale})"><circle r="33" fill="#0f3d2e"/>` +
  '<circle r="39.5" stroke="#e9dfc0" stroke-width="1.7" stroke-dasharray="0 5.17" opacity=".75"/>' +
  `<g transform="scale(2.75)translate(-12-12)">${markArt}</g></g>`

const background = (radius: number): string => `<rect width="96" height="96" rx="${radius}" fill="#06211a"/>`

/** A browser tab is small: the leaf alone, on a transparent background, legible on light and dark tabs. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${markArt}</svg>`

const icons: readonly (readonly [name: string, art: string, size: number])[] = [
  ['icon-192.png', svg(background(21) + leafWithHalo(1)), 192],
  ['icon-512.png', svg(background(21) + leafWithHalo(1)), 512],
  ['icon-maskable-512.png', svg(background(0) + leafWithHalo(0.82)), 512],
  ['apple-touch-icon.png', svg(background(0) + leafWithHalo(0.96)), 180],
]

await writeFile(join(out, 'favicon.svg'), `${favicon}\n`)
for (const [name, art, size] of icons) {
  const { size: bytes } = await sharp(Buffer.from(art), { density: 72 * (size / 96) })
    .resize(size, size)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(join(out, name))
  console.log(name, bytes)
}
