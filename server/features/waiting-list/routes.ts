import * as endpoints from '#contract/waiting-list.ts'
import { bind } from '#server/http/bind.ts'
import { cashbackCard } from './cashback-card.ts'
import { joinList, leaveList } from './join-list.ts'

export const waitingListRoutes = [
  bind(endpoints.readCashbackCard, async ({ cacheTags }, context) => {
    cacheTags('cashback-card')
    return cashbackCard(context)
  }),
  bind(endpoints.joinWaitingList, async ({ body }, context) => {
    await joinList(body, context)
    return { ok: true as const }
  }),
  bind(endpoints.leaveWaitingList, async ({ body }, context) => {
    await leaveList(body.token, context)
    return { ok: true as const }
  }),
]
