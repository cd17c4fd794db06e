import type { Profile } from '#contract/guidance.ts'
import type { AdviceTasks } from '#server/advice/tasks.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Filter, findByIds, findNamedIn, type SummaryRow } from './list-queries.ts'
import { rankForConversation } from './rank-products.ts'
import { weighed } from './weighed.ts'

/** Products that one sentence can name. */
const MOST_NAMED = 8

/** The products that suit somebody by their profile and by what they told in a conversation, best first. @throws Refusal unavailable */
export const findSuitable = async (
  person: { profile: Profile | undefined; told: readonly string[] },
  filter: Filter,
  limit: number,
  context: AppContext,
): Promise<SummaryRow[]> => {
  const ids = (await rankForConversation(person, filter, context)).slice(0, limit).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await findByIds(context.database.queries, ids)
  return ids.flatMap((one) => rows.find(({ id }) => id === one) ?? [])
}

/** The listed products that a text names, as the engine weighs them. */
export const productsNamedIn = async (
  text: string,
  { database }: AppContext,
): Promise<AdviceTasks['judgeProduct']['input']['product'][]> =>
  (await findNamedIn(database.queries, text, MOST_NAMED)).map(weighed)
