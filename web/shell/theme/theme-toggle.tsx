import { Icon } from '#web/ui/icon.tsx'
import { LazyMenu } from '#web/shell/lazy-menu.tsx'

const loadThemeMenu = () => import('./theme-menu.tsx')

/** The button of the theme menu. CSS alone picks its icon from the current theme, so it is right before any script runs. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <LazyMenu load={loadThemeMenu} label="Theme" className={className}>
      <Icon name="moon" className="hidden dark:block" />
      <Icon name="sun" className="dark:hidden" />
    </LazyMenu>
  )
}
