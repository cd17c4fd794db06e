import * as accounts from './accounts.ts'
import * as articles from './articles.ts'
import type { Endpoint } from './endpoint.ts'
import * as guidance from './guidance.ts'
import * as legal from './legal.ts'
import * as skinProfile from './skin-profile.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every endpoint by domain. `npm run new-domain` adds new domains here. */
export const domains = { accounts, articles, guidance, legal, 'skin-profile': skinProfile }

/** Every endpoint with its domain and name, in domain order. */
export const allEndpoints: readonly { domain: string; name: string; endpoint: Endpoint }[] = Object.entries(
  domains,
).flatMap(([domain, exported]) =>
  Object.entries(exported as Record<string, unknown>).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ domain, name, endpoint: value }] : [],
  ),
)
