import type { Accent } from '#web/ui/art/accents.ts'
import type { MotifName } from '#web/ui/art/motif-names.ts'

/** What is known of a failure: the HTTP status (0: no answer at all), the sentence the server sent, whether there is a connection. */
export type Failure = { status: number; message: string; online: boolean }

/** A failure as a person reads it. */
export type Problem = {
  title: string
  text: string
  /** The ways on that make sense: search and lists, signing in, trying again. */
  offers: readonly ('places' | 'sign-in' | 'retry' | 'contact')[]
  /** Tries by itself as soon as the connection is back. */
  retriesWhenBack?: boolean
  art: { motif: MotifName; accent: Accent }
}

const offline: Problem = {
  title: "You're offline",
  text: 'Some features may not work until you reconnect. This page opens by itself when the connection is back.',
  offers: ['retry'],
  retriesWhenBack: true,
  art: { motif: 'baobab', accent: 'fynbos' },
}

const unreachable: Problem = {
  title: 'We could not reach Skynn',
  text: 'Please check your connection and try again.',
  offers: ['retry'],
  retriesWhenBack: true,
  art: { motif: 'baobab', accent: 'fynbos' },
}

const notFound: Problem = {
  title: 'Page Not Found',
  text: 'There is nothing at this address. The page may have moved, or the link may be mistyped.',
  offers: ['places'],
  art: { motif: 'lens', accent: 'marula' },
}

const byStatus: Readonly<Record<number, Problem>> = {
  401: {
    title: 'Please sign in first',
    text: 'This page belongs to a member. Sign in, and it opens.',
    offers: ['sign-in'],
    art: { motif: 'protea', accent: 'protea' },
  },
  403: {
    title: 'This page is not open to you',
    text: 'Your account does not have access to it. If you think it should, write to us and we will look.',
    offers: ['contact'],
    art: { motif: 'protea', accent: 'protea' },
  },
  404: notFound,
  410: notFound,
  429: {
    title: 'That was a lot at once',
    text: 'Too many tries in a short time. Please wait a minute, then try again.',
    offers: ['retry'],
    art: { motif: 'mug', accent: 'rooibos' },
  },
  503: {
    title: 'We cannot reach our records right now',
    text: 'Nothing of yours is lost. Please try again in a moment.',
    offers: ['retry'],
    art: { motif: 'mortar', accent: 'rooibos' },
  },
}

const ourFault: Problem = {
  title: 'Something went wrong on our side',
  text: 'Please try again. If it happens a second time, write to us and say what you were about to do.',
  offers: ['retry', 'contact'],
  art: { motif: 'mortar', accent: 'rooibos' },
}

/** What a page that failed says, and what it offers next. */
export const problemOf = ({ status, message, online }: Failure): Problem => {
  // A read that got no answer reaches the page as a 503 without a sentence; the server's own 503 always has one.
  const unanswered = status === 0 || (status === 503 && message === '')
  if (!online && (unanswered || status >= 500)) return offline
  if (unanswered) return unreachable
  const known = byStatus[status]
  if (known) return known
  if (status >= 400 && status < 500) {
    return {
      ...notFound,
      title: 'This did not work',
      text: message || 'Something in this request is not right. Please go back and try again.',
    }
  }
  return ourFault
}
