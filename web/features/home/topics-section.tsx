import { Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { articlesAddress } from '#web/features/articles/lists/article-filters.ts'

/** Links to the most used topics. */
export function TopicsSection({ tags }: { tags: readonly string[] }) {
  return (
    <section aria-labelledby="topics" className="wrap mt-section">
      <SectionHead id="topics" title="Find your topic" />
      <ul className="chips">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip asChild>
              <Link to={articlesAddress({ tag })}>{tag}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
