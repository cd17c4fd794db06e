import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DealCover } from './deal-cover.tsx'
import { DealLabels } from './deal-labels.tsx'
import { DealPrice } from './deal-price.tsx'
import { endOf } from './deal-words.ts'

/** `tall`: the cover above the text. `lead`: beside it where the card is wide. `row`: beside it on a phone too, as a small square. */
type CardShape = 'tall' | 'lead' | 'row'

const shapes: Record<CardShape, { box: string; art: string; badge: string; text: string }> = {
  tall: { box: '', art: 'ratio-card', badge: 'top-3 left-3', text: 'p-4' },
  lead: {
    box: '@[36rem]:grid @[36rem]:grid-cols-2',
    art: 'ratio-card @[36rem]:aspect-auto @[36rem]:h-full',
    badge: 'top-3 left-3',
    text: 'p-4 @[36rem]:p-6',
  },
  row: {
    box: 'max-md:grid max-md:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] @[36rem]:grid @[36rem]:grid-cols-[2fr_3fr]',
    art: 'ratio-card max-md:m-3 max-md:mr-0 max-md:aspect-square max-md:rounded-md @[36rem]:aspect-auto @[36rem]:h-full',
    badge: 'top-3 left-3 max-md:top-auto max-md:left-4 max-md:bottom-1 max-md:px-2',
    text: 'p-4 max-md:py-3',
  },
}

type DealCardProps = {
  deal: Deal
  heading?: 'h2' | 'h3'
  shape?: CardShape
  /** Loads the cover first: for the one large image above the fold. */
  priority?: boolean
  className?: string
  /** Below the card's link: the code, the opinion and the link to the offer. */
  children?: ReactNode
}

/** A deal as a box, so that it never looks like an article. The link covers all but its actions; it fits a carousel 248 px wide. */
export function DealCard({
  deal,
  heading: Heading = 'h3',
  shape = 'tall',
  priority,
  className,
  children,
}: DealCardProps) {
  const { box, art, badge, text } = shapes[shape]
  return (
    <Card asChild padding="flush" className={classNames('@container flex h-full flex-col', className)}>
      <article>
        <div className={classNames('card-lift relative flex-1', box)}>
          <span className="relative block">
            <DealCover deal={deal} priority={priority} className={classNames('rounded-none', art)} />
            <Badge tone="on-art" className={classNames('absolute', badge)}>
              {deal.discountPercentage}% OFF
            </Badge>
          </span>
          <div className={text}>
            <DealLabels deal={deal} />
            <Heading className="mt-1 font-sans text-sm font-bold tracking-normal">
              <Link
                to={`/sponsored-offers/${deal.slug}`}
                prefetch="intent"
                viewTransition
                className="after:absolute after:inset-0 hover:underline"
              >
                {deal.title}
              </Link>
            </Heading>
            <DealPrice deal={deal} className="mt-2" />
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
              {deal.endingSoon && <Badge tone="warning">Ending Soon</Badge>}
              {endOf(deal)}
            </p>
          </div>
        </div>
        {children && <div className="border-t border-line p-4 max-md:px-3">{children}</div>}
      </article>
    </Card>
  )
}
