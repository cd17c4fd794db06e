import type { AppContext } from '#server/app-context.ts'
import { providersOf } from './queries.ts'

/** The providers connected to an account, the first one first. */
export const linkedProviders = async (memberId: string, { database }: Pick<AppContext, 'database'>) =>
  (await providersOf(database.queries, memberId)).map(({ provider, email, createdAt }) => ({
    provider,
    email,
    linkedAt: createdAt.toISOString(),
  }))
