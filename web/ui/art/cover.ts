import { groundOf, seedOf, shadeOf, type Shade } from './accents.ts'
import { avatarPrint, type AvatarKind } from './avatar.ts'
import { chooseMotif } from './choose-motif.ts'
import { COMPOSITIONS } from './compositions/index.ts'
import { sceneOf } from './compositions/scene.ts'
import { printSlug, type CoverAddress } from './cover-path.ts'
import { COMPOSITIONS_OF, type CompositionName } from './motif-names.ts'
import { inksOf } from './palettes.ts'
import { PRINT_SIZES } from './print-sizes.ts'
import { pick, randomFrom } from './seed.ts'

/** An address of a print and, beyond it, the ground. */
export type CoverOptions = CoverAddress & {
  /** The pale, deep or full ground; chosen from the slug where it is left out. */
  shade?: Shade
}

/** What is inside the frame of a cover, and the page it is drawn on. */
export function drawCover(
  options: CoverOptions,
  page: readonly [width: number, height: number] = PRINT_SIZES[options.size],
): string {
  const { accent } = options
  const slug = printSlug(options.slug)
  const random = randomFrom(seedOf(slug, accent))
  // Every chance is drawn whether or not the caller has decided, so that naming the motif does not change the rest.
  const chosen = chooseMotif(slug, accent, random)
  const motif = options.motif ?? chosen
  const suited = pick(random, COMPOSITIONS_OF[motif])
  const usual: CompositionName = motif === 'face' ? 'bust' : suited
  const composition = options.composition ?? (options.size === 'avatar' && motif === 'face' ? 'head' : usual)
  const shade = options.shade ?? shadeOf(slug, accent, motif === 'moon' || composition === 'night')
  const [width, height] = page
  const scene = sceneOf(motif, page, random, inksOf(accent, shade))
  return `<path d="M0 0H${width}V${height}H0Z" fill="${groundOf(accent, shade)}"/>${COMPOSITIONS[composition](scene)}`
}

/**
 * A cover as an SVG document of its own, about 2 to 3 KB: the same options always give the same bytes.
 * It holds no text and no outside reference. Some motifs use ids, so show it as an image rather than setting several in one page.
 */
export function cover(options: CoverOptions): string {
  const [width, height] = PRINT_SIZES[options.size]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ` +
    `fill="none" stroke-linecap="round">${drawCover(options)}</svg>`
  )
}

/** The avatar of whoever has no picture, as an SVG document of its own. */
export const avatarArt = (seed: string, kind?: AvatarKind): string => cover(avatarPrint(seed, kind))
