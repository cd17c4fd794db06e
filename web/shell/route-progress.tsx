import { useNavigation } from 'react-router'

/** A thin line at the top while the next page is on its way; it waits a moment, so that quick pages come without it. */
export function RouteProgress() {
  const { state } = useNavigation()
  return <div aria-hidden="true" className="route-progress" data-busy={state === 'idle' ? undefined : ''} />
}
