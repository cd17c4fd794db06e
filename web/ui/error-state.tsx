import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'

type ErrorStateProps = {
  art?: ReactNode
  /** What did not work: "The deals did not load". */
  title: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** Shows "Try again". */
  onRetry?: () => void
  retrying?: boolean
  /** Another way out, beside or instead of trying again. */
  action?: ReactNode
  /** Why, as far as is known, and what to do next. */
  children?: ReactNode
}

/** Something did not load, and what to do about it. Announced when it appears. */
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
