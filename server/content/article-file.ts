import { z } from 'zod'
import { ArticleCategory } from '#contract/articles.ts'
import { Slug } from '#contract/values.ts'
import type { ContentFile } from './files.ts'
import { renderMarkdown, type Rendered, typeset } from './markdown.ts'

const line = (min: number, max: number) => z.string().min(min).max(max).transform(typeset)

/** The front matter of an article file. */
const ArticleFront = z.strictObject({
  slug: Slug,
  title: line(20, 80),
  excerpt: line(80, 190),
  description: line(100, 160),
  category: ArticleCategory,
  tags: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9 -]{1,30}$/))
    .min(3)
    .max(6)
    .refine((tags) => new Set(tags).size === tags.length, 'Tags must be unique'),
  featured: z.boolean(),
  premium: z.boolean(),
  publishedAt: z.iso.date(),
  checkedAt: z.iso.date(),
  art: z.strictObject({ motif: z.string(), accent: z.string() }),
  inShort: z.array(line(10, 120)).min(3).max(4),
  sources: z
    .array(z.strictObject({ title: line(5, 400), publisher: line(3, 200), url: z.url({ protocol: /^https?$/ }) }))
    .min(3),
  preview: z.string().min(200).optional(),
  reviewer: z.string().optional(),
})
export type ArticleFile = {
  front: z.infer<typeof ArticleFront>
  body: string
  hash: string
  rendered: Rendered
  preview: Rendered | null
}

/** Parses and renders an article file. @throws Error with the file name and the first problem */
export const readArticleFile = (file: ContentFile): ArticleFile => {
  const front = ArticleFront.safeParse(file.front)
  if (!front.success) {
    const issue = front.error.issues[0]
    throw new Error(`content/articles/${file.name}.md: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  if (front.data.premium && front.data.preview === undefined)
    throw new Error(`content/articles/${file.name}.md: a premium article needs a preview`)
  return {
    front: front.data,
    body: file.body,
    hash: file.hash,
    rendered: renderMarkdown(file.body),
    preview: front.data.preview === undefined ? null : renderMarkdown(front.data.preview),
  }
}
