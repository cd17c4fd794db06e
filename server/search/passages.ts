import type { Heading } from '#server/db/tables/articles.ts'

/** A piece of published content that an answer may stand on. `path` is below our origin, with the section's anchor. */
export type Passage = { title: string; path: string; text: string }

/** The most of one section that is kept: what is looked for is where it is said, not all of it. */
const LONGEST = 2000

/** Markdown as plain sentences. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[\^\d{1,2}\]/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[>#\s|*-]+|\[!(NOTE|WARNING)\]/gm, ' ')
    .replaceAll(/[*_`|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The sections of an article as passages: the part before the first heading, then one for each heading of the second level. */
export const passagesOf = (article: {
  slug: string
  title: string
  content: string
  contents: readonly Heading[]
}): Passage[] => {
  const [start = '', ...sections] = article.content.split(/^## +/m)
  const path = `/articles/${article.slug}`
  const pieces = [
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
  return pieces.filter(({ text }) => text !== '').map((piece) => ({ ...piece, text: piece.text.slice(0, LONGEST) }))
}
