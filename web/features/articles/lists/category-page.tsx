import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleCategory } from '#contract/kinds/article.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import type { ListPage } from '#web/api/read.ts'
import { MoreLink } from '#web/ui/section-head.tsx'
import { type ArticleFilters, articlesAddress, chosenParameters, readFilters } from './article-filters.ts'
import { ArticleListing } from './article-listing.tsx'
import { categories } from '#web/features/articles/categories.ts'
import { ListHead } from './list-head.tsx'
import { listMeta } from './list-meta.ts'
import { categoryWords } from './list-words.ts'

/** The filters of a category page: only `after` is read from the URL. */
export const categoryFilters = (category: ArticleCategory, request: Request): ArticleFilters => ({
  category,
  tag: undefined,
  q: undefined,
  sort: 'newest',
  after: readFilters(new URL(request.url).searchParams).after,
})

const addressFor =
  (path: string) =>
  ({ after }: ArticleFilters): string => {
    const search = new URLSearchParams(chosenParameters({ after }))
    return search.size === 0 ? path : `${path}?${search}`
  }

type Loaded = { filters: ArticleFilters; page: ListPage<ArticleSummary[]> | undefined }

/** The head of a category page. Only the first page of the list is indexed. */
export const categoryMeta = (
  category: ArticleCategory,
  matches: Parameters<typeof listMeta>[0]['matches'],
  { filters, page }: Loaded,
  { heading, sentence } = categoryWords[category],
) => {
  return listMeta({
    matches,
    path: addressFor(categories[category].path)(filters),
    title: heading,
    description: sentence,
    noindex: filters.after !== undefined,
    feed: category,
    articles: page?.rows,
  })
}

type CategoryPageProps = Loaded & { category: ArticleCategory; empty: ReactNode }

/** A page of the articles of a category, newest first, and links to the other pages. */
export function CategoryArticles({ category, filters, page, empty }: CategoryPageProps) {
  return (
    <ArticleListing
      filters={filters}
      loaded={page}
      addressOf={addressFor(categories[category].path)}
      look="details"
      empty={empty}
    />
  )
}

/** All articles of a category, newest first. */
export function CategoryPage({ category, filters, page, empty }: CategoryPageProps) {
  const { heading, sentence } = categoryWords[category]
  return (
    <div className="wrap">
      <ListHead title={heading}>{sentence}</ListHead>
      <p className="mt-6 mb-8 border-t border-line pt-5">
        <MoreLink asChild>
          <Link to={articlesAddress({ category })}>Search and filter</Link>
        </MoreLink>
      </p>
      <CategoryArticles category={category} filters={filters} page={page} empty={empty} />
    </div>
  )
}
