import type { LoaderFunctionArgs } from 'react-router'
import { fileAnswer, KEEP, noSuchFile } from '#web/seo/file-answer.ts'
import { cover } from '#web/ui/art/cover.ts'
import { parseCoverPath } from '#web/ui/art/cover-path.ts'

/** A drawn cover. Its address says all that decides it, so it may be kept for long; not for ever, because a motif may be redrawn. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const print = parseCoverPath(new URL(request.url).pathname)
  return print === null ? noSuchFile() : fileAnswer(cover(print), 'image/svg+xml', KEEP.month)
}
