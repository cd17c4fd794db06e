import { useEffect } from 'react'
import { listConsents, recordConsent } from '#contract/account.routes.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryOf, read } from '#web/api/read.ts'
import { useSession } from '#web/session/session.tsx'
import { type ConsentPreferences, onConsent, type OptionalCategory } from './consent.ts'

/** One record after another, so that the last choice is the last on the server too. */
let recording = Promise.resolve()

const record = async (purpose: OptionalCategory, granted: boolean, memberId: string): Promise<void> => {
  try {
    const decided = await call(recordConsent, { body: { purpose, granted } })
    queryClient().setQueryData(queryOf(read(listConsents), memberId).queryKey, (before) =>
      before?.map((consent) => (consent.purpose === purpose ? decided : consent)),
    )
  } catch {
    // Without a connection the record is missing until the next choice; the choice itself holds.
  }
}

/**
 * Records each cookie choice of a member on the server, with its date (decision S10). What the browser has stored is the choice; the
 * account only has its record.
 */
export const useConsentRecords = (): void => {
  const { member } = useSession()
  const memberId = member?.id
  useEffect(() => {
    if (memberId === undefined) return
    return onConsent((preferences: ConsentPreferences, decided) => {
      for (const purpose of decided) recording = recording.then(() => record(purpose, preferences[purpose], memberId))
    })
  }, [memberId])
}
