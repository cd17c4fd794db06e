import { route } from '../endpoint.ts'

/** Navigated to, not called: it leads on to the provider. */
export const startProviderSignIn = route('GET', '/api/auth/{provider}')
export const signInProviders = route('GET', '/api/auth/providers')
export const exchangeProviderToken = route('POST', '/api/auth/provider/exchange')
export const joinWithProvider = route('POST', '/api/auth/provider/join')
export const linkProvider = route('POST', '/api/auth/provider/link')
export const listLinkedProviders = route('GET', '/api/user/providers')
export const unlinkProvider = route('DELETE', '/api/user/providers/{provider}')
