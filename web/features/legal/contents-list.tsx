import type { LegalPage } from '#contract/legal.ts'
import { Icon } from '#web/ui/icon.tsx'

type Contents = LegalPage['contents']

/** The sections of a long text: beside it where there is room, folded above it where there is not. Links only, so it works without scripts. */
export function ContentsList({ contents }: { contents: Contents }) {
  return (
    <>
      <details className="group mb-10 max-w-measure rounded-md border border-line lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-bold">
          Contents<Icon name="down" className="transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Contents" className="px-4 pb-3"><Sections contents={contents} /></nav>
      </details>
      <nav aria-label="Contents" className="hidden lg:block print:hidden">
        <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
          <p className="mb-2 text-xs font-bold">Contents</p>
          <Sections contents={contents} />
        </div>
      </nav>
    </>
  )
}

function Sections({ contents }: { contents: Contents }) {
  return (
    <ol className="text-xs">
      {contents.map(({ id, text }) => (
        <li key={id}><a href={`#${id}`} className="flex min-h-tap items-center py-1 leading-snug text-muted hover:text-text">{text}</a></li>
      ))}
    </ol>
  )
}
