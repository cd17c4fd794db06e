import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PieceProps = {
  /** The cover, in an element with the class `art` and an aspect ratio. */
  art?: ReactNode
  /** A CategoryLabel. */
  category?: ReactNode
  /** The title as a link; the whole card becomes its click target. */
  title: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  /** A MetaList. */
  meta?: ReactNode
  /** A save button, for example; it stays clickable above the link. */
  action?: ReactNode
  className?: string
}

/** An editorial card without a box: art, category, serif title, meta. A `lead` is larger and takes one sentence as children. */
export function Piece({
  art,
  category,
  title,
  heading: Heading = 'h3',
  meta,
  action,
  lead,
  className,
  children,
}: PieceProps & { lead?: boolean; children?: ReactNode }) {
  return (
    <article className={classNames('piece', lead && 'piece-lead', className)}>
      {art}
      {category}
      <Heading className="piece-title">{title}</Heading>
      {children && <p className="piece-text">{children}</p>}
      {meta}
      {action && <div className="piece-action">{action}</div>}
    </article>
  )
}

/** A Piece as a row: a square thumbnail on the left, a hairline above. */
export function RowItem({ art, category, title, heading: Heading = 'h3', meta, action, className }: PieceProps) {
  return (
    <article className={classNames('row-item', className)}>
      {art}
      <div className="row-text">
        {category}
        <Heading className="piece-title">{title}</Heading>
        {meta}
      </div>
      {action && <div className="piece-action">{action}</div>}
    </article>
  )
}

const leads = {
  two: 'md:max-lg:col-span-2 md:max-lg:piece-beside',
  three: ['', 'lg:col-span-3 lg:piece-beside', 'lg:col-span-2 lg:self-start lg:piece-beside'],
}

/**
 * The classes of the first Piece of a grid with two columns on a tablet and three on a desktop: it fills what the last row would leave
 * empty, with its text beside the cover.
 */
export const leadOf = (pieces: number): string =>
  classNames(pieces % 2 === 1 && leads.two, leads.three[pieces % 3]) ?? ''
