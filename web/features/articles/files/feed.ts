import type { LoaderFunctionArgs } from 'react-router'
import { articleCategories, type ArticleCategory } from '#contract/kinds/article.ts'
import type { Article } from '#contract/articles.ts'
import { listArticles, readArticle } from '#contract/routes/articles.ts'
import { loadOnServer, renderContext } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { type Feed, type FeedItem, withAbsoluteUrls, writeAtom, writeRss } from '#web/seo/feed.ts'
import { fileResponse, KEEP, noSuchFile } from '#web/seo/file-response.ts'
import { categories } from '../categories.ts'

/** Entries in a feed. Enough, because feed readers poll often and only a few articles appear per week. */
const ENTRIES = 20

const formats = {
  rss: { write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
}

type FeedRequest = { category: ArticleCategory | undefined; format: keyof typeof formats }

/** Parses a feed path; null for an unknown feed. No category means all articles, and `/rss.xml` is all articles as RSS. */
export const parseFeedPath = (path: string): FeedRequest | null => {
  if (path === '/rss.xml') return { category: undefined, format: 'rss' }
  const [, name, format] = /^\/feeds\/([a-z-]+)\.(rss|atom)$/.exec(path) ?? []
  const category = articleCategories.find((one) => one === name)
  if ((category === undefined && name !== 'all') || format === undefined) return null
  return { category, format: format as FeedRequest['format'] }
}

/** An article as visitors see it: the full text of a free one, the preview of a premium one. */
const itemOf = (article: Article, origin: string): FeedItem => {
  const address = `${origin}/articles/${article.slug}`
  const published = article.publishedAt ?? article.createdAt
  const continueLink = article.access === 'full' ? '' : `<p><a href="${address}">Continue reading on Skynn</a></p>`
  return {
    title: article.title,
    address,
    summary: article.excerpt,
    html: withAbsoluteUrls(article.content, origin, address) + continueLink,
    author: article.author,
    published,
    updated: article.checkedAt > published ? article.checkedAt : published,
    categories: [categories[article.category].label, ...article.tags],
  }
}

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const path = new URL(request.url).pathname
  const requested = parseFeedPath(path)
  if (requested === null) return noSuchFile()
  const { origin } = context.get(renderContext)
  const { category } = requested
  const [rows] = await loadOnServer(context, read(listArticles, { query: { category, limit: String(ENTRIES) } }))
  const articles = await loadOnServer(context, ...rows.map(({ slug }) => read(readArticle, { params: { id: slug } })))
  const feed: Feed = {
    title: category === undefined ? 'Skynn' : `Skynn: ${categories[category].label}`,
    description:
      'Skincare for South African skin, climate and budgets: guides, ingredients, routines and reviews, with their sources.',
    home: `${origin}${category === undefined ? '/articles' : categories[category].path}`,
    address: `${origin}${path}`,
    items: articles.map((article) => itemOf(article, origin)),
  }
  const { write, type } = formats[requested.format]
  return fileResponse(write(feed), type, KEEP.hour)
}
