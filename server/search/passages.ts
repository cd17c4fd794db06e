import type { Heading } from '#server/db/tables/articles.ts'

/** A section of published content that an answer may quote. `path` is relative to our origin, with the section's anchor. */
export type Passage = { title: string; path: string; text: string }

/** Characters stored of one section: enough to find it, since an answer links to the section. */
const MAX_LENGTH = 2000

/** Converts Markdown to plain text. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[\^\d{1,2}\]/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[>#\s|*-]+|\[!(NOTE|WARNING)\]/gm, ' ')
    .replaceAll(/[*_`|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The passages of an article: the part before the first heading, then one per second-level heading. */
export const passagesOf = (article: {
  slug: string
  title: string
  content: string
  contents: readonly Heading[]
}): Passage[] => {
  const [start = '', ...sections] = article.content.split(/^## +/m)
  const path = `/articles/${article.slug}`
  const passages = [
    { title: article.title, path, text: plain(start) },
    ...sections.map((section, at) => {
      const { id, text } = article.contents[at] ?? {}
      return {
        title: text === undefined ? article.title : `${article.title}: ${text}`,
        path: id === undefined ? path : `${path}#${id}`,
        text: plain(section.replace(/^.*\n?/, '')),
      }
    }),
  ]
  return passages
    .filter(({ text }) => text !== '')
    .map((passage) => ({ ...passage, text: passage.text.slice(0, MAX_LENGTH) }))
}
