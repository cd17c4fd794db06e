import { useNavigation } from 'react-router'
import { useNextPage } from './next-page.ts'
import { useTappedLink } from './tapped-link.ts'

/**
 * Shows that the next page is loading: marks the tapped link at once and, after a short delay, shows a thin bar at the top, so fast pages
 * load without it.
 */
export function RouteProgress() {
  const { state } = useNavigation()
  useTappedLink(useNextPage())
  return <div aria-hidden="true" className="route-progress" data-busy={state === 'idle' ? undefined : ''} />
}
