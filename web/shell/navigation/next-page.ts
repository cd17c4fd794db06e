import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Milliseconds the page that is left may stay on screen: after that it looks as if the tap had done nothing. */
const PATIENCE = 150

/** The path of another page that is on its way. Other parameters of the same page are no other page: what they change waits in its place. */
export const useNextPage = (): string | undefined => {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  return next === pathname ? undefined : next
}

/** The same, once it has not come for a moment. */
export const useLatePage = (): string | undefined => {
  const next = useNextPage()
  const [late, setLate] = useState(false)
  const waiting = next !== undefined
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return late ? next : undefined
}
