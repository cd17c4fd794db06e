import { useEffect, useRef, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { SIGN_IN } from '#web/shell/destinations.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { dismissLaunchBanner, isLaunchClosed } from './launch-dismissed.ts'
import { countPlaces } from './places.ts'
import { useFoundingStats } from './use-founding-stats.ts'

const spotsText = (left: number) => `Only ${left} ${left === 1 ? 'spot' : 'spots'} remaining!`

/**
 * The founding offer above the header, until it is dismissed for good and only while places are left. The document contains it, and the
 * stylesheet hides it before the first paint for members and after a dismissal, so that nothing shifts. It fetches numbers only while it
 * is on the screen.
 * @param cap the founding cap
 */
function Offer({ cap }: { cap: number }) {
  const { settled, member } = useSession()
  const banner = useRef<HTMLElement>(null)
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false))
    if (banner.current && !isLaunchClosed()) observer.observe(banner.current)
    return () => observer.disconnect()
  }, [])
  const stats = useFoundingStats(onScreen && settled && member === null)
  const left = stats && countPlaces(stats).left

  const dismiss = () => {
    dismissLaunchBanner()
    setOnScreen(false)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside
      ref={banner}
      aria-label="Founding members"
      className={`[:root[data-launch-closed]_&]:hidden for-visitors bg-soft print:hidden ${left === 0 ? 'invisible' : ''}`}
    >
      {/* With large text, the link and the button move to a line of their own. */}
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-3 py-1 pr-2 text-xs md:min-h-12">
        <p className="num min-w-0 flex-[1_1_10rem] text-pretty md:flex md:gap-x-2">
          <span>
            Free lifetime access<span className="max-md:sr-only"> for our first {cap} members</span>
          </span>{' '}
          {/* The cached document does not contain the numbers; the longest text reserves their lines. */}
          <b
            data-longest={spotsText(cap)}
            className="grid text-on-soft *:[grid-area:1/1] before:invisible before:content-[attr(data-longest)] before:[grid-area:1/1]"
          >
            <span>{left !== undefined && spotsText(left)}</span>
          </b>
        </p>
        <AuthLink mode="register" className="link inline-flex min-h-tap flex-none items-center font-bold">
          Join Now
        </AuthLink>
        <IconButton icon="close" label="Dismiss the offer" className="needs-script -mr-2" onClick={dismiss} />
      </div>
    </aside>
  )
}

export function LaunchBanner() {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<{ foundingCap: number | null }>('root')
  // The sign-in page has the offer in its form.
  if (!root?.foundingCap || pathname === SIGN_IN) return null
  return <Offer cap={root.foundingCap} />
}
