import type { LoaderFunctionArgs } from 'react-router'
import { renderContext } from '#web/api/page-data.ts'
import { fileAnswer, KEEP } from '#web/seo/file-answer.ts'

/** Everything may be read but the API, whose answers are no pages. What search engines should not list says so in its own head. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  fileAnswer(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${context.get(renderContext).origin}/sitemap.xml\n`,
    'text/plain; charset=utf-8',
    KEEP.day,
  )
