import type { LoaderFunctionArgs } from 'react-router'
import { renderContext } from '#web/api/page-data.ts'
import { fileResponse, KEEP } from '#web/seo/file-response.ts'

/** Allows everything except the API, whose responses are not pages. Pages that must not be indexed have a robots meta tag. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  fileResponse(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${context.get(renderContext).origin}/sitemap.xml\n`,
    'text/plain; charset=utf-8',
    KEEP.day,
  )
