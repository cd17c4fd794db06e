import { groundOf, shadeOf } from './accents.ts'
import { coverPath, printSlug, type CoverAddress } from './cover-path.ts'
import { PRINT_SIZES } from './print-sizes.ts'

type CoverProps = CoverAddress & {
  /** Says what the print shows, where it stands in for a picture that means something. Without it the print is decoration. */
  label?: string
  /** The largest print of the first screen: fetched at once and first. All others wait until they come near. */
  priority?: boolean
  /** Ratio, radius and width are the caller's: `ratio-card`, `rounded-full` … */
  className?: string
}

/**
 * A drawn cover as an image from a cached address, in the frame that carries the grain (class `art`).
 * Its ground is painted before it arrives, and its measures are written, so nothing moves.
 */
export function Cover({ label = '', priority = false, className, ...print }: CoverProps) {
  const [width, height] = PRINT_SIZES[print.size]
  const night = print.motif === 'moon' || print.composition === 'night'
  const ground = groundOf(print.accent, shadeOf(printSlug(print.slug), print.accent, night))
  return (
    <span className={className ? `art ${className}` : 'art'} style={{ backgroundColor: ground }}>
      <img
        src={coverPath(print)}
        alt={label}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </span>
  )
}
