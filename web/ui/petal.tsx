import * as Slot from 'radix-ui/slot'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The half-leaf ornament: a bullet, a marker for the current page or for something unread. Uses the text colour. */
export function Petal({ className }: { className?: string }) {
  return <i aria-hidden="true" className={classNames('petal', className)} />
}

/** The logo mark: a leaf of two halves, one light and one dark. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="5.5 1 13 22" width="13" height="22" aria-hidden="true" className={classNames('logo-mark', className)}>
      <path d="M12 22.5C4.5 18.5 3 10.5 12 1.5 12.5 9 13 15 12 22.5z" fill="#34d399" />
      <path d="M12 22.5C19.5 18.5 21 10.5 12 1.5 12.5 9 13 15 12 22.5z" fill="#0d8f65" />
    </svg>
  )
}

/** Logo mark and wordmark. `<Logo asChild><Link to="/" aria-label="Skynn, home" /></Logo>` makes it the home link. */
export function Logo({
  asChild,
  className,
  children,
  ...rest
}: ComponentProps<'span'> & { asChild?: boolean; children?: ReactNode }) {
  const Root = asChild ? Slot.Root : 'span'
  return (
    <Root className={classNames('logo', className)} {...rest}>
      <LogoMark />
      <span className="logo-word">Skynn</span>
      {asChild && <Slot.Slottable>{children}</Slot.Slottable>}
    </Root>
  )
}

const petalPath = 'M0 0c9 0 16 7 16 16C7 16 0 9 0 0z'

/**
 * Petals in rows of twenty, one for each place: taken ones filled, the next one outlined, the rest faint.
 * `label` is the text alternative ("61 of 100 founding places are taken").
 */
export function PetalCount({
  value,
  total = 100,
  label,
  next = true,
}: {
  value: number
  total?: number
  label: string
  next?: boolean
}) {
  const id = useId()
  const taken = Math.max(0, Math.min(total, Math.round(value)))
  const rows = Math.ceil(total / 20)
  const full = Math.floor(taken / 20) * 20
  const rest = (taken % 20) * 20
  return (
    <svg viewBox={`0 0 396 ${rows * 20 - 4}`} role="img" aria-label={label} className="petals">
      <defs>
        <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse">
          <path d={petalPath} fill="currentColor" />
        </pattern>
      </defs>
      <path className="off" d={`M${rest} ${full}H400V${rows * 20}H0V${full + 20}H${rest}z`} fill={`url(#${id})`} />
      <path d={`M0 0H400V${full}H${rest}v20H0z`} fill={`url(#${id})`} />
      {next && taken < total && (
        <path
          d={petalPath}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          transform={`translate(${rest + 1.5} ${full + 1.5}) scale(.82)`}
        />
      )}
    </svg>
  )
}
