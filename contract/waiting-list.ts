import { z } from 'zod'
import { Email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { text } from './values.ts'
import * as routes from './routes/waiting-list.ts'

/** The same response whether or not the address was on the list, so that nobody learns who is. */
const Done = z.object({ ok: z.literal(true) })

/** The cashback card. `launch` is its month, `2026-12`; null once that has passed, when it is "Coming soon" (decision C17). */
export const CashbackCard = z.object({ launch: z.string().nullable() })
export type CashbackCard = z.infer<typeof CashbackCard>

export const readCashbackCard = endpoint(routes.readCashbackCard, {
  who: 'anyone',
  summary: 'When the cashback card launches',
  response: CashbackCard,
  errors: [],
})

export const joinWaitingList = endpoint(routes.joinWaitingList, {
  who: 'anyone',
  summary: 'Joins the waiting list; idempotent',
  body: z.strictObject({
    name: z.string().trim().min(1, 'Please provide your name').max(80, 'Your name must be at most 80 characters'),
    email: Email,
    phone: text(30).optional(),
    category: z.literal('cashback_card').optional(),
  }),
  response: Done,
  errors: [],
  limit: 'account',
})

export const leaveWaitingList = endpoint(routes.leaveWaitingList, {
  who: 'anyone',
  summary: 'Leaves the waiting list with the token from the mail; idempotent',
  body: z.strictObject({ token: text(100, 1) }),
  response: Done,
  errors: [],
  limit: 'account',
})
