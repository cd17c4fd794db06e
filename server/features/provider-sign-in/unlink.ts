import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteProvider, lockMember, providersOf } from './queries.ts'

/** Disconnects a provider from an account. @throws Refusal not_found; only_way_in when nothing else could sign the member in */
export const unlinkProvider = (memberId: string, provider: ProviderName, { database }: AppContext): Promise<void> =>
  database.transaction(async (queries) => {
    const member = await lockMember(queries, memberId)
    const linked = await providersOf(queries, memberId)
    if (member === undefined || !linked.some((one) => one.provider === provider)) throw new Refusal('not_found')
    if (member.passwordHash === null && linked.length === 1) throw new Refusal('only_way_in')
    await deleteProvider(queries, memberId, provider)
  })
