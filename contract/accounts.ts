import { z } from 'zod'
import * as routes from './routes/accounts.ts'
import { endpoint } from './endpoint.ts'
import { Id, Timestamp } from './values.ts'

/** Subscription status of a member (decision M2). */
export const SubscriptionStatus = z.enum(['free', 'trial', 'active', 'free_lifetime'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionStatus: SubscriptionStatus,
  trialEndDate: Timestamp.nullable(),
  isFoundingMember: z.boolean(),
  signupDate: Timestamp,
  registrationNumber: z.int(),
  authProvider: z.enum(['local', 'google', 'apple']),
  emailVerified: z.boolean(),
})
export type User = z.infer<typeof User>

/** Trimmed: copying and keyboard autocompletion add spaces. */
export const Email = z
  .string('Invalid email address')
  .trim()
  .pipe(z.email('Invalid email address').max(254, 'Invalid email address'))
export const MIN_PASSWORD_LENGTH = 8
/** The maximum only bounds the cost of hashing; it is far longer than any passphrase. */
export const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(200, 'Password must be at most 200 characters')

/** Credentials as the server accepts them: it only checks whether they match (decision A6). */
export const Credentials = z.object({ email: Email, password: z.string().min(1, 'Password is required').max(200) })
/** The form on the /auth page is stricter (decision A6). */
export const AuthPageCredentials = Credentials.extend({ password: NewPassword })

export const Registration = z.object({
  email: Email,
  password: NewPassword,
  acceptTerms: z.literal(true, 'You must accept the Terms of Service'),
})

export const SignedIn = z.object({ user: User, token: z.string() })
export type SignedIn = z.infer<typeof SignedIn>

export const register = endpoint(routes.register, {
  who: 'anyone',
  limit: 'account',
  status: 201,
  summary: 'Creates an account and signs in; 402 once registration requires payment',
  body: Registration,
  response: SignedIn,
  errors: ['payment_required', 'email_taken'],
})

export const login = endpoint(routes.login, {
  who: 'anyone',
  limit: 'account',
  summary: 'Signs in; returns the same error whether the email address or the password is wrong',
  body: Credentials,
  response: SignedIn,
  errors: ['wrong_credentials'],
})

export const logout = endpoint(routes.logout, {
  who: 'anyone',
  summary: 'Ends the current session, if any',
  response: z.object({ signedOut: z.literal(true) }),
  errors: [],
})

export const me = endpoint(routes.me, {
  who: 'member',
  summary: 'The signed-in member',
  response: User,
  errors: ['sign_in_required'],
})

/** Which offer the next person to register gets. */
export const Tier = z.enum(['founding', 'trial', 'paid'])
export type Tier = z.infer<typeof Tier>

export const registrationInfo = endpoint(routes.registrationInfo, {
  who: 'anyone',
  summary: 'The offer for the next person to register',
  response: z.object({
    nextRegistrationNumber: z.int(),
    userCount: z.int(),
    foundingCap: z.int(),
    trialDays: z.int(),
    /** Dollars and cents: `9.99`. */
    annualPriceUsd: z.string(),
    passMonths: z.int(),
    tier: Tier,
    message: z.string(),
  }),
  errors: [],
})

export const foundingStats = endpoint(routes.foundingStats, {
  who: 'anyone',
  summary: 'Founding places taken and available, and total sign-ups',
  response: z.object({ foundingMemberCount: z.int(), foundingCap: z.int(), totalSignups: z.int() }),
  errors: [],
})
