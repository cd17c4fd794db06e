import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { FailureReason } from '#server/providers/providers.ts'

/** The page of ours that says why a sign-in with a provider did not work (web/features/accounts/provider). */
export const failureAddress = (failure: {
  provider: ProviderName
  /** `sign-in-again`: connecting needs a sign-in that is not long ago. */
  reason: FailureReason | 'sign-in-again' | 'expired'
  connect: boolean
}): string => `${failure.connect ? '/settings' : '/auth'}?auth=${failure.reason}&provider=${failure.provider}`
