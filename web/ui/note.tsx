import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A remark beside the text; the icon carries the colour, `title` the first words in bold. */
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
