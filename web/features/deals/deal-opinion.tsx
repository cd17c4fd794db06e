import type { Deal } from '#contract/deals.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCount } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useDealOpinion } from './use-deal-opinion.ts'

/** Like and dislike with their counts; `aria-pressed` conveys the member's own. */
export function DealOpinionButtons({ deal }: { deal: Deal }) {
  const { likes, dislikes, yourLike, press } = useDealOpinion(deal)
  const choices = [
    { isLike: true, icon: 'like', label: 'Like', count: likes },
    { isLike: false, icon: 'dislike', label: 'Dislike', count: dislikes },
  ] as const
  return (
    <div className="needs-script -ml-2 flex">
      {choices.map(({ isLike, icon, label, count }) => (
        <Button
          key={label}
          size="sm"
          variant="quiet"
          aria-label={`${label}: ${deal.title}, ${formatCount(count)}`}
          aria-pressed={yourLike === isLike}
          className="num aria-pressed:bg-soft aria-pressed:text-on-soft"
          onClick={() => press(isLike)}
        >
          <Icon name={icon} />
          {formatCount(count)}
        </Button>
      ))}
    </div>
  )
}
