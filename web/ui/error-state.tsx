import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'

type ErrorStateProps = {
  art?: ReactNode
  /** What failed: "The deals did not load". */
  title: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** Shows "Try again". */
  onRetry?: () => void
  retrying?: boolean
  /** Another action, besides or instead of a retry. */
  action?: ReactNode
  /** The reason, if known, and what to do next. */
  children?: ReactNode
}

/** A failure to load, with what to do about it. Announced when it appears. */
export function ErrorState({
  art,
  title,
  heading: Heading = 'h2',
  onRetry,
  retrying = false,
  action,
  children,
}: ErrorStateProps) {
  return (
    <Card className="state" role="alert">
      {art}
      <Heading className="state-title">{title}</Heading>
      {children && <p className="state-text">{children}</p>}
      {(onRetry || action) && (
        <div className="state-actions">
          {onRetry && (
            <Button variant="line" size="sm" pending={retrying} onClick={onRetry}>
              <Icon name="refresh" />
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </Card>
  )
}
