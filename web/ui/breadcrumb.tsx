import { Children, type ReactNode } from 'react'

/** Breadcrumb navigation: each child is a link to a parent page; the current page is left out, or plain text with `aria-current`. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">{Children.map(children, (item) => item && <li>{item}</li>)}</ol>
    </nav>
  )
}
