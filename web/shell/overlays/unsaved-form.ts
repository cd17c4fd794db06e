/** The fields that the person has changed since the page loaded. */
const changed = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()

/** Records fields as they are changed. @returns a function that stops */
export const watchForms = (): (() => void) => {
  const note = ({ target }: Event) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      changed.add(target)
  }
  addEventListener('input', note, true)
  return () => removeEventListener('input', note, true)
}

const isChoice = (field: HTMLElement): boolean =>
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))

/**
 * Whether a form on the page holds input that a reload would lose. A search does not count, nor does a field that was emptied again. A form
 * that stays on the page after it was sent counts until the person leaves the page.
 */
export const hasUnsavedForm = (): boolean =>
  [...changed].some((field) => {
    if (!field.isConnected) changed.delete(field)
    const isSearch = field.type === 'search' || field.closest('[role="search"], search') !== null
    return (
      field.isConnected &&
      (field.form !== null || field.type === 'textarea') &&
      !isSearch &&
      (isChoice(field) || field.value !== '')
    )
  })
