import { useEffect } from 'react'
import { countArticleView } from '#contract/routes/articles.ts'
import { call } from '#web/api/call.ts'

/** How long an article must be visible before it counts as viewed, in milliseconds. */
const VIEW_THRESHOLD = 5000

/** Counts a view once the page has been visible for a total of `VIEW_THRESHOLD`. Errors are ignored. */
export const useCountView = (articleId: string): void => {
  useEffect(() => {
    let remaining = VIEW_THRESHOLD
    let visibleSince = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      call(countArticleView, { params: { id: articleId } }).catch(() => {})
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') {
        visibleSince = performance.now()
        timer = setTimeout(count, remaining)
      } else if (timer !== undefined) {
        clearTimeout(timer)
        timer = undefined
        remaining -= performance.now() - visibleSince
      }
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    if (document.visibilityState === 'visible') onVisibilityChange()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [articleId])
}
