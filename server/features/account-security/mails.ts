import type { MailContent } from '#server/mail/template.ts'

const notYou = 'If this was not you, ignore this email. Nothing changes unless the button is used.'

export const resetMail = (url: string): MailContent => ({
  subject: 'Choose a new Skynn password',
  heading: 'Choose a new password',
  paragraphs: ['Someone, hopefully you, asked for a new password for the Skynn account with this address.'],
  action: { label: 'Choose a new password', url },
  notes: ['The link works once, for one hour.', notYou],
})

export const verificationMail = (url: string): MailContent => ({
  subject: 'Confirm your email for Skynn',
  heading: 'Is this your email?',
  paragraphs: [
    'Welcome. A Skynn account was created with this address. Please confirm that it is yours: it is your way back in if you forget your password.',
  ],
  action: { label: 'Confirm my email', url },
  notes: [
    'The link works once, for three days.',
    'If you did not join Skynn, ignore this email, or reply to it and we will remove the account.',
  ],
})

export const newEmailMail = (url: string): MailContent => ({
  subject: 'Confirm your new email for Skynn',
  heading: 'Is this your new email?',
  paragraphs: ['Someone, hopefully you, wants to use this address to sign in to Skynn.'],
  action: { label: 'Use this email', url },
  notes: ['The link works once, for 24 hours.', notYou],
})

/** To the new address, if another account has it: the answer on the screen does not tell. */
export const emailInUseMail = (): MailContent => ({
  subject: 'This email already has a Skynn account',
  heading: 'This email already has an account',
  paragraphs: [
    'Someone, hopefully you, wants to use this address for another Skynn account. It already belongs to one, so nothing was changed.',
  ],
  notes: ['To get into the account with this address, use “Forgot password?” where you sign in.'],
})

/** To the current address. */
export const emailChangeNotice = (newEmail: string, origin: string): MailContent => ({
  subject: 'Your Skynn email is about to change',
  heading: 'Your email is about to change',
  paragraphs: [
    `You asked to sign in with ${newEmail} from now on. This address stays in use until the link that we sent there is used.`,
  ],
  notes: [
    `If this was not you, choose a new password now. That cancels the change and signs everyone out: ${origin}/forgot-password`,
  ],
})

export const passwordNotice = (origin: string): MailContent => ({
  subject: 'Your Skynn password was changed',
  heading: 'Your password was changed',
  paragraphs: ['The password of your Skynn account was changed just now, and other devices were signed out.'],
  notes: [`If this was not you, choose a new password at once: ${origin}/forgot-password`],
})
