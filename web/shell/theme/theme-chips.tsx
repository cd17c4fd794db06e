import { Chip, ChipGroup } from '#web/ui/chip.tsx'
import { chooseTheme } from './theme.ts'
import { themeChoices } from './theme-choices.ts'
import { useTheme } from './use-theme.ts'

/** The theme choice as chips, where there is no space for a menu. */
export function ThemeChips() {
  const theme = useTheme()
  return (
    <ChipGroup label="Theme">
      {themeChoices.map(({ value, label }) => (
        <Chip key={value} pressed={theme === value} onClick={() => chooseTheme(value)}>
          {label}
        </Chip>
      ))}
    </ChipGroup>
  )
}
