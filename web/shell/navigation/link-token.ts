import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The token in the fragment or the query of an address: `#token=…` as our mails have it, or `?token=…`. */
const tokenIn = ({ hash, search }: { hash: string; search: string }): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? new URLSearchParams(search).get('token')

type LinkState = { linkToken?: unknown } | null

/**
 * The token of the link that opened this page. It is removed from the address, so that it is in no history entry, bookmark or screenshot;
 * the state of the entry keeps it for a reload.
 * @returns undefined until the browser has read the address, null if it contains no token
 */
export const useLinkToken = (): string | null | undefined => {
  const location = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const found = tokenIn(location)
    if (found !== null) {
      setToken(found)
      void navigate(location.pathname, { replace: true, preventScrollReset: true, state: { linkToken: found } })
      return
    }
    const kept = (location.state as LinkState)?.linkToken
    setToken(typeof kept === 'string' ? kept : null)
  }, [location, navigate])
  return token
}
