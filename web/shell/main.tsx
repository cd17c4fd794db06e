import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLatePage } from './navigation/next-page.ts'
import { PageSkeleton } from './navigation/page-skeleton.tsx'

/**
 * The place of the page. When the next one does not come at once its skeleton stands here, and the page that is left stays mounted out of
 * sight: a way back to it loses nothing.
 */
export function Main({ children }: { children: ReactNode }) {
  const late = useLatePage()
  const waiting = late !== undefined
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!waiting) return
    // The router has noted how far the page that is left was scrolled.
    scrollTo({ top: 0, behavior: 'instant' })
    // The link that was tapped is out of sight now.
    if (main.current?.contains(document.activeElement)) main.current.focus({ preventScroll: true })
  }, [waiting])
  return (
    <>
      <main ref={main} id="main" tabIndex={-1} aria-busy={waiting || undefined}>
        {children}
        {waiting && <PageSkeleton path={late} />}
      </main>
      <p role="status" className="sr-only">
        {waiting && 'The page is loading'}
      </p>
    </>
  )
}
