import { signInProviders } from '#contract/routes/provider-sign-in.ts'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { signInProviders as endpoint } from '#contract/provider-sign-in.ts'
import { call } from '#web/api/call.ts'

export type Providers = ResponseBody<typeof endpoint>
export type ProviderName = Providers[number]['provider']

export const providerNames: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' }

let fetched: Promise<Providers> | undefined

/** Google and Apple, as far as one can sign in with them here; fetched once. Without a connection there are none: the forms remain. */
export const fetchProviders = (): Promise<Providers> => {
  fetched ??= call(signInProviders).catch(() => {
    fetched = undefined
    return []
  })
  return fetched
}

/** The address that starts a sign-in with a provider: a navigation, which comes back to `from`. */
export const startAddress = (provider: ProviderName, { from, connect }: { from: string; connect?: boolean }): string =>
  `/api/auth/${provider}?${new URLSearchParams({ from, ...(connect === true && { connect: 'yes' }) })}`
