/** Where the chosen theme is kept; nothing there, or `system`, means that the system decides (decision S7). */
export const THEME_KEY = 'skynn.theme'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** What is kept says, whatever it is. */
export const themeFrom = (kept: string | null): ThemeChoice => (kept === 'light' || kept === 'dark' ? kept : 'system')

/** The theme as chosen on this browser. */
export const readTheme = (): ThemeChoice => {
  try {
    return themeFrom(localStorage.getItem(THEME_KEY))
  } catch {
    return themeFrom(document.documentElement.dataset.theme ?? null)
  }
}

/** Applies a theme at once and stores the choice. Where storage is switched off it lasts as long as the page. */
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
    // The page wears it all the same.
  }
}
