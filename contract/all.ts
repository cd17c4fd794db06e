import * as accountSecurity from './account-security.ts'
import * as account from './account.ts'
import * as accounts from './accounts.ts'
import * as articles from './articles.ts'
import * as chat from './chat.ts'
import type { Endpoint } from './endpoint.ts'
import * as guidance from './guidance.ts'
import * as ingredients from './ingredients.ts'
import * as legal from './legal.ts'
import * as products from './products.ts'
import * as providerSignIn from './provider-sign-in.ts'
import * as reviews from './reviews.ts'
import * as recipes from './recipes.ts'
import * as deals from './deals.ts'
import * as brands from './brands.ts'
import * as polls from './polls.ts'
import * as waitingList from './waiting-list.ts'
import * as search from './search.ts'
import * as routines from './routines.ts'
import * as quizResults from './quiz-results.ts'
import * as shelf from './shelf.ts'
import * as skinProfile from './skin-profile.ts'
import * as notifications from './notifications.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every endpoint by domain. `npm run new-domain` adds new domains here. */
export const domains = {
  account,
  'account-security': accountSecurity,
  accounts,
  articles,
  chat,
  guidance,
  ingredients,
  legal,
  notifications,
  'skin-profile': skinProfile,
  products,
  'provider-sign-in': providerSignIn,
  reviews,
  recipes,
  deals,
  brands,
  polls,
  'waiting-list': waitingList,
  search,
  'quiz-results': quizResults,
  shelf,
  routines,
}

/** Every endpoint with its domain and name, in domain order. */
export const allEndpoints: readonly { domain: string; name: string; endpoint: Endpoint }[] = Object.entries(
  domains,
).flatMap(([domain, exported]) =>
  Object.entries(exported as Record<string, unknown>).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ domain, name, endpoint: value }] : [],
  ),
)
