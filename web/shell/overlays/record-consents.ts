import type { ConsentPurpose } from '#contract/kinds/account-options.ts'
import { listConsents, recordConsent } from '#contract/routes/account.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { read } from '#web/api/read.ts'
import { readToken } from '#web/session/token.ts'

/** One record after another, so that the last choice is the last on the server too. */
let recording = Promise.resolve()

const record = async (purpose: ConsentPurpose, granted: boolean): Promise<void> => {
  try {
    await call(recordConsent, { body: { purpose, granted } })
    await queryClient().invalidateQueries({ queryKey: [read(listConsents).address] })
  } catch {
    // Without a connection the record is missing until the next choice; the choice itself holds.
  }
}

/** Records a member's choice about cookies on the server, with its date (decision S10). The choice itself is stored in the browser. */
export const recordChoice = (purpose: ConsentPurpose, granted: boolean): void => {
  if (readToken() === null) return
  recording = recording.then(() => record(purpose, granted))
}
