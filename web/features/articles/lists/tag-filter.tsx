import { Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ArticleFilters, articlesAddress, withChange } from './article-filters.ts'

type CountedTag = { tag: string; articles: number }

/** Topics shown before "More topics" is opened. */
const TOP = 8

/** One scrolling row on a phone, wrapped rows elsewhere. */
const row = 'relative bleed chips-row md:mx-0 md:flex-wrap md:overflow-visible md:px-0'

function Topics({
  filters,
  tags,
  className,
}: {
  filters: ArticleFilters
  tags: readonly CountedTag[]
  className: string
}) {
  return (
    <ul className={className}>
      {tags.map(({ tag, articles }) => {
        const current = tag === filters.tag
        return (
          <li key={tag}>
            <Chip
              asChild
              current={current}
              className={current ? undefined : 'border-transparent bg-raised hover:bg-raised-2'}
            >
              <Link to={articlesAddress(withChange(filters, { tag: current ? undefined : tag }))} preventScrollReset>
                {tag}
                <span className="text-xs opacity-75">
                  {articles}
                  <span className="sr-only">{articles === 1 ? ' article' : ' articles'}</span>
                </span>
              </Link>
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}

/** Reserves the space of the topics while they load, so that the list below does not shift. */
function TopicsSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={className}>
      <div className={row}>
        {['w-24', 'w-30', 'w-34', 'w-30', 'w-22', 'w-22', 'w-32', 'w-20'].map((width, at) => (
          <Skeleton key={at} className={`h-11 rounded-full ${width}`} />
        ))}
      </div>
      <div className="h-11" />
    </div>
  )
}

type TagFilterProps = {
  filters: ArticleFilters
  /** All topics, the most used first; undefined while they load. */
  tags: readonly CountedTag[] | undefined
  className?: string
}

/** The topics as links: the most used ones, the rest behind a disclosure. The current topic links to the list without it. */
export function TagFilter({ filters, tags, className }: TagFilterProps) {
  if (tags === undefined) return <TopicsSkeleton className={className} />
  const rest = tags.slice(TOP)
  if (tags.length === 0) return null
  return (
    <nav aria-label="Topics" className={className}>
      <Topics filters={filters} tags={tags.slice(0, TOP)} className={row} />
      {rest.length > 0 && (
        <details className="group" open={rest.some(({ tag }) => tag === filters.tag) || undefined}>
          <summary className="inline-flex min-h-tap items-center gap-2 font-medium text-link">
            More topics
            <Icon name="down" className="transition-transform group-open:rotate-180" />
          </summary>
          <Topics filters={filters} tags={rest} className="chips pt-1" />
        </details>
      )}
    </nav>
  )
}
