/** What was typed into the form, so that closing the dialog or a failure loses nothing. In memory only. */
export type Draft = { name: string; email: string; phone: string }

const empty: Draft = { name: '', email: '', phone: '' }
let draft = empty

export const readDraft = (): Draft => draft
export const saveDraft = (typed: Draft): void => {
  draft = typed
}
export const clearDraft = (): void => {
  draft = empty
}
