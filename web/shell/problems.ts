import type { Accent } from '#web/ui/art/accents.ts'
import type { MotifName } from '#web/ui/art/motif-names.ts'

/** A failure: the HTTP status (0: no response), the message from the server, and whether the browser is online. */
export type Failure = { status: number; message: string; online: boolean }

/** A failure as shown to the user. */
export type Problem = {
  title: string
  text: string
  /** The useful next steps: search and lists, sign-in, retry, kept articles, contact. */
  offers: readonly ('places' | 'sign-in' | 'retry' | 'kept' | 'contact')[]
  /** Retries automatically when the connection is back. */
  retriesWhenBack?: boolean
  art: { motif: MotifName; accent: Accent }
}

const offline: Problem = {
  title: "You're offline",
  text: "Some features may not work until you reconnect. This page will load as soon as you're back online.",
  offers: ['retry', 'kept'],
  retriesWhenBack: true,
  art: { motif: 'baobab', accent: 'fynbos' },
}

const unreachable: Problem = {
  title: 'We could not reach Skynn',
  text: 'Please check your connection and try again.',
  offers: ['retry', 'kept'],
  retriesWhenBack: true,
  art: { motif: 'baobab', accent: 'fynbos' },
}

const notFound: Problem = {
  title: 'Page Not Found',
  text: "We can't find a page at this address. It may have moved, or the link may have a typo.",
  offers: ['places'],
  art: { motif: 'lens', accent: 'marula' },
}

const byStatus: Readonly<Record<number, Problem>> = {
  401: {
    title: 'Please sign in first',
    text: 'This page is for members. Sign in to open it.',
    offers: ['sign-in'],
    art: { motif: 'protea', accent: 'protea' },
  },
  403: {
    title: "You don't have access to this page",
    text: "If you think you should, write to us and we'll look into it.",
    offers: ['contact'],
    art: { motif: 'protea', accent: 'protea' },
  },
  404: notFound,
  410: notFound,
  429: {
    title: 'Please wait a minute',
    text: 'There were too many requests in a short time. Please wait, then try again.',
    offers: ['retry'],
    art: { motif: 'mug', accent: 'rooibos' },
  },
  503: {
    title: "We can't load this page right now",
    text: 'You have not lost anything. Please try again in a moment.',
    offers: ['retry'],
    art: { motif: 'mortar', accent: 'rooibos' },
  },
}

const ourFault: Problem = {
  title: 'Something went wrong on our side',
  text: 'Please try again. If it happens again, write to us and tell us what you were trying to do.',
  offers: ['retry', 'contact'],
  art: { motif: 'mortar', accent: 'rooibos' },
}

/** The problem to show for a failed page. */
export const problemOf = ({ status, message, online }: Failure): Problem => {
  // A request without a response reaches the page as a 503 without a message; the server's own 503 always has one.
  const noResponse = status === 0 || (status === 503 && message === '')
  if (!online && (noResponse || status >= 500)) return offline
  if (noResponse) return unreachable
  const problem = byStatus[status]
  if (problem) return problem
  if (status >= 400 && status < 500) {
    return {
      ...notFound,
      title: "That didn't work",
      text: message || "Something about this request isn't right. Please go back and try again.",
    }
  }
  return ourFault
}
