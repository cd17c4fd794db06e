import { useRouteLoaderData } from 'react-router'

/** When somebody answers (specification: support hours). */
export const SUPPORT_HOURS = 'Mon-Fri 9AM-5PM SAST'

/** Where mail goes while the product is tried on a machine that has no domain. */
const DOMAIN = 'skynn.co.za'

/** Skynn's mail address, at the domain under which it is served. */
export const contactAddress = (origin: string): string => {
  const { hostname } = new URL(origin)
  const isDomain = hostname.includes('.') && /[a-z]$/.test(hostname)
  return `hello@${isDomain ? hostname.replace(/^www\./, '') : DOMAIN}`
}

/** The address as a mail link; null on the error page of a document that never learnt its own origin. */
export const useMailLink = (): string | null => {
  const root = useRouteLoaderData('root') as { origin?: string } | undefined
  return root?.origin ? `mailto:${contactAddress(root.origin)}` : null
}
