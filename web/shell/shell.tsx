import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { LaunchBanner } from './founding/launch-banner.tsx'
import { Main } from './main.tsx'
import { useKeepPage } from '#web/worker/keep-page.ts'
import { useMemberMark } from './member-mark.ts'
import { OfflineAlert } from './offline.tsx'
import { Overlays } from './overlays/overlays.tsx'
import { RouteFocus } from './navigation/route-focus.tsx'
import { RouteProgress } from './navigation/route-progress.tsx'
import { TopBar } from './top-bar.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The only body element React hydrates. Browser extensions never insert one, so React skips a foreign first child instead of adopting it. */
      'skynn-frame': HTMLAttributes<HTMLElement>
    }
  }
}

/** The shell around every page. Each page sets its own column (`wrap`). */
export function Shell({ children }: { children: ReactNode }) {
  useMemberMark()
  useKeepPage()
  return (
    <skynn-frame className="frame">
      {/* First, so that the Tab key reaches an overlay before the page. */}
      <Overlays />
      {/* A landmark of its own: behind the link of an overlay, checkers no longer recognise it as a skip link. */}
      <nav aria-label="Skip">
        <a className="skip" href="#main">
          Skip to content
        </a>
      </nav>
      <RouteProgress />
      <LaunchBanner />
      <TopBar />
      <Main>{children}</Main>
      <Footer />
      <BottomBar />
      <OfflineAlert />
      <RouteFocus />
    </skynn-frame>
  )
}
