import * as Slot from 'radix-ui/slot'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type SectionHeadProps = {
  title: ReactNode
  /** Id of the heading, for the `aria-labelledby` of its section. */
  id?: string
  heading?: 'h1' | 'h2' | 'h3'
  /** On the right, on the heading's baseline: a MoreLink. */
  action?: ReactNode
  className?: string
  /** One sentence under the heading. */
  children?: ReactNode
}

/** The head of a section: title, one sentence and a link to the full list. */
export function SectionHead({ title, id, heading: Heading = 'h2', action, className, children }: SectionHeadProps) {
  return (
    <div className={classNames('section-head', className)}>
      <Heading id={id} className="text-xl">
        {title}
      </Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

/** "All guides →": `<MoreLink asChild><Link to="/articles">All guides</Link></MoreLink>`. */
export function MoreLink({
  href,
  asChild,
  className,
  children,
}: {
  href?: string
  asChild?: boolean
  className?: string
  children: ReactNode
}) {
  const Root = asChild ? Slot.Root : 'a'
  return (
    <Root className={classNames('more', className)} {...(href && { href })}>
      <Slot.Slottable>{children}</Slot.Slottable>
      <Icon name="arrow" />
    </Root>
  )
}
