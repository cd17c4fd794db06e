import { Link } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { MoreLink } from '#web/ui/section-head.tsx'
import { DealCard } from '../deals/deal-card.tsx'

/** The newest sponsored offers. */
export function OffersSection({ deals }: { deals: readonly Deal[] }) {
  return (
    <Carousel
      id="offers"
      title="Sponsored Offers"
      text="Newest first. What we are paid never changes the order."
      action={
        <MoreLink asChild>
          <Link to="/sponsored-offers">All offers</Link>
        </MoreLink>
      }
      wide={4}
    >
      {deals.map((deal) => (
        <DealCard key={deal.id} deal={deal} />
      ))}
    </Carousel>
  )
}
