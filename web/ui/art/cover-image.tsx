import { groundOf, shadeOf } from './accents.ts'
import { coverPath, printSlug, type CoverAddress } from './cover-path.ts'
import type { COMPOSITIONS_OF, MotifName } from './motif-names.ts'
import { PRINT_SIZES } from './print-sizes.ts'

/** What is drawn: a composition only together with a motif it suits, because the server refuses any other. */
type Drawing =
  | { motif?: MotifName; composition?: undefined }
  | { [Motif in MotifName]: { motif: Motif; composition: (typeof COMPOSITIONS_OF)[Motif][number] } }[MotifName]

type CoverProps = Omit<CoverAddress, keyof Drawing> &
  Drawing & {
    /** Alt text, where the cover carries meaning. Without it the cover is decorative. */
    label?: string
    /** For the largest cover above the fold: loads eagerly with high priority. All others load lazily. */
    priority?: boolean
    /** The caller sets aspect ratio, radius and width: `ratio-card`, `rounded-full` … */
    className?: string
  }

/**
 * A cover as an image from a cached URL, in the frame that adds the grain (class `art`).
 * The frame paints the background colour before the image loads, and the dimensions are set, so nothing shifts.
 */
export function Cover({ label = '', priority = false, className, ...print }: CoverProps) {
  const [width, height] = PRINT_SIZES[print.size]
  const night = print.motif === 'moon' || print.composition === 'night'
  const background = groundOf(print.accent, shadeOf(printSlug(print.slug), print.accent, night))
  return (
    <span className={className ? `art ${className}` : 'art'} style={{ backgroundColor: background }}>
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
