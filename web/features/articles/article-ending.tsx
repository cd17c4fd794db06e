import { Link } from 'react-router'
import type { Article } from '#contract/articles.ts'
import { Chip } from '#web/ui/chip.tsx'
import { articlesAddress } from './lists/article-filters.ts'

/** The sources of the article; the reference numbers in the text link to them. */
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

/** The tags of the article; each links to all articles with that tag. */
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
