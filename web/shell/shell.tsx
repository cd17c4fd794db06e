import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Main } from './main.tsx'
import { useMemberMark } from './member-mark.ts'
import { OfflineAlert } from './offline.tsx'
import { RouteFocus } from './navigation/route-focus.tsx'
import { RouteProgress } from './navigation/route-progress.tsx'
import { TopBar } from './top-bar.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The only element of the body that React hydrates. No browser extension inserts one, so a foreign first child is skipped, not adopted. */
      'skynn-frame': HTMLAttributes<HTMLElement>
    }
  }
}

/** What stands around every page. The page itself brings its column (`wrap`). */
export function Shell({ children }: { children: ReactNode }) {
  useMemberMark()
  return (
    <skynn-frame className="frame">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <RouteProgress />
      <TopBar />
      <Main>{children}</Main>
      <Footer />
      <BottomBar />
      <OfflineAlert />
      <RouteFocus />
    </skynn-frame>
  )
}
