import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { writeArticle } from './queries.ts'

type NewArticle = Parameters<typeof writeArticle>[1]

/** A unique word, so that a test finds only what it wrote itself. */
export const freshWord = (): string => `w${randomBytes(6).toString('hex')}`

/** Creates a published, non-premium article, with overrides. Returns the written row with its id. */
export const createArticle = async (
  context: AppContext,
  overrides: Partial<NewArticle> = {},
): Promise<NewArticle & { id: string; slug: string }> => {
  const slug = overrides.slug ?? `article-${freshWord()}`
  const article: NewArticle = {
    title: `The title of ${slug}`,
    excerpt: `What ${slug} is about.`,
    description: `A description of ${slug}.`,
    category: 'guide',
    tags: [],
    content: `The body of ${slug}`,
    contentHtml: `<p>The body of ${slug}</p>`,
    contents: [{ id: 'first-part', text: 'First part' }],
    inShort: ['The short of it'],
    sources: [{ title: 'A source', publisher: 'A publisher', url: 'https://example.org/source' }],
    art: { motif: 'leaf', accent: 'sage' },
    isPublished: true,
    checkedAt: context.now(),
    publishedAt: context.now(),
    createdAt: context.now(),
    ...overrides,
    slug,
  }
  const id = await context.database.transaction((queries) => writeArticle(queries, article))
  await context.invalidate(['articles'])
  return { ...article, slug, id }
}
