import { Children, type ReactNode } from 'react'

/** Where this page lies: each child is a link to a level above; the page itself is left out, or plain text with `aria-current`. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">{Children.map(children, (item) => item && <li>{item}</li>)}</ol>
    </nav>
  )
}
