import { Dropdown, DropdownChoice } from '#web/ui/overlays/dropdown.tsx'
import type { MenuPartProps } from '#web/shell/lazy-menu.tsx'
import { useFirstItemFocus } from '#web/shell/menu-focus.ts'
import { chooseTheme } from './theme.ts'
import { themeChoices } from './theme-choices.ts'
import { useTheme } from './use-theme.ts'

/** Light, Dark or System. */
export default function ThemeMenu({ trigger, open, onOpenChange, byKeyboard }: MenuPartProps) {
  const theme = useTheme()
  useFirstItemFocus(byKeyboard)
  return (
    <Dropdown trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <DropdownChoice label="Theme" value={theme} onChange={chooseTheme} options={themeChoices} />
    </Dropdown>
  )
}
