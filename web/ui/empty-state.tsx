import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type EmptyStateProps = {
  /** Drawn art in an element with the class `art`; shown as a circle. */
  art?: ReactNode
  title: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** The first step, as a button or link. */
  action?: ReactNode
  /** One or two sentences that invite the first step. */
  children?: ReactNode
}

/** An empty list or page, with a first step. */
export function EmptyState({ art, title, heading: Heading = 'h2', action, children }: EmptyStateProps) {
  return (
    <Card className="state">
      {art}
      <Heading className="state-title">{title}</Heading>
      {children && <p className="state-text">{children}</p>}
      {action && <div className="state-actions">{action}</div>}
    </Card>
  )
}
