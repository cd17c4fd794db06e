import { useEffect } from 'react'
import { recordConsent } from '#contract/account.routes.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { onConsent, optionalCategories } from './consent.ts'

/** Records each cookie choice of a member on the server, with its date (decision S10). The browser's own storage stays the one that counts here. */
export const useConsentRecords = (): void => {
  const { member } = useSession()
  const memberId = member?.id
  useEffect(() => {
    if (memberId === undefined) return
    return onConsent((preferences, isRecorded) => {
      if (isRecorded) return
      for (const purpose of optionalCategories) {
        // Without a connection the record is missing until the next choice; the choice itself holds.
        call(recordConsent, { body: { purpose, granted: preferences[purpose] } }).catch(() => {})
      }
    })
  }, [memberId])
}
