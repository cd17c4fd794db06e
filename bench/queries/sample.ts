import pg from 'pg'
import type { ArticleCategory } from '#contract/kinds/article.ts'

/** A random sample of existing articles, tags, brands and members to query. */
export type Sample = {
  articles: {
    id: string
    slug: string
    publishedAt: Date
    readMinutes: number
    category: ArticleCategory
    tags: string[]
  }[]
  commonTags: string[]
  rareTags: string[]
  brands: string[]
  members: string[]
}

/** Draws a sample from a filled database, without the oldest articles: a page that starts there could be shorter than the others. */
export const drawSample = async (url: string): Promise<Sample> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const column = async (sql: string): Promise<string[]> =>
    (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value)
  try {
    const { rows } = await client.query<Sample['articles'][number]>(`
      select id, slug, published_at as "publishedAt", read_minutes as "readMinutes", category, tags from articles
      where published_at >= (select min(published_at) + (max(published_at) - min(published_at)) * 0.15 from articles)
      order by random() limit 500`)
    return {
      articles: rows,
      commonTags: await column(`select tag as value from tag_counts where tag not like 'topic-%'`),
      rareTags: await column(
        `select tag as value from tag_counts where tag like 'topic-%' order by random() limit 500`,
      ),
      brands: await column(`select split_part(excerpt, ' ', 2) as value from articles order by random() limit 500`),
      members: await column('select id as value from members order by random() limit 500'),
    }
  } finally {
    await client.end()
  }
}
