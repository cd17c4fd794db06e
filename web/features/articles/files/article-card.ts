import type { LoaderFunctionArgs } from 'react-router'
import { readArticle } from '#contract/routes/articles.ts'
import { loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { noSuchFile } from '#web/seo/file-response.ts'
import { socialCard } from '#web/seo/social-card.server.ts'
import { printOf } from '../article-cover.tsx'
import { categories } from '../categories.ts'

/** The social card of an article: its title, category and cover. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const slug = params.slug ?? ''
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) return noSuchFile()
  const [article] = await loadOnServer(context, read(readArticle, { params: { id: slug } }))
  const { accent, motif } = printOf(article, 'portrait')
  return socialCard({
    title: article.title,
    category: categories[article.category].label,
    slug: article.slug,
    accent,
    motif,
  })
}
