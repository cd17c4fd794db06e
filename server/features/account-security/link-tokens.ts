import { createHash, randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { countTokensSince, deleteExpiredTokens, insertToken, type TokenPurpose } from './queries.ts'

const HOUR = 3_600_000

/** How long a link is valid, milliseconds. */
const lifetimes: Record<TokenPurpose, number> = {
  'reset-password': HOUR,
  'verify-email': 3 * 24 * HOUR,
  'change-email': 24 * HOUR,
}

/** Links of one purpose that a member can get in an hour, so that nobody can flood a mailbox through us. */
const MAX_PER_HOUR = 5

/** Where the link of each purpose leads. */
const pages: Record<TokenPurpose, string> = {
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  'change-email': '/verify-email',
}

/** What the database stores of a token: its SHA-256, so a copy of the table opens no account. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether the member has had as many links of this purpose within an hour as allowed. */
export const hasTooManyLinks = async (
  memberId: string,
  purpose: TokenPurpose,
  { database, now }: AppContext,
): Promise<boolean> =>
  (await countTokensSince(database.queries, memberId, purpose, new Date(now().getTime() - HOUR))) >= MAX_PER_HOUR

/**
 * Creates a single-use link for a mail to this address. The token is in the fragment, which browsers do not send: it is in no log and in no
 * Referer header.
 */
export const createLink = async (
  link: { memberId: string; purpose: TokenPurpose; email: string },
  { database, env, now }: AppContext,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  await deleteExpiredTokens(database.queries, createdAt)
  await insertToken(database.queries, {
    hash: hashOf(token),
    ...link,
    createdAt,
    expire: new Date(createdAt.getTime() + lifetimes[link.purpose]),
  })
  return `${env.PUBLIC_ORIGIN}${pages[link.purpose]}#token=${token}`
}
