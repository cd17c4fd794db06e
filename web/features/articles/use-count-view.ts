import { useEffect } from 'react'
import { call } from '#web/api/call.ts'

/** How long an article has to be in view before it counts as opened to be read, milliseconds. */
const ATTENTION = 5000

/** Counts a reading once the page has been in view for a few seconds together. Nobody is told when it cannot be counted. */
export const useCountView = (articleId: string): void => {
  useEffect(() => {
    let left = ATTENTION
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      document.removeEventListener('visibilitychange', follow)
      call('POST /api/articles/{id}/view', { params: { id: articleId } }).catch(() => {})
    }
    const follow = () => {
      if (document.visibilityState === 'visible') {
        since = performance.now()
        timer = setTimeout(count, left)
      } else if (timer !== undefined) {
        clearTimeout(timer)
        timer = undefined
        left -= performance.now() - since
      }
    }
    document.addEventListener('visibilitychange', follow)
    if (document.visibilityState === 'visible') follow()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [articleId])
}
