import { groundOf, shadeOf } from '#web/ui/art/accents.ts'
import { coverPath } from '#web/ui/art/cover-path.ts'
import { PRINT_SIZES } from '#web/ui/art/print-sizes.ts'
import { CategoryLabel } from '#web/ui/category-label.tsx'
import { formatDate, formatMinutes } from '#web/ui/format.ts'
import { MetaList } from '#web/ui/meta-list.tsx'
import { Piece } from '#web/ui/piece.tsx'
import { ArticleCover, printOf } from '../articles/article-cover.tsx'
import { ArticleLink } from '../articles/article-link.tsx'
import { categories } from '../articles/categories.ts'
import type { HomeArticle } from './arrangement.ts'

/** On a low screen the square is cut to what fits. */
const ratio = 'w-full aspect-square max-md:max-h-[85svh] md:aspect-[4/5]'

/** The cover as a square on a phone and as a portrait beside the text; the browser fetches only one of them. */
function Print({ article }: { article: HomeArticle }) {
  const print = printOf(article, 'square')
  const [width, height] = PRINT_SIZES.square
  return (
    <span
      className={`art ${ratio}`}
      style={{ backgroundColor: groundOf(print.accent, shadeOf(print.slug, print.accent)) }}
    >
      <picture>
        <source media="(width >= 48rem)" srcSet={coverPath(printOf(article, 'portrait'))} />
        <img
          src={coverPath(print)}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
          className="block size-full object-cover [filter:var(--art-dim)]"
        />
      </picture>
    </span>
  )
}

/** The article beside the search. */
export function HeroArt({ article }: { article: HomeArticle }) {
  return (
    <Piece
      heading="h2"
      art={
        <span className="mb-4 block">
          {article.imageUrl === null ? (
            <Print article={article} />
          ) : (
            <ArticleCover article={article} size="square" className={ratio} priority />
          )}
        </span>
      }
      category={
        <CategoryLabel accent={categories[article.category].accent}>
          {article.category === 'guide' ? 'Featured guide' : 'Featured article'}
        </CategoryLabel>
      }
      title={<ArticleLink article={article} />}
      meta={
        <MetaList>
          <>{formatMinutes(article.readTimeMinutes)} read</>
          {article.publishedAt !== null && <>{formatDate(article.publishedAt)}</>}
        </MetaList>
      }
    />
  )
}
