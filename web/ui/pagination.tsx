import * as Slot from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Pagination for a long list: PageLinks with `status` between them, for example "Guides 21 to 40". */
export function Pagination({
  label,
  status,
  className,
  children,
}: {
  label: string
  status?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-label={label} className={classNames('pages', className)}>
      {status && <p className="pages-status">{status}</p>}
      {children}
    </nav>
  )
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  direction: 'earlier' | 'later'
  /** Styles its only child: `<PageLink direction="later" asChild><Link to="?after=…">Next</Link></PageLink>`. */
  asChild?: boolean
  children?: ReactNode
}

/** A link to the previous or next page of a list. A link works before hydration and opens in a new tab. */
export function PageLink({ direction, asChild, className, children, ...rest }: PageLinkProps) {
  const Root = asChild ? Slot.Root : 'a'
  const back = direction === 'earlier'
  return (
    <Root
      rel={back ? 'prev' : 'next'}
      className={classNames(
        buttonClass({ variant: 'line', size: 'sm' }),
        back ? 'page-earlier' : 'page-later',
        className,
      )}
      {...rest}
    >
      {back && <Icon name="left" />}
      <Slot.Slottable>{children ?? (back ? 'Previous' : 'Next')}</Slot.Slottable>
      {!back && <Icon name="right" />}
    </Root>
  )
}
