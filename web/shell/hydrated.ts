import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in server-rendered HTML and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
