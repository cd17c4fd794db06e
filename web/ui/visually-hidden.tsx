import type { ReactNode } from 'react'

/** Words for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'p' | 'div'
  children: ReactNode
}) {
  return <Element className="sr-only">{children}</Element>
}
