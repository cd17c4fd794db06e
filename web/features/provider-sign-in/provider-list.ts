import { signInProviders, startProviderSignIn } from '#contract/routes/provider-sign-in.ts'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { signInProviders as endpoint } from '#contract/provider-sign-in.ts'
import { call } from '#web/api/call.ts'

export type Providers = ResponseBody<typeof endpoint>
export type ProviderName = Providers[number]['provider']

export const providerNames: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' }

/** Google and Apple, as far as one can sign in with them here. Without a connection there are none: the forms remain. */
export const providersQuery = {
  queryKey: [signInProviders.path],
  queryFn: (): Promise<Providers> => call(signInProviders).catch(() => []),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The address that starts a sign-in with a provider: a navigation, which comes back to `from`. */
export const startAddress = (provider: ProviderName, { from, connect }: { from: string; connect?: boolean }): string =>
  `${startProviderSignIn.path.replace('{provider}', provider)}?${new URLSearchParams({ from, ...(connect === true && { connect: 'yes' }) })}`
