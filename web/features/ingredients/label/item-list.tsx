import { Link } from 'react-router'
import type { LabelCheck, LabelItem } from '#contract/guidance.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BackToText } from './back-to-text.tsx'
import { itemId } from './label-parts.ts'

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** What is to say about an item: what it does, by which rule its name was read, or that it is not known. */
const explanation = ({ how, does, rule }: LabelItem): string | null => {
  if (how === 'unrecognised') return 'We do not know this name. Compare it with the pack: one letter can be enough.'
  const words = does ?? rule
  return words === null ? null : asSentence(words)
}

/** A name as it is compared: without capitals, dots and marks. */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const flags = {
  avoid: { word: 'Leave out', tone: 'warning' },
  careful: { word: 'Careful', tone: 'warning' },
  good: { word: 'Good', tone: 'soft' },
} as const

/** The strongest conclusion about an item, in a word. Never red: an ingredient is no danger by its name. */
const flagOf = (notes: LabelItem['notes']) => {
  const tone = (['avoid', 'careful', 'good'] as const).find((one) => notes.some((note) => note.tone === one))
  return tone && flags[tone]
}

function Item({ item, at, part }: { item: LabelItem; at: number; part: number }) {
  const { printed, name, ingredient, how, notes } = item
  const words = explanation(item)
  const flag = flagOf(notes)
  const isSame = name === null || lettersOf(name) === lettersOf(printed)
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
          {how === 'unrecognised' && <Badge>Not known</Badge>}
          {flag !== undefined && <Badge tone={flag.tone}>{flag.word}</Badge>}
        </p>
        {!isSame && <p className="text-xs wrap-anywhere text-muted">Printed as {printed}</p>}
        {words !== null && <p className="mt-1 text-text-2 first-letter:uppercase">{words}</p>}
        {notes.map(({ text }) => (
          <p key={text} className="mt-1 text-sm text-text-2">
            {text}
          </p>
        ))}
      </div>
      {part >= 0 && <BackToText part={part} text={printed} />}
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
