import type { ArticleSummary } from '#contract/articles.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import type { CoverAddress } from '#web/ui/art/cover-path.ts'
import type { PrintSize } from '#web/ui/art/print-sizes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { categories } from './categories.ts'

export type Pictured = Pick<ArticleSummary, 'slug' | 'category' | 'art' | 'imageUrl'>

/** Which print stands for an article. A motif that nobody draws leaves only the ground of the print, which is a picture as well. */
export const printOf = ({ slug, category, art }: Pictured, size: PrintSize): CoverAddress => ({
  slug,
  size,
  accent: ACCENTS.find((accent) => accent === art.accent) ?? categories[category].accent,
  motif: art.motif as CoverAddress['motif'],
})

type ArticleCoverProps = {
  article: Pictured
  size: PrintSize
  /** Ratio and radius; a ratio other than the print's crops it. */
  className?: string
  /** For the one large picture of the first screen. */
  priority?: boolean
}

/** The picture of an article: the uploaded one, else its drawn cover. Decoration beside the title. */
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
