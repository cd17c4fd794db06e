import type { IconName } from '#web/ui/icon-paths.ts'
import type { ThemeChoice } from './theme.ts'

/** The theme options. */
export const themeChoices: readonly { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'monitor' },
]
