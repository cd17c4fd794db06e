import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Allowance } from '#contract/guidance.ts'
import { getChatSetup, listConversations } from '#contract/routes/chat.ts'
import { queryOf, read } from '#web/api/read.ts'

const setupRead = read(getChatSetup)

/** What the screen knows before the first message: the daily allowance, and what replies can take into account. */
export const useSetup = (settled: boolean, owner: string | null) => {
  const client = useQueryClient()
  const query = queryOf(setupRead, owner ?? undefined)
  const { data } = useQuery({ ...query, enabled: settled, staleTime: 0 })
  return {
    allowance: data?.allowance,
    knownAboutYou: data?.knownAboutYou ?? [],
    provider: data?.provider ?? null,
    setAllowance: (allowance: Allowance) =>
      client.setQueryData(query.queryKey, (before) => before && { ...before, allowance }),
    refresh: () => void client.invalidateQueries({ queryKey: query.queryKey }),
  }
}

/** The query key of a member's list of conversations. */
export const conversationsKey = (memberId: string) => [listConversations.path, memberId]
