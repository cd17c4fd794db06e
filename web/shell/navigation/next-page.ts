import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Milliseconds the previous page may stay on screen; any longer and the tap seems to have done nothing. */
const SKELETON_DELAY = 150

/** The path of the page being loaded. A change of query parameters does not count: the page shows its own loading state. */
export const useNextPage = (): string | undefined => {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  return next === pathname ? undefined : next
}

/** Like `useNextPage`, but only after the page has been loading for SKELETON_DELAY. */
export const useSlowPage = (): string | undefined => {
  const next = useNextPage()
  const [slow, setSlow] = useState(false)
  const waiting = next !== undefined
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), SKELETON_DELAY)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow ? next : undefined
}
