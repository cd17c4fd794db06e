import { exportData, exportDataAsPage } from '#contract/routes/account.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { sectionHeads } from '#web/features/account/section-heads.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Downloads of everything held about the member. Plain links: the session cookie signs them in (decision A1). */
export function DataSection() {
  return (
    <PageSection {...sectionHeads.data}>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass({ variant: 'line' })} href={exportDataAsPage.path} download>
          Download to read
        </a>
        <a className={buttonClass({ variant: 'line' })} href={exportData.path} download>
          Download as JSON
        </a>
      </div>
      <p className="mt-4 text-xs text-muted">
        The file to read opens in any browser. Keep it somewhere safe: it may say something about your health.
      </p>
    </PageSection>
  )
}
