/** What a member is told about the security of their account, beside the mails. */

export const passwordChanged = {
  type: 'security',
  title: 'Your password was changed',
  message:
    'Your other devices were signed out. If this was not you, choose a new password at once with “Forgot password?”.',
  actionUrl: '/settings#sessions',
} as const

export const emailChanged = (email: string) =>
  ({
    type: 'security',
    title: 'Your email address was changed',
    message: `From now on you sign in with ${email}. If this was not you, change your password.`,
    actionUrl: '/settings#email',
  }) as const
