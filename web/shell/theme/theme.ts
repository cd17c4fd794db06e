/** The storage key of the chosen theme; no value or `system` follows the system (decision S7). */
export const THEME_KEY = 'skynn.theme'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** Parses the stored value; anything but `light` or `dark` is `system`. */
export const themeFrom = (stored: string | null): ThemeChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system'

/** The theme chosen in this browser. */
export const readTheme = (): ThemeChoice => {
  try {
    return themeFrom(localStorage.getItem(THEME_KEY))
  } catch {
    return themeFrom(document.documentElement.dataset.theme ?? null)
  }
}

const listeners = new Set<() => void>()

/** Calls `listener` when a theme is chosen in this tab. @returns a function that stops it */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies a theme at once and stores the choice. With storage blocked it applies until the page is closed. */
export const chooseTheme = (choice: ThemeChoice): void => {
  const { dataset, classList } = document.documentElement
  classList.remove('light', 'dark')
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  classList.add(isDark ? 'dark' : 'light')
  try {
    localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Storage is blocked; the theme is already applied.
  }
  for (const listener of listeners) listener()
}
