import type { Asked, Draft } from './draft.ts'
import { listed } from './draft.ts'
import { linksFor } from './links.ts'

/** "Do you have an article about melasma?": those of our pages that are about it, before where all of them stand. */
export const whatToRead = (asked: Asked): Draft | undefined => {
  const { particular } = asked.heard
  if (particular?.id !== 'skynn-reading') return undefined
  const pages = linksFor(asked, 'for-concern', { paragraphs: [] })
  if (pages.length === 0) return undefined
  const [, ...more] = particular.says
  return {
    paragraphs: [
      `**Yes, to read on that there is ${listed(pages.map(({ title, url }) => `[${title}](${url})`))}.**`,
      'All that we have written is under [Articles](/articles), to search by a word; the [skincare guides](/skincare-guides) take one skin question at a time.',
      ...more,
    ],
    brief: true,
    sources: particular.sources,
    topic: { intent: 'particular', entry: particular.id },
  }
}
