import type { AuthMode } from '#web/session/auth-prompt.tsx'

/** Unsubmitted form input. Both forms share the email; each has its own password. */
type Drafts = { email: string; passwords: Record<AuthMode, string>; acceptTerms: boolean }

const empty = (): Drafts => ({ email: '', passwords: { login: '', register: '' }, acceptTerms: false })

// In memory only: passwords must not be written to browser storage.
let drafts = empty()

/** The draft of this form, so that closing the dialog or switching forms loses nothing (decision A4). */
export const readDraft = (mode: AuthMode) => ({
  email: drafts.email,
  password: drafts.passwords[mode],
  acceptTerms: drafts.acceptTerms,
})

/** Stores the current input of this form. */
export const saveDraft = (
  mode: AuthMode,
  input: { email?: string; password?: string; acceptTerms?: boolean },
): void => {
  drafts = {
    email: input.email ?? drafts.email,
    passwords: { ...drafts.passwords, [mode]: input.password ?? drafts.passwords[mode] },
    acceptTerms: mode === 'register' ? input.acceptTerms === true : drafts.acceptTerms,
  }
}

/** Clears both drafts, after sign-in. */
export const clearDrafts = (): void => {
  drafts = empty()
}
