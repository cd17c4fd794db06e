import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Account } from '#contract/account.ts'
import { readAccount } from '#contract/routes/account.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryOf, read } from '#web/api/read.ts'
import { useSession } from '#web/session/session.tsx'

const accountOf = (memberId: string | undefined) => queryOf(read(readAccount), memberId)

/** The account of the signed-in member. Fetched again with every visit, because another device may have changed it. */
export const useAccount = () => {
  const { member } = useSession()
  return useQuery({ ...accountOf(member?.id), enabled: member !== null, staleTime: 0 })
}

/** A function that takes over an account as the server returned it, here and in the menus. */
export const useAccountUpdate = (): ((account: Account) => void) => {
  const { member, refresh } = useSession()
  const id = member?.id
  return useCallback(
    (account: Account) => {
      queryClient().setQueryData(accountOf(id).queryKey, account)
      void refresh()
    },
    [id, refresh],
  )
}
