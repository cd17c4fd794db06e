import { z } from 'zod'
import * as routes from './routes/account-security.ts'
import { Email, NewPassword } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Timestamp } from './values.ts'

const CurrentPassword = z.string().min(1, 'Password is required').max(200)
/** The token of a link in a mail. Anything that is not one of ours counts as expired, so the format is not checked. */
const LinkToken = z.string().max(200)

export const ForgottenPassword = z.object({ email: Email })
/** The form for a new password; the token comes from the link. */
export const PasswordChoice = z.object({ password: NewPassword })
const PasswordReset = PasswordChoice.extend({
  token: LinkToken.min(1, 'Reset token is required'),
})
export const PasswordChange = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword })
export const EmailChange = z.object({ email: Email, password: CurrentPassword })

/** A signed-in browser. `id` names the session and gives no access to it. */
export const SessionInfo = z.object({
  id: z.string(),
  /** `Chrome on Android`; null if the browser did not say, or for a session from before devices were stored. */
  device: z.string().nullable(),
  createdAt: Timestamp,
  /** Updated at most once an hour. */
  lastUsedAt: Timestamp,
  isCurrent: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

export const forgotPassword = endpoint(routes.forgotPassword, {
  who: 'anyone',
  limit: 'account',
  summary: 'Sends a link to reset the password, if the address has an account; the response does not tell which',
  body: ForgottenPassword,
  response: z.object({ accepted: z.literal(true) }),
  errors: [],
})

export const resetPassword = endpoint(routes.resetPassword, {
  who: 'anyone',
  limit: 'account',
  summary: 'Sets a new password with the token of a link, and ends all sessions of the member',
  body: PasswordReset,
  response: z.object({ reset: z.literal(true) }),
  errors: ['link_expired'],
})

export const verifyEmail = endpoint(routes.verifyEmail, {
  who: 'anyone',
  limit: 'account',
  summary: 'Confirms an email address with the token of a link: that of registration, or a new one',
  body: z.object({ token: LinkToken.min(1, 'Verification token is required') }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired', 'email_taken'],
})

export const resendVerification = endpoint(routes.resendVerification, {
  who: 'member',
  limit: 'account',
  summary: 'Sends the link to confirm the email address again; not if it is confirmed already',
  response: z.object({ sent: z.boolean() }),
  errors: ['sign_in_required'],
})

export const changePassword = endpoint(routes.changePassword, {
  who: 'member',
  limit: 'account',
  summary: 'Changes the password and ends all other sessions of the member',
  body: PasswordChange,
  response: z.object({ changed: z.literal(true) }),
  errors: ['sign_in_required'],
})

export const changeEmail = endpoint(routes.changeEmail, {
  who: 'member',
  limit: 'account',
  summary: 'Sends a link to a new email address, which replaces the old one once the link is used',
  body: EmailChange,
  response: z.object({ accepted: z.literal(true) }),
  errors: ['sign_in_required'],
})

export const listSessions = endpoint(routes.listSessions, {
  who: 'member',
  summary: 'The browsers in which the member is signed in: this one, then the last used first',
  response: z.array(SessionInfo),
  errors: ['sign_in_required'],
})

export const endSession = endpoint(routes.endSession, {
  who: 'member',
  summary: 'Ends one session of the member; `ended` is false if there is no such session any more',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'This is not a session') }),
  response: z.object({ ended: z.boolean() }),
  errors: ['sign_in_required'],
})

export const signOutEverywhere = endpoint(routes.signOutEverywhere, {
  who: 'member',
  summary: 'Ends all sessions of the member, the current one included',
  response: z.object({ signedOut: z.literal(true) }),
  errors: ['sign_in_required'],
})
