import type { LabelItem, Note } from '#contract/guidance.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NoteList } from '../note-list.tsx'
import { itemId, jump } from './label-parts.ts'

type Reason = { because: Note['because']; items: readonly LabelItem[]; sourced: boolean }

/**
 * The ingredients that a conclusion rests on, linked to their place in the list, and its sources, folded. `sourced` is false where the
 * sources wait for a connection.
 */
export function Reasons({ because, items, sourced }: Reason) {
  const { ingredients } = because
  const sources = sourced ? because.sources : []
  const concerned = items.flatMap(({ ingredient, printed }, at) =>
    ingredient !== null && ingredients.includes(ingredient) ? [{ at, printed }] : [],
  )
  if (concerned.length + sources.length === 0) return null
  return (
    <details className="group -mb-2 text-sm print:hidden">
      <summary className="inline-flex min-h-tap items-center gap-1 text-muted hover:text-text">
        Why, and sources
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {concerned.length > 0 && (
        <p className="text-text-2">
          Because of{' '}
          {concerned.map(({ at, printed }, place) => (
            <span key={at}>
              {place > 0 && ', '}
              <a href={`#${itemId(at)}`} onClick={jump} className="link">
                {printed}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      {sources.length > 0 && (
        <ul className="my-2 grid gap-2 border-l-2 border-line pl-3">
          {sources.map(({ title, url }) => (
            <li key={title} className="wrap-anywhere">
              {url === undefined ? (
                title
              ) : (
                <a href={url} rel="noopener" className="underline underline-offset-[0.22em]">
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** Conclusions about a label, each with its reasons. */
export function ReasonedNotes({
  notes,
  items,
  sourced,
}: {
  notes: readonly Note[]
  items: readonly LabelItem[]
  sourced: boolean
}) {
  return (
    <NoteList notes={notes} more={({ because }) => <Reasons because={because} items={items} sourced={sourced} />} />
  )
}
