import type { ReactNode } from 'react'
import type { ArticleSummary } from '#contract/articles.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CategoryLabel } from '#web/ui/category-label.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { formatCount, formatMinutes } from '#web/ui/format.ts'
import { MetaList } from '#web/ui/meta-list.tsx'
import { Piece, RowItem } from '#web/ui/piece.tsx'
import { ArticleCover, type Pictured } from './article-cover.tsx'
import { ArticleLink } from './article-link.tsx'
import { categories } from './categories.ts'

/** The article fields that a card needs. */
export type CardArticle = Pictured &
  Pick<ArticleSummary, 'title' | 'excerpt' | 'readTimeMinutes' | 'isPremium' | 'tags' | 'views'>

type CardProps = {
  article: CardArticle
  heading?: 'h2' | 'h3' | 'h4'
  /** Replaces the category. */
  label?: ReactNode
  /** Items after the reading time. */
  meta?: ReactNode
  action?: ReactNode
  className?: string
}

/** Maximum tags on a card, as specified. */
const TAGS_SHOWN = 3

const labelOf = ({ category }: CardArticle) => (
  <CategoryLabel accent={categories[category].accent}>{categories[category].label}</CategoryLabel>
)

const readingTime = ({ readTimeMinutes }: CardArticle): string => `${formatMinutes(readTimeMinutes)} read`

/** "1.2K views" */
const viewCount = (views: number): string => (views === 1 ? '1 view' : `${formatCount(views)} views`)

/** The badge on the cover; the small cover of a row shows only its lock. */
function PremiumBadge({ compact }: { compact: boolean }) {
  return (
    <Badge
      tone="on-art"
      icon="lock"
      className={classNames('absolute top-3 left-3', compact && 'max-md:top-1.5 max-md:left-1.5 max-md:px-2')}
    >
      <span className={compact ? 'max-md:sr-only' : undefined}>Premium</span>
    </Badge>
  )
}

type ArticlePieceProps = CardProps & {
  /** Large, with the excerpt. */
  lead?: boolean
  /** Shows the excerpt. */
  excerpt?: boolean
  /** A wider cover. */
  wide?: boolean
  /** Shows the first three tags and the view count. */
  details?: boolean
  /** On a phone, the text sits beside the cover instead of below it, without the excerpt. */
  compact?: boolean
  /** Loads the cover first: for the one large image above the fold. */
  priority?: boolean
}

/** A card as a row on a phone: the cover on the left over all lines, the action beside the last line. */
const beside =
  'max-md:grid max-md:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:grid-rows-[auto_auto_1fr] max-md:gap-x-[min(1rem,4vw)] max-md:[&>.piece-text]:hidden ' +
  'max-md:[&>.piece-action]:top-auto max-md:[&>.piece-action]:-right-2 max-md:[&>.piece-action]:-bottom-3 ' +
  'max-md:[&_.icon-btn]:bg-transparent max-md:[&:has(>.piece-action)_.meta]:pr-9'

/** An article as an editorial card. */
export function ArticlePiece({
  article,
  lead,
  excerpt = lead,
  wide,
  details,
  compact = false,
  priority,
  label,
  meta,
  className,
  ...rest
}: ArticlePieceProps) {
  return (
    <Piece
      {...rest}
      className={classNames(compact && beside, className)}
      lead={lead}
      art={
        <span className={compact ? 'relative block max-md:row-span-3 md:mb-4' : 'relative mb-4 block'}>
          <ArticleCover
            article={article}
            size={wide ? 'wide' : 'card'}
            className={
              compact ? 'ratio-card max-md:aspect-square max-md:rounded-md' : wide ? 'ratio-wide' : 'ratio-card'
            }
            priority={priority}
          />
          {article.isPremium && <PremiumBadge compact={compact} />}
        </span>
      }
      category={label ?? labelOf(article)}
      title={<ArticleLink article={article} />}
      meta={
        <>
          {details && article.tags.length > 0 && (
            <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5">
              {article.tags.slice(0, TAGS_SHOWN).map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          )}
          <MetaList className={details ? 'mt-3' : undefined}>
            <>{readingTime(article)}</>
            {details && article.views > 0 && <>{viewCount(article.views)}</>}
            {meta}
          </MetaList>
        </>
      }
    >
      {excerpt && article.excerpt}
    </Piece>
  )
}

/** An article as a row: a small cover beside its title. */
export function ArticleRow({ article, label, meta, ...rest }: CardProps) {
  return (
    <RowItem
      {...rest}
      art={<ArticleCover article={article} size="square" />}
      category={label ?? labelOf(article)}
      title={<ArticleLink article={article} />}
      meta={
        <MetaList>
          <>{readingTime(article)}</>
          {article.isPremium && <>Premium</>}
          {meta}
        </MetaList>
      }
    />
  )
}
