import { type LoaderFunctionArgs, redirect } from 'react-router'

const longNames: Record<string, string> = { '/terms': '/terms-of-service', '/privacy': '/privacy-policy' }

/** Sends the short name of a legal page on to the long one, for good (decision S1). */
export const loader = ({ request }: LoaderFunctionArgs): never => {
  throw redirect(longNames[new URL(request.url).pathname.replace(/\/+$/, '')] ?? '/terms-of-service', 308)
}
export const clientLoader = loader

export default function LongName() {
  return null
}
