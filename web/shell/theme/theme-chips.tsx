import { useState } from 'react'
import { Chip, ChipGroup } from '#web/ui/chip.tsx'
import { chooseTheme, readTheme } from './theme.ts'
import { themeChoices } from './theme-choices.ts'

/** The theme choice as chips, where there is no space for a menu. */
export function ThemeChips() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <ChipGroup label="Theme">
      {themeChoices.map(({ value, label }) => (
        <Chip
          key={value}
          pressed={theme === value}
          onClick={() => {
            chooseTheme(value)
            setTheme(value)
          }}
        >
          {label}
        </Chip>
      ))}
    </ChipGroup>
  )
}
