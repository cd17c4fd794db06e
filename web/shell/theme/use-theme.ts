import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, type ThemeChoice } from './theme.ts'

/** The chosen theme, the same in every control that shows it. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(onThemeChange, readTheme, () => 'system')
