import type { AccountFormProps } from './account-form.tsx'

type Words = {
  /** Shown when the server sends no message. */
  loginFailed: string
  registrationFailed: string
  loggedIn: string
  joinedAsFounder: string
  joined: string
}

/** The toast texts of the forms; the specification words them differently in the dialog and on the /auth page (section 8). */
export const formToasts: Record<AccountFormProps['place'], Words> = {
  dialog: {
    loginFailed: 'Invalid email or password',
    registrationFailed: 'Unable to create account',
    loggedIn: "You've been logged in successfully.",
    joinedAsFounder: "Congratulations! You're a founding member with lifetime free access!",
    joined: "Account created successfully. Let's set up your skin profile.",
  },
  page: {
    loginFailed: 'Invalid credentials. Please try again.',
    registrationFailed: 'Unable to create account. Please try again.',
    loggedIn: "You've been successfully logged in.",
    joinedAsFounder: "You're a founding member! Enjoy free lifetime access.",
    joined: 'Your account has been created successfully.',
  },
}
