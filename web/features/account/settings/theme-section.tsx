import { ThemeChips } from '#web/shell/theme/theme-chips.tsx'
import { PageSection } from '#web/features/account/page-section.tsx'

export function ThemeSection() {
  return (
    <PageSection title="Theme" intro="For this browser. System follows your phone or computer.">
      <ThemeChips />
    </PageSection>
  )
}
