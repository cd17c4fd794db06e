/** Where the chosen theme is kept: `light` or `dark`; nothing means that the system decides (decision S7). */
export const THEME_KEY = 'skynn.theme'

export type ThemeChoice = 'light' | 'dark' | 'system'

/**
 * Runs before anything is drawn, so that nobody sees the wrong theme flash. Without it (scripts off) the stylesheet follows the system.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
