import { useState } from 'react'
import { Dropdown, DropdownChoice } from '#web/ui/overlays/dropdown.tsx'
import type { MenuPartProps } from '#web/shell/lazy-menu.tsx'
import { useFirstItemFocus } from '#web/shell/menu-focus.ts'
import { chooseTheme, readTheme, type ThemeChoice } from './theme.ts'
import { themeChoices } from './theme-choices.ts'

/** Light, Dark or System. */
export default function ThemeMenu({ trigger, open, onOpenChange, byKeyboard }: MenuPartProps) {
  const [theme, setTheme] = useState<ThemeChoice>(readTheme)
  useFirstItemFocus(byKeyboard)
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice)
    setTheme(choice)
  }
  return (
    <Dropdown trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <DropdownChoice label="Theme" value={theme} onChange={choose} options={themeChoices} />
    </Dropdown>
  )
}
