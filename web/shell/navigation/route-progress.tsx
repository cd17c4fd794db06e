import { useNavigation } from 'react-router'
import { useNextPage } from './next-page.ts'
import { useTappedLink } from './tapped-link.ts'

/**
 * What shows that the next page is on its way: the link that was tapped is marked at once, and a thin line at the top waits a moment, so
 * that quick pages come without it.
 */
export function RouteProgress() {
  const { state } = useNavigation()
  useTappedLink(useNextPage())
  return <div aria-hidden="true" className="route-progress" data-busy={state === 'idle' ? undefined : ''} />
}
