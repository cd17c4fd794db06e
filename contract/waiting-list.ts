import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './values.ts'
import * as routes from './waiting-list.routes.ts'

/** The same response whether or not the address was on the list, so that nobody learns who is. */
const Done = z.object({ ok: z.literal(true) })

export const joinWaitingList = endpoint(routes.joinWaitingList, {
  who: 'anyone',
  summary: 'Joins the waiting list; idempotent',
  body: z.strictObject({
    name: text(80, 1),
    email: z.email('Invalid email address').max(254),
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
