import type { QueryClient } from '@tanstack/react-query'
import type { Answers } from './answers.ts'

/** Where the member stopped, and the answers that the server does not have yet. */
export type Draft = { step: number; changes: Partial<Answers> }

const keyOf = (memberId: string) => ['skin-profile-draft', memberId] as const

// In the query cache: it lasts as long as the page and is cleared on sign-out. Health data is never written to browser storage.
export const readDraft = (client: QueryClient, memberId: string): Draft | undefined =>
  client.getQueryData<Draft>(keyOf(memberId))

export const keepDraft = (client: QueryClient, memberId: string, draft: Draft): void => {
  client.setQueryDefaults(keyOf(memberId), { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData<Draft>(keyOf(memberId), draft)
}
