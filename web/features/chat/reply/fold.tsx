import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** Details under a reply, folded. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-tap items-center gap-1.5 text-sm font-medium text-muted hover:text-text">
        {title}
        <Icon name="down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3 text-sm">{children}</div>
    </details>
  )
}
