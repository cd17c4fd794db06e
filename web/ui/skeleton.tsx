import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A placeholder for loading content; give it the size of that content (`h-5 w-2/3`, `ratio-card rounded-lg`). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />
}

/** Announces loading once to screen readers; the skeletons inside are hidden from them. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-live="polite" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** The skeleton of a Piece. */
export function SkeletonPiece({ ratio = 'card' }: { ratio?: 'card' | 'square' | 'wide' | 'portrait' }) {
  return (
    <span className="block">
      <Skeleton className={`ratio-${ratio} rounded-lg`} />
      <Skeleton className="mt-4 h-3.5 w-1/3" />
      <Skeleton className="mt-3 h-5" />
      <Skeleton className="mt-2 h-5 w-2/3" />
    </span>
  )
}

/** The skeleton of a RowItem. */
export function SkeletonRow() {
  return (
    <span className="row-item">
      <Skeleton />
      <span className="row-text block">
        <Skeleton className="h-3.5 w-1/3" />
        <Skeleton className="mt-3 h-5" />
        <Skeleton className="mt-2 h-5 w-2/3" />
      </span>
    </span>
  )
}

/** Skeleton lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('mt-3 h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </span>
  )
}
