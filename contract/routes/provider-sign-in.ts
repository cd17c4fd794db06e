import { route } from '../endpoint.ts'

export const signInProviders = route('GET', '/api/auth/providers')
export const exchangeProviderToken = route('POST', '/api/auth/provider/exchange')
export const joinWithProvider = route('POST', '/api/auth/provider/join')
export const linkProvider = route('POST', '/api/auth/provider/link')
export const listLinkedProviders = route('GET', '/api/user/providers')
export const unlinkProvider = route('DELETE', '/api/user/providers/{provider}')
