import { useRouteLoaderData } from 'react-router'

/** Support hours (from the specification). */
export const SUPPORT_HOURS = 'Mon-Fri 9AM-5PM SAST'

/** The email domain when the app runs on a host without a domain, such as localhost. */
const DOMAIN = 'skynn.co.za'

/** Skynn's email address, at the domain that serves the app. */
export const contactAddress = (origin: string): string => {
  const { hostname } = new URL(origin)
  const isDomain = hostname.includes('.') && /[a-z]$/.test(hostname)
  return `hello@${isDomain ? hostname.replace(/^www\./, '') : DOMAIN}`
}

/** The address as a `mailto:` link; null on the error page, where the origin may be unknown. */
export const useMailLink = (): string | null => {
  const root = useRouteLoaderData('root') as { origin?: string } | undefined
  return root?.origin ? `mailto:${contactAddress(root.origin)}` : null
}
