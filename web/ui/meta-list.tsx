import { Children, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The small line under a title: "7 min read · Checked November 2026". Each child is an item; CSS adds the dots between them. */
export function MetaList({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={classNames('meta', className)}>
      {Children.map(children, (item) => item !== null && item !== undefined && item !== false && <li>{item}</li>)}
    </ul>
  )
}
