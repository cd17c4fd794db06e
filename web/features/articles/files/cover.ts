import type { LoaderFunctionArgs } from 'react-router'
import { fileResponse, KEEP, noSuchFile } from '#web/seo/file-response.ts'
import { cover } from '#web/ui/art/cover.ts'
import { parseCoverPath } from '#web/ui/art/cover-path.ts'

/** A generated cover. Its URL contains every parameter, so it is cached for a month; not longer, because a motif may be redrawn. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const print = parseCoverPath(new URL(request.url).pathname)
  return print === null ? noSuchFile() : fileResponse(cover(print), 'image/svg+xml', KEEP.month)
}
