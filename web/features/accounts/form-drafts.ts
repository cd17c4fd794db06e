import type { AuthMode } from '#web/session/auth-prompt.tsx'

/** What was typed and not yet sent. The address is shared by both forms, each has a password of its own. */
type Drafts = { email: string; passwords: Record<AuthMode, string>; acceptTerms: boolean }

const empty = (): Drafts => ({ email: '', passwords: { login: '', register: '' }, acceptTerms: false })

// In the memory of this tab alone: a password has no place in browser storage.
let drafts = empty()

/** Where the form of this mode was left, so that closing the dialog or changing the mode loses nothing (decision A4). */
export const readDraft = (mode: AuthMode) => ({
  email: drafts.email,
  password: drafts.passwords[mode],
  acceptTerms: drafts.acceptTerms,
})

/** Remembers what stands in the form of this mode. */
export const keepDraft = (
  mode: AuthMode,
  typed: { email?: string; password?: string; acceptTerms?: boolean },
): void => {
  drafts = {
    email: typed.email ?? drafts.email,
    passwords: { ...drafts.passwords, [mode]: typed.password ?? drafts.passwords[mode] },
    acceptTerms: mode === 'register' ? typed.acceptTerms === true : drafts.acceptTerms,
  }
}

/** Forgets both forms, once somebody is signed in. */
export const clearDrafts = (): void => {
  drafts = empty()
}
