import type { LoaderFunctionArgs } from 'react-router'
import { articleCategories, type ArticleCategory } from '#contract/article-kinds.ts'
import type { Article } from '#contract/articles.ts'
import { askOnServer, renderContext } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { type Feed, type FeedItem, withWholeAddresses, writeAtom, writeRss } from '#web/seo/feed.ts'
import { fileAnswer, KEEP, noSuchFile } from '#web/seo/file-answer.ts'
import { categories } from '../categories.ts'

/** Entries in a feed: readers ask often, and new articles come a few a week. */
const ENTRIES = 20

const formats = {
  rss: { write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
}

type Asked = { category: ArticleCategory | undefined; format: keyof typeof formats }

/** Which feed an address asks for, without a category for everything; null when there is no such feed. `/rss.xml` is everything as RSS. */
export const parseFeedPath = (path: string): Asked | null => {
  if (path === '/rss.xml') return { category: undefined, format: 'rss' }
  const [, name, format] = /^\/feeds\/([a-z-]+)\.(rss|atom)$/.exec(path) ?? []
  const category = articleCategories.find((known) => known === name)
  if ((category === undefined && name !== 'all') || format === undefined) return null
  return { category, format: format as Asked['format'] }
}

/** An article as visitors get it: the body of a free one, the written preview of a premium one. */
const itemOf = (article: Article, origin: string): FeedItem => {
  const address = `${origin}/articles/${article.slug}`
  const published = article.publishedAt ?? article.createdAt
  const goesOn = article.access === 'full' ? '' : `<p><a href="${address}">Go on reading at Skynn</a></p>`
  return {
    title: article.title,
    address,
    summary: article.excerpt,
    html: withWholeAddresses(article.content, origin, address) + goesOn,
    author: article.author,
    published,
    updated: article.checkedAt > published ? article.checkedAt : published,
    categories: [categories[article.category].label, ...article.tags],
  }
}

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const path = new URL(request.url).pathname
  const asked = parseFeedPath(path)
  if (asked === null) return noSuchFile()
  const { origin } = context.get(renderContext)
  const { category } = asked
  const [rows] = await askOnServer(context, read('/api/articles', { query: { category, limit: String(ENTRIES) } }))
  const articles = await askOnServer(
    context,
    ...rows.map(({ slug }) => read('/api/articles/{id}', { params: { id: slug } })),
  )
  const feed: Feed = {
    title: category === undefined ? 'Skynn' : `Skynn: ${categories[category].label}`,
    description:
      'Skincare for South African skin, climate and budgets: guides, ingredients, routines and reviews, with their sources.',
    home: `${origin}${category === undefined ? '/articles' : categories[category].path}`,
    address: `${origin}${path}`,
    items: articles.map((article) => itemOf(article, origin)),
  }
  const { write, type } = formats[asked.format]
  return fileAnswer(write(feed), type, KEEP.hour)
}
