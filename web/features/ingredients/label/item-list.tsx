import { Link } from 'react-router'
import type { LabelCheck, LabelItem } from '#contract/guidance.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NoteList } from '../note-list.tsx'
import { itemId, jump, partId } from './label-parts.ts'

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** What is to say about an item: what it does, by which rule its name was read, or that it is not known. */
const explanation = ({ how, does, rule }: LabelItem): string | null => {
  if (how === 'unrecognised') return 'We do not know this name. Compare it with the pack: one letter can be enough.'
  const words = does ?? rule
  return words === null ? null : asSentence(words)
}

function Item({ item, at, part }: { item: LabelItem; at: number; part: number }) {
  const { printed, name, ingredient, how, notes } = item
  const words = explanation(item)
  const isSame = name === null || name.toLowerCase() === printed.toLowerCase()
  return (
    <li
      id={itemId(at)}
      tabIndex={-1}
      className="flex scroll-my-24 break-inside-avoid items-start gap-3 border-b border-line py-3 focus:bg-soft"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">
            {ingredient === null ? (
              (name ?? printed)
            ) : (
              <Link to={`/ingredients/${ingredient}`} className="link inline-block min-h-6">
                {name ?? printed}
              </Link>
            )}
          </span>
          {how === 'spelling' && <Badge>Corrected</Badge>}
          {how === 'unrecognised' && <Badge tone="warning">Not known</Badge>}
        </p>
        {!isSame && <p className="text-xs wrap-anywhere text-muted">Printed as {printed}</p>}
        {words !== null && <p className="mt-1 text-text-2 first-letter:uppercase">{words}</p>}
        {notes.length > 0 && (
          <div className="mt-2 text-sm">
            <NoteList notes={notes} />
          </div>
        )}
      </div>
      {part >= 0 && (
        <a
          href={`#${partId(part)}`}
          onClick={jump}
          aria-label={`Show in your text: ${printed}`}
          title="Show in your text"
          className="icon-btn flex-none text-muted hover:text-text print:hidden"
        >
          <Icon name="up" />
        </a>
      )}
    </li>
  )
}

/** Items of a label in the order printed, each with what it does and a way back to the text. */
export function ItemList({ check, mayContain }: { check: Pick<LabelCheck, 'items' | 'parts'>; mayContain: boolean }) {
  return (
    <ol className="-mt-3">
      {check.items.map(
        (item, at) =>
          item.mayContain === mayContain && (
            // A list may print a name twice.
            <Item key={at} item={item} at={at} part={check.parts.findIndex((part) => part.item === at)} />
          ),
      )}
    </ol>
  )
}
