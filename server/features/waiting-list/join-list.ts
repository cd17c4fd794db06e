import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { joinWaitingList } from '#contract/waiting-list.ts'
import type { AppContext } from '#server/app-context.ts'
import { waitingListMail } from './mails.ts'
import { deleteEntry, insertEntry } from './queries.ts'

/** What the database stores of a leave link: the hash of its token, so a copy of the table removes nobody. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Puts an address on the waiting list and mails a link to leave it. An address that is on the list already keeps its entry and gets no
 * second mail, so that nobody can fill a mailbox through us; the response does not show the difference.
 */
export const joinList = async (
  { name, email, phone, category = 'cashback_card' }: z.output<typeof joinWaitingList.body>,
  { database, mail, env, now }: AppContext,
): Promise<void> => {
  // In the fragment, which browsers do not send: the token is in no log and in no Referer header.
  const token = randomBytes(32).toString('base64url')
  const to = email.toLowerCase()
  const entry = { name, email: to, phone: phone?.trim() || null, category, leaveHash: hashOf(token), joinedAt: now() }
  const isNew = await insertEntry(database.queries, entry)
  mail.send('waiting-list', async () =>
    isNew ? { to, content: waitingListMail(`${env.PUBLIC_ORIGIN}/waiting-list/leave#token=${token}`) } : null,
  )
}

/** Removes the address that the token was mailed to; an unknown token removes nothing. */
export const leaveList = (token: string, { database }: AppContext): Promise<void> =>
  deleteEntry(database.queries, hashOf(token))
