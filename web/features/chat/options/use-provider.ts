import { useEffect, useState } from 'react'
import { recordConsent } from '#contract/routes/account.ts'
import { call } from '#web/api/call.ts'
import { readStored, writeStored } from '#web/session/browser-storage.ts'

const KEY = 'skynn.chat-provider'

type Provider = { name: string; isAllowed: boolean }

/**
 * Whether the provider of the language model may get the messages. A member's choice is a consent on the server; a visitor's is kept on
 * this device with the name of the provider, so that another one asks again.
 * @param refresh reads the stored consent again
 */
export const useProvider = (provider: Provider | null, owner: string | null, refresh: () => void) => {
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => setKept(readStored(KEY)), [])
  if (provider === null) return null
  const { name } = provider
  return {
    name,
    isAllowed: owner === null ? kept === name : provider.isAllowed,
    setAllowed: async (granted: boolean): Promise<void> => {
      if (owner === null) {
        writeStored(KEY, granted ? name : null)
        return setKept(granted ? name : null)
      }
      await call(recordConsent, { body: { purpose: 'assistant-provider', granted } })
      refresh()
    },
  }
}
export type ProviderChoice = NonNullable<ReturnType<typeof useProvider>>
