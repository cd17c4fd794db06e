import { ACCENTS, type Accent } from './accents.ts'
import { isMotif, suits, type CompositionName, type MotifName } from './motif-names.ts'
import { PRINT_SIZES, type PrintSize } from './print-sizes.ts'

/** What decides a print and travels in its address. The slug only seeds it. */
export type CoverAddress = {
  slug: string
  accent: Accent
  size: PrintSize
  /** Chosen from the slug where it is left out. */
  motif?: MotifName
  /** Chosen among those that suit the motif where it is left out; means nothing without a motif. */
  composition?: CompositionName
}

/** Any text as the slug of a print: small letters, digits and hyphens, 80 at most, never empty. */
export const printSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80) || 'skynn'

/**
 * Where a cover is served: /art/{size}/{accent}/{motif}/{slug}.svg. The motif is a name (`protea`), a name with its composition
 * (`protea.close`) or `auto`.
 */
export function coverPath({ slug, accent, size, motif, composition }: CoverAddress): string {
  return `/art/${size}/${accent}/${motif ? `${motif}${composition ? `.${composition}` : ''}` : 'auto'}/${printSlug(slug)}.svg`
}

const ADDRESS = /^\/art\/([a-z]+)\/([a-z]+)\/([a-z]+)(?:\.([a-z]+))?\/([a-z0-9-]{1,80})\.svg$/

/**
 * Reads such an address back. Null for anything coverPath would not have written: an unknown size, accent or motif, or a composition
 * that does not suit it.
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
