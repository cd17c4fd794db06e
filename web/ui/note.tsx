import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A note in the text; the icon has the tone colour, `title` is bold at the start. */
export function Note({
  tone = 'info',
  title,
  className,
  children,
}: {
  tone?: 'info' | 'warning' | 'success' | 'danger'
  title?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div role="note" className={classNames('note', tone !== 'info' && `note-${tone}`, className)}>
      {title && (
        <>
          <strong>{title}</strong>{' '}
        </>
      )}
      {children}
    </div>
  )
}
