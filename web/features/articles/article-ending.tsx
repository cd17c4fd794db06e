import { Link } from 'react-router'
import type { Article } from '#contract/articles.ts'
import { Chip } from '#web/ui/chip.tsx'
import { articlesAddress } from './lists/article-filters.ts'

/** What the text relies on; the numbers in the text lead here. */
export function ArticleSources({ sources }: { sources: Article['sources'] }) {
  return (
    sources.length > 0 && (
      <section aria-labelledby="sources" className="mt-12">
        <h2 id="sources" className="mb-3 text-xl">
          Sources
        </h2>
        <ol className="sources">
          {sources.map(({ title, publisher, url }, at) => (
            <li key={url} id={`source-${at + 1}`}>
              <span>
                <a
                  href={url}
                  rel="noopener"
                  className="text-text underline decoration-line-strong decoration-1 underline-offset-[0.22em] hover:decoration-current"
                >
                  {title}
                </a>
                {/[.?!]$/.test(title) ? '' : '.'} <span className="text-muted">{publisher}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    )
  )
}

/** What the article is about: each tag leads to everything else under it. */
export function ArticleTags({ tags }: { tags: Article['tags'] }) {
  return (
    tags.length > 0 && (
      <nav aria-label="Tags" className="mt-10">
        <ul className="chips">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip asChild>
                <Link to={articlesAddress({ tag })}>{tag}</Link>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
