import type { ReactNode } from 'react'
import type { LabelCheck, LabelItem } from '#contract/guidance.ts'
import { classNames } from '#web/ui/class-names.ts'
import {
  countMarks,
  explanationOf,
  jump,
  type LabelPart,
  type Mark,
  markOf,
  partId,
  setAsideWords,
} from './label-parts.ts'

/** Each mark has a line or a style of its own, so that nobody has to tell colours apart. */
const looks: Readonly<Record<Mark, string>> = {
  known: 'underline decoration-primary decoration-2 underline-offset-[0.3em]',
  corrected: 'underline decoration-fynbos decoration-wavy decoration-[1.5px] underline-offset-[0.3em]',
  unknown:
    'rounded-sm bg-warning-bg px-1 font-medium text-warning outline-1 outline-dashed -outline-offset-1 outline-warning',
  aside: 'text-muted italic underline decoration-dotted decoration-1 underline-offset-[0.3em]',
}

const legend: readonly { mark: Mark; word: string; text: string }[] = [
  { mark: 'known', word: 'Recognised', text: 'we know this ingredient' },
  { mark: 'corrected', word: 'Corrected', text: 'misspelt; we show what is meant' },
  { mark: 'unknown', word: 'Unknown?', text: 'we do not know this name' },
  { mark: 'aside', word: 'Set aside', text: 'no ingredient; we say why' },
]

/** What is added to a piece, in a smaller type: what is meant, or why it does not count. */
function Added({ children }: { children: ReactNode }) {
  return <span className="ml-1 inline-block text-xs font-medium not-italic no-underline">{children}</span>
}

function Piece({ part, at, items }: { part: LabelPart; at: number; items: readonly LabelItem[] }) {
  const mark = markOf(part, items)
  if (mark === null) return part.text
  const meant = part.item === null ? null : (items[part.item]?.name ?? null)
  return (
    <>
      <a
        id={partId(at)}
        href={`#${explanationOf(part, at)}`}
        onClick={jump}
        className={classNames('scroll-my-24 hover:bg-raised-2', looks[mark])}
      >
        {part.text}
        {mark === 'unknown' && <span aria-hidden="true">?</span>}
        {mark === 'unknown' && <span className="sr-only"> (not known)</span>}
      </a>
      {mark === 'corrected' && (
        <Added>
          <span className="text-fynbos">
            <span aria-hidden="true">→ </span>
            <span className="sr-only">read as </span>
            {meant}
          </span>
        </Added>
      )}
      {part.setAside !== null && (
        <Added>
          <span className="text-muted">({setAsideWords[part.setAside].short})</span>
        </Added>
      )}
    </>
  )
}

/** The text as typed, with every piece marked and linked to its explanation, above a legend with counts. */
export function MarkedText({ check }: { check: Pick<LabelCheck, 'parts' | 'items'> }) {
  const counts = countMarks(check)
  return (
    <>
      <div
        role="group"
        aria-label="Your text, piece by piece"
        className="max-h-[70svh] overflow-y-auto rounded-lg border border-line bg-surface px-4 py-3 print:max-h-none print:overflow-visible print:border-0 print:p-0 sm:px-5"
      >
        <p className="leading-[2] wrap-anywhere whitespace-pre-wrap">
          {check.parts.map((part, at) => (
            // The pieces of a text have no other identity than their place.
            <Piece key={`${at} ${part.text}`} part={part} at={at} items={check.items} />
          ))}
        </p>
      </div>
      <dl className="mt-4 grid gap-x-4 gap-y-2 text-xs sm:grid-cols-2 lg:grid-cols-1">
        {legend
          .filter(({ mark }) => counts[mark] > 0)
          .map(({ mark, word, text }) => (
            <div key={mark} className="flex flex-wrap items-baseline gap-x-2">
              <dt className="flex-none">
                <span className="num mr-2 font-bold">{counts[mark]}</span>
                <span className={looks[mark]}>{word}</span>
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
