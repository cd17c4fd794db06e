import { z } from 'zod'

/** Every error a call can return: the HTTP status and the default message for users. */
export const errors = {
  invalid_input: { status: 400, message: 'Something in this request is not right. Please check it and try again.' },
  sign_in_required: { status: 401, message: 'Please sign in first.' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  payment_required: { status: 402, message: 'An annual subscription is required to register.' },
  not_allowed: { status: 403, message: 'You are not allowed to do this.' },
  not_found: { status: 404, message: 'We could not find this.' },
  email_taken: { status: 409, message: 'An account with this email address already exists. Try signing in instead.' },
  provider_in_use: { status: 409, message: 'This sign-in is already connected to another Skynn account.' },
  only_way_in: {
    status: 409,
    message: 'This is your only way to sign in. Choose a password first, under “Forgot password?”, then disconnect it.',
  },
  email_unverified: {
    status: 409,
    message:
      'An account with this email address exists, and the address is not confirmed by whom you signed in with. Please sign in with your password.',
  },
  already_voted: { status: 409, message: 'You have already voted in this poll.' },
  poll_closed: { status: 409, message: 'This poll has ended.' },
  changed_elsewhere: { status: 409, message: 'This was changed on another device in the meantime.' },
  already_reviewed: { status: 409, message: 'You have already reviewed this product. You can change your review.' },
  list_full: { status: 409, message: 'This list is full. Please remove something first.' },
  link_expired: { status: 410, message: 'This link has expired or was used before. Please ask for a new one.' },
  too_large: { status: 413, message: 'This is too large to send.' },
  unsupported_media_type: { status: 415, message: 'Please send this as JSON.' },
  range_not_satisfiable: { status: 416, message: 'This part of the file does not exist.' },
  allowance_used: { status: 429, message: 'You have used everything for today. It starts again tomorrow.' },
  too_many_requests: { status: 429, message: 'Too many tries in a short time. Please wait a little and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'We cannot reach our records right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The body of every error response. `issues` lists the invalid fields, each with a message. */
export const ErrorResponse = z.object({
  code: z.enum(codes),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>
