import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

type Contents = readonly { id: string; text: string }[]

/**
 * The area above the reading line, a third down the window, however far up it goes: a heading is in it once it has been reached. A
 * narrower area would miss headings that a jump passes over.
 */
const REACHED = '1000000px 0px -65% 0px'

/** The heading whose part is being read, or undefined before the first. */
const useCurrentHeading = (contents: Contents): string | undefined => {
  const [reached, setReached] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setReached((before) => [
          ...before.filter((id) => !entries.some(({ target }) => target.id === id)),
          ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id),
        ])
      },
      { rootMargin: REACHED },
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

/** The parts of a long text, folded away: for screens where the list stands above it. Links only, so it works without scripts. */
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

/** The parts of a long text beside it, with the one being read marked. */
export function ContentsList({ title, contents }: { title: string; contents: Contents }) {
  const current = useCurrentHeading(contents)
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 font-sans text-xs font-bold tracking-normal text-muted">{title}</h2>
      <Links contents={contents} current={current} />
    </nav>
  )
}
