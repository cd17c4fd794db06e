import { Link } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The way to an offer: an ad that opens in a new tab (decision C15), or for a sample a page of ours. Nothing for a locked deal. */
export function OfferLink({ deal, ...look }: { deal: Deal } & ButtonLook) {
  if (deal.locked) return null
  if (deal.url.startsWith('/'))
    return (
      <Button asChild {...look}>
        <Link to={deal.url}>
          See {deal.brandName}
          <Icon name="arrow" />
        </Link>
      </Button>
    )
  return (
    <Button asChild {...look}>
      <a href={deal.url} target="_blank" rel="sponsored noopener">
        Go to offer
        <span className="sr-only"> for {deal.title} (ad, opens in a new tab)</span>
        <Icon name="external" />
      </a>
    </Button>
  )
}
