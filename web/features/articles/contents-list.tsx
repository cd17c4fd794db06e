import { type ReactNode, useEffect, useState } from 'react'
import type { Article } from '#contract/articles.ts'
import { Icon } from '#web/ui/icon.tsx'

type Contents = Article['contents']

/**
 * The area above the reading line, a third down the window, however far up it goes: a heading is in it once it has been reached. A
 * narrower area would miss headings that a jump passes over.
 */
const REACHED = '1000000px 0px -65% 0px'

/** The heading whose part is being read, or undefined before the first. */
const useCurrentHeading = (contents: Contents): string | undefined => {
  const [reached, setReached] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setReached((before) => [
        ...before.filter((id) => !entries.some(({ target }) => target.id === id)),
        ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id),
      ])
    }, { rootMargin: REACHED })
    for (const { id } of contents) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [contents])
  return contents.findLast(({ id }) => reached.includes(id))?.id
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
