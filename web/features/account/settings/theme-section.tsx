import { ThemeChips } from '#web/shell/theme/theme-chips.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from '#web/features/account/section-heads.tsx'

export function ThemeSection() {
  return (
    <PageSection {...sectionHeads.theme}>
      <ThemeChips />
    </PageSection>
  )
}
