import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSlowPage } from './navigation/next-page.ts'
import { PageSkeleton } from './navigation/page-skeleton.tsx'

/**
 * The `<main>` of the page. When the next page loads slowly its skeleton shows here, and the previous page stays mounted but hidden, so
 * going back to it loses nothing.
 */
export function Main({ children }: { children: ReactNode }) {
  const slowPage = useSlowPage()
  const waiting = slowPage !== undefined
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!waiting) return
    // The router has already saved the scroll position of the previous page.
    scrollTo({ top: 0, behavior: 'instant' })
    // The tapped link is hidden now.
    if (main.current?.contains(document.activeElement)) main.current.focus({ preventScroll: true })
  }, [waiting])
  return (
    <>
      <main ref={main} id="main" tabIndex={-1} aria-busy={waiting || undefined}>
        {children}
        {waiting && <PageSkeleton path={slowPage} />}
      </main>
      <p role="status" className="sr-only">
        {waiting && 'The page is loading'}
      </p>
    </>
  )
}
