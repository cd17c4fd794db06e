import type { LoaderFunctionArgs } from 'react-router'
import { fileAnswer, KEEP, noSuchFile } from '#web/seo/file-answer.ts'
import { cover } from '#web/ui/art/cover.ts'
import { parseCoverPath } from '#web/ui/art/cover-path.ts'

/** A generated cover. Its URL contains every parameter, so it is cached for a month; not longer, because a motif may be redrawn. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const print = parseCoverPath(new URL(request.url).pathname)
  return print === null ? noSuchFile() : fileAnswer(cover(print), 'image/svg+xml', KEEP.month)
}
