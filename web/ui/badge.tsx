import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type BadgeProps = {
  tone?: 'neutral' | 'soft' | 'info' | 'warning' | 'danger' | 'on-art'
  icon?: IconName
  className?: string
  children: ReactNode
}

/** A short, non-interactive status in a pill. `on-art` is solid, so it stays readable over a picture. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'neutral' && `badge-${tone}`, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
