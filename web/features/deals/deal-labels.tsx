import type { Deal } from '#contract/deals.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What a deal is: an ad, of which brand, for members only, a sample. */
export function DealLabels({ deal }: { deal: Pick<Deal, 'brandName' | 'isPremium' | 'isSample'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      <Badge>Ad</Badge>
      {deal.isSample && <Badge tone="info">Sample</Badge>}
      {deal.isPremium && (
        <Badge tone="soft" icon="lock">
          Premium
        </Badge>
      )}
      <span className="w-full">{deal.brandName}</span>
    </p>
  )
}
