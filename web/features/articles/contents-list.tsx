import { type ReactNode, useEffect, useState } from 'react'
import type { Article } from '#contract/articles.ts'
import { Icon } from '#web/ui/icon.tsx'

type Contents = Article['contents']

/** Where a heading has to have passed to be the one being read: a little below the header that stays. */
const READING_LINE = '-6.5rem 0px -65% 0px'

/** The heading whose part is being read, or undefined before the first. */
const useCurrentHeading = (contents: Contents): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = contents.flatMap(({ id }) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target, boundingClientRect, rootBounds } of entries) {
        if (isIntersecting) setCurrent(target.id)
        // Scrolled back up: its part has left through the lower edge, so the one before it is read again.
        else if (rootBounds && boundingClientRect.top > rootBounds.bottom) setCurrent(headings[headings.indexOf(target as HTMLElement) - 1]?.id)
      }
    }, { rootMargin: READING_LINE })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [contents])
  return current
}

const Links = ({ contents, current }: { contents: Contents; current?: string | undefined }): ReactNode => (
  <ol className="border-l border-line-strong text-sm">
    {contents.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className="-ml-px flex min-h-tap items-center border-l-2 border-transparent py-1.5 pl-4 leading-[1.35] text-muted hover:text-text aria-[current]:border-primary aria-[current]:text-text"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)

const TITLE = 'In this article'

/** The parts of an article, folded away: for screens where it stands above the text. */
export const FoldedContents = ({ contents }: { contents: Contents }) => (
  <details className="group border-y border-line print:hidden">
    <summary className="flex min-h-12 items-center justify-between font-bold">
      {TITLE}
      <Icon name="down" className="transition-transform group-open:rotate-180" />
    </summary>
    <nav aria-label={TITLE} className="pb-4"><Links contents={contents} /></nav>
  </details>
)

/** The parts of an article beside the text, with the one being read marked. */
export const ContentsList = ({ contents }: { contents: Contents }) => {
  const current = useCurrentHeading(contents)
  return (
    <nav aria-label={TITLE}>
      <h2 className="mb-3 font-sans text-xs font-bold tracking-normal text-muted">{TITLE}</h2>
      <Links contents={contents} current={current} />
    </nav>
  )
}
