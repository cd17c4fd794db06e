import type { SVGProps } from 'react'
import { classNames } from './class-names.ts'
import { iconPaths, type IconName } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

const filled = new Set<IconName>(['play', 'saved', 'star-full'])

/**
 * A line icon on a 24 × 24 grid with a 1.7 stroke, in the text colour, 1.25 em in size.
 * Decorative by default; set `label` only where no text or accessible name accompanies it.
 */
export function Icon({
  name,
  label,
  className,
  ...rest
}: { name: IconName; label?: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={filled.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('icon', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
