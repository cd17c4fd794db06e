import { useRouteLoaderData } from 'react-router'

/** When somebody answers (specification: support hours). */
export const SUPPORT_HOURS = 'Mon-Fri 9AM-5PM SAST'

/** The house's mail address, at the domain under which it is served. */
export const contactAddress = (origin: string): string => `hello@${new URL(origin).hostname.replace(/^www\./, '')}`

/** The address as a mail link; null on the error page of a document that never learnt its own origin. */
export const useMailLink = (): string | null => {
  const root = useRouteLoaderData('root') as { origin?: string } | undefined
  return root?.origin ? `mailto:${contactAddress(root.origin)}` : null
}
