import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document as it came from the server, true once scripts answer. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
