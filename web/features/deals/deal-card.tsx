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

const shapes: Record<CardShape, { box: string; art: string; badge: string; text: string; actions: string }> = {
  tall: {
    box: 'flex flex-col',
    art: 'ratio-card',
    badge: 'top-3 left-3',
    text: 'flex flex-1 flex-col p-4',
    actions: '',
  },
  lead: {
    box: 'flex flex-col @[36rem]:grid @[36rem]:grid-cols-2 @[36rem]:grid-rows-[1fr_auto]',
    art: 'ratio-card @[36rem]:row-span-2 @[36rem]:aspect-auto @[36rem]:min-h-64',
    badge: 'top-3 left-3',
    text: 'p-4 @[36rem]:p-6',
    actions: 'mt-auto @[36rem]:px-6',
  },
  row: {
    box:
      'flex flex-col max-md:@[17rem]:grid max-md:@[17rem]:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:@[17rem]:grid-rows-[1fr_auto] ' +
      '@[36rem]:grid @[36rem]:grid-cols-[2fr_3fr] @[36rem]:grid-rows-[1fr_auto]',
    art: 'ratio-card max-md:@[17rem]:m-3 max-md:@[17rem]:mr-0 max-md:@[17rem]:aspect-square max-md:@[17rem]:self-start max-md:@[17rem]:rounded-md @[36rem]:row-span-2 @[36rem]:aspect-auto @[36rem]:min-h-full',
    badge:
      'top-3 left-3 max-md:@[17rem]:top-auto max-md:@[17rem]:-bottom-2 max-md:@[17rem]:left-1 max-md:@[17rem]:px-2',
    text: 'p-4 max-md:@[17rem]:py-3',
    actions: 'mt-auto max-md:@[17rem]:col-span-2',
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
  const { box, art, badge, text, actions } = shapes[shape]
  return (
    <Card asChild padding="flush" className={classNames('@container h-full', className)}>
      <article>
        <div className={classNames('card-lift relative h-full', box)}>
          <span className={classNames('relative block', art)}>
            <DealCover deal={deal} priority={priority} className="h-full rounded-[inherit]" />
            <Badge tone="on-art" className={classNames('absolute', badge)}>
              {deal.discountPercentage}% OFF
            </Badge>
          </span>
          <div className={text}>
            <DealLabels deal={deal} />
            <Heading
              className={classNames(
                'mt-2 font-sans font-bold tracking-normal',
                shape === 'lead' ? 'text-lg' : 'text-sm',
              )}
            >
              <Link
                to={`/sponsored-offers/${deal.slug}`}
                prefetch="intent"
                viewTransition
                className="after:absolute after:inset-0 hover:underline"
              >
                {deal.title}
              </Link>
            </Heading>
            {shape === 'tall' && <p className="mt-1 text-xs text-text-2">{deal.description}</p>}
            <DealPrice deal={deal} className={shape === 'tall' ? 'mt-auto pt-2' : 'mt-2'} />
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
              {deal.endingSoon && <Badge tone="warning">Ending Soon</Badge>}
              <span>{endOf(deal)}</span>
            </p>
            {shape === 'lead' && <p className="mt-3 max-w-prose text-text-2 max-md:hidden">{deal.description}</p>}
          </div>
          {children && (
            <div className={classNames('relative z-1 border-t border-line p-4 max-md:px-3', actions)}>{children}</div>
          )}
        </div>
      </article>
    </Card>
  )
}
