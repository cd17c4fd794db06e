import { ACCENTS, type Accent } from './accents.ts'
import { isMotif, suits, type CompositionName, type MotifName } from './motif-names.ts'
import { PRINT_SIZES, type PrintSize } from './print-sizes.ts'

/** Everything that determines a cover, encoded in its URL. The slug only seeds the randomness. */
export type CoverAddress = {
  slug: string
  accent: Accent
  size: PrintSize
  /** Defaults to one chosen from the slug. */
  motif?: MotifName
  /** Defaults to one that suits the motif; ignored without a motif. */
  composition?: CompositionName
}

/** Turns any text into the slug of a cover: lowercase letters, digits and hyphens, at most 80, never empty. */
export const printSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80) || 'skynn'

/**
 * The URL path of a cover: /art/{size}/{accent}/{motif}/{slug}.svg. The motif is a name (`protea`), a name and composition
 * (`protea.close`) or `auto`.
 */
export function coverPath({ slug, accent, size, motif, composition }: CoverAddress): string {
  return `/art/${size}/${accent}/${motif ? `${motif}${composition ? `.${composition}` : ''}` : 'auto'}/${printSlug(slug)}.svg`
}

const ADDRESS = /^\/art\/([a-z]+)\/([a-z]+)\/([a-z]+)(?:\.([a-z]+))?\/([a-z0-9-]{1,80})\.svg$/

/**
 * Parses the path of a cover. Null for anything coverPath would not produce: an unknown size, accent or motif, or a composition that does
 * not suit the motif.
 */
export function parseCoverPath(path: string): CoverAddress | null {
  const [, size = '', accent = '', motif = '', composition, slug = ''] = ADDRESS.exec(path) ?? []
  if (!Object.hasOwn(PRINT_SIZES, size) || !(ACCENTS as readonly string[]).includes(accent)) return null
  const print = { slug, accent: accent as Accent, size: size as PrintSize }
  if (motif === 'auto') return composition === undefined ? print : null
  if (!isMotif(motif)) return null
  if (composition === undefined) return { ...print, motif }
  return suits(motif, composition) ? { ...print, motif, composition } : null
}
