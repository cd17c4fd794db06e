import type { ArticleSummary } from '#contract/articles.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import type { CoverAddress } from '#web/ui/art/cover-path.ts'
import type { PrintSize } from '#web/ui/art/print-sizes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { categories } from './categories.ts'

export type Pictured = Pick<ArticleSummary, 'slug' | 'category' | 'art' | 'imageUrl'>

/** The generated cover of an article. With an unknown motif only the background is drawn. */
export const printOf = ({ slug, category, art }: Pictured, size: PrintSize): Omit<CoverAddress, 'composition'> => ({
  slug,
  size,
  accent: ACCENTS.find((accent) => accent === art.accent) ?? categories[category].accent,
  motif: art.motif as CoverAddress['motif'],
})

type ArticleCoverProps = {
  article: Pictured
  size: PrintSize
  /** Ratio and radius; a ratio that differs from the cover's crops it. */
  className?: string
  /** Loads it first: for the one large image above the fold. */
  priority?: boolean
}

/** The uploaded image of an article, else its generated cover. Decorative, so the alternative text is empty. */
export function ArticleCover({ article, size, className, priority }: ArticleCoverProps) {
  return article.imageUrl === null ? (
    <Cover {...printOf(article, size)} className={className} priority={priority} />
  ) : (
    <span className={classNames('art', className)}>
      <img
        src={article.imageUrl}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </span>
  )
}
