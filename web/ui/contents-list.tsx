import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

type Contents = readonly { id: string; text: string }[]

/**
 * Everything above the reading line, a third down the viewport, so a heading is inside it once it has been reached. A narrower area would
 * miss headings skipped by a jump.
 */
const READ_AREA = '1000000px 0px -65% 0px'

/** The heading of the section being read, or undefined before the first. */
const useCurrentHeading = (contents: Contents): string | undefined => {
  const [reached, setReached] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setReached((previous) => [
          ...previous.filter((id) => !entries.some(({ target }) => target.id === id)),
          ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id),
        ])
      },
      { rootMargin: READ_AREA },
    )
    for (const { id } of contents) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [contents])
  return contents.findLast(({ id }) => reached.includes(id))?.id
}

function Links({ contents, current }: { contents: Contents; current?: string | undefined }): ReactNode {
  return (
    <ol className="border-l border-line-strong text-sm">
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="-ml-px flex min-h-tap items-center border-l-2 border-transparent py-1.5 pl-4 leading-[1.35] wrap-anywhere text-muted hover:text-text aria-[current]:border-primary aria-[current]:text-text"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A collapsed table of contents, for screens that show it above the text. Links only, so it works without scripts. */
export function FoldedContents({ title, contents }: { title: string; contents: Contents }) {
  return (
    <details className="group border-y border-line print:hidden">
      <summary className="flex min-h-12 items-center justify-between font-bold">
        {title}
        <Icon name="down" className="transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={title} className="pb-4">
        <Links contents={contents} />
      </nav>
    </details>
  )
}

/** A table of contents next to a long text, with the current section marked. */
export function ContentsList({ title, contents }: { title: string; contents: Contents }) {
  const current = useCurrentHeading(contents)
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 font-sans text-xs font-bold tracking-normal text-muted">{title}</h2>
      <Links contents={contents} current={current} />
    </nav>
  )
}
