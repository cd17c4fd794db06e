import { data, redirect, useRouteLoaderData } from 'react-router'
import type { Article } from '#contract/articles.ts'
import { readArticle } from '#contract/routes/articles.ts'
import { loadInBrowser, loadOnServer, usePersonalRead } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { articleData, breadcrumbs, PAID_PART } from '#web/seo/json-ld.ts'
import { articleCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { ContentsList, FoldedContents } from '#web/ui/contents-list.tsx'
import type { Route } from './+types/article-page.ts'
import { anchorHeadings } from './anchor-headings.ts'
import { ArticleSources, ArticleTags } from './article-ending.tsx'
import { ArticleHeader } from './article-header.tsx'
import { categories } from './categories.ts'
import { categoryFeed, everythingFeed } from './feed-links.ts'
import { HowWeCheck } from './how-we-check.tsx'
import { InShort } from './in-short.tsx'
import { PremiumGate } from './premium-gate.tsx'
import { ReadNext } from './read-next.tsx'
import { ReadingProgress, readingTimeline } from './reading-progress.tsx'
import { useCountView } from './use-count-view.ts'

const articleRead = (slug: string) => read(readArticle, { params: { id: slug } })

/** The ids and slugs that the server accepts (contract/values.ts); anything else is not an article. */
const idOrSlug = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Loads the article of a path. An id, or a slug with capitals, redirects to the canonical path. */
const articleAt = async (requested: string, load: (slug: string) => Promise<Article>): Promise<Article> => {
  const slug = requested.toLowerCase()
  if (!idOrSlug.test(slug)) throw data({ message: 'There is no such article.' }, { status: 404 })
  const article = await load(slug)
  if (article.slug !== requested) throw redirect(`/articles/${article.slug}`, 301)
  return article
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  articleAt(params.slug, async (slug) => (await loadOnServer(context, articleRead(slug)))[0])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  articleAt(params.slug, async (slug) => (await loadInBrowser(articleRead(slug)))[0])

export const meta: Route.MetaFunction = ({ loaderData: article, matches }) => {
  if (!article) return []
  const origin = originOf(matches)
  const { label, path } = categories[article.category]
  const here = `/articles/${article.slug}`
  const image = articleCard(article.slug)
  return pageMeta({
    origin,
    path: here,
    title: article.title,
    description: article.description,
    image,
    type: 'article',
    article: { published: article.publishedAt, modified: article.checkedAt, section: label, tags: article.tags },
    feeds: [everythingFeed, categoryFeed(article.category)],
    jsonLd: [
      articleData(origin, article, { section: label, image }),
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Articles', path: '/articles' },
        { name: label, path },
        { name: article.title, path: here },
      ]),
    ],
  })
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const {
    data: article = loaderData,
    isPlaceholderData,
    isError,
    refetch,
  } = usePersonalRead<Article>(articleRead(loaderData.slug), loaderData)
  const root = useRouteLoaderData<{ origin: string }>('root')
  useCountView(article.id)
  const isFullText = article.access === 'full'
  const entitlement = isError ? 'unknown' : isPlaceholderData ? 'loading' : 'refused'
  return (
    <div className="wrap">
      <article key={article.id} className={readingTimeline}>
        <ReadingProgress />
        <ArticleHeader article={article} />
        <div className="mt-8 grid gap-8 *:min-w-0 lg:mt-16 lg:grid-cols-[minmax(0,var(--measure))_minmax(0,1fr)] lg:gap-12 xl:grid-cols-[13rem_minmax(0,var(--measure))_minmax(0,1fr)] xl:gap-16">
          {isFullText && (
            <div className="grid gap-8 lg:sticky lg:top-26 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto xl:contents">
              <div className="xl:sticky xl:top-26 xl:col-start-3 xl:row-start-1 xl:self-start">
                <InShort points={article.inShort} />
              </div>
              <div className="hidden lg:block xl:sticky xl:top-26 xl:col-start-1 xl:row-start-1 xl:self-start">
                <ContentsList title="In this article" contents={article.contents} />
              </div>
              <div className="lg:hidden">
                <FoldedContents title="In this article" contents={article.contents} />
              </div>
            </div>
          )}
          <div className="max-w-measure lg:col-start-1 lg:row-start-1 xl:col-start-2">
            <div
              className={`prose drop-cap [&_.anchor:hover]:underline [&_.anchor:hover]:decoration-1 [&_.anchor:hover]:underline-offset-[0.16em]${article.isPremium && isFullText ? ` ${PAID_PART}` : ''}`}
              dangerouslySetInnerHTML={{ __html: anchorHeadings(article.content) }}
            />
            {!isFullText && (
              <PremiumGate className={`${PAID_PART} mt-8`} entitlement={entitlement} retry={() => void refetch()} />
            )}
            <ArticleSources sources={article.sources} />
            <HowWeCheck reviewed={article.reviewer !== null} />
            <ArticleTags tags={article.tags} />
            <p className="mt-8 hidden text-xs text-muted print:block">
              {root?.origin}/articles/{article.slug}
            </p>
          </div>
        </div>
      </article>
      <ReadNext related={article.related} />
    </div>
  )
}
