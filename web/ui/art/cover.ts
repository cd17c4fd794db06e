import { groundOf, seedOf, shadeOf, type Shade } from './accents.ts'
import { avatarPrint, type AvatarKind } from './avatar.ts'
import { chooseMotif } from './choose-motif.ts'
import { COMPOSITIONS } from './compositions/index.ts'
import { sceneOf } from './compositions/scene.ts'
import { printSlug, type CoverAddress } from './cover-path.ts'
import { COMPOSITIONS_OF, suits, type CompositionName } from './motif-names.ts'
import { inksOf } from './palettes.ts'
import { PRINT_SIZES } from './print-sizes.ts'
import { pick, randomFrom } from './seed.ts'

/** A cover address plus the background shade. */
export type CoverOptions = CoverAddress & {
  /** The pale, deep or full background; defaults to one chosen from the slug. */
  shade?: Shade
}

/** The inner SVG markup of a cover, drawn for the given page size. */
export function drawCover(
  options: CoverOptions,
  page: readonly [width: number, height: number] = PRINT_SIZES[options.size],
): string {
  const { accent } = options
  const slug = printSlug(options.slug)
  const random = randomFrom(seedOf(slug, accent))
  // Always consume every random value, even when the caller sets an option, so that setting the motif does not change the rest.
  const slugMotif = chooseMotif(slug, accent, random)
  const motif = options.motif ?? slugMotif
  const suited = pick(random, COMPOSITIONS_OF[motif])
  const portrait = suits(motif, 'head')
  const defaultComposition: CompositionName = portrait ? 'bust' : suited
  const composition = options.composition ?? (options.size === 'avatar' && portrait ? 'head' : defaultComposition)
  const shade = options.shade ?? shadeOf(slug, accent, motif === 'moon' || composition === 'night')
  const [width, height] = page
  const scene = sceneOf(motif, page, random, inksOf(accent, shade))
  return `<path d="M0 0H${width}V${height}H0Z" fill="${groundOf(accent, shade)}"/>${COMPOSITIONS[composition](scene)}`
}

/**
 * A cover as a standalone SVG document, about 2 to 3 KB: the same options always give the same bytes.
 * It contains no text and no external references. Some motifs use ids, so load it as an image instead of inlining several in one page.
 */
export function cover(options: CoverOptions): string {
  const [width, height] = PRINT_SIZES[options.size]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ` +
    `fill="none" stroke-linecap="round">${drawCover(options)}</svg>`
  )
}

/** A generated avatar as a standalone SVG document. */
export const avatarArt = (seed: string, kind?: AvatarKind): string => cover(avatarPrint(seed, kind))
