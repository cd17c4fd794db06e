import type { MouseEvent } from 'react'
import type { LabelCheck, LabelItem } from '#contract/guidance.ts'

export type LabelPart = LabelCheck['parts'][number]
export type SetAside = NonNullable<LabelPart['setAside']>

/** How a piece of the text was read. */
export type Mark = 'known' | 'corrected' | 'unknown' | 'aside'

const markOfItem = ({ how }: LabelItem): Mark => {
  if (how === 'unrecognised') return 'unknown'
  return how === 'spelling' ? 'corrected' : 'known'
}

/** The mark of a piece; null for punctuation and space. */
export const markOf = ({ item, setAside }: LabelPart, items: readonly LabelItem[]): Mark | null => {
  const read = item === null ? undefined : items[item]
  if (read !== undefined) return markOfItem(read)
  return setAside === null ? null : 'aside'
}

/** How many pieces have each mark. */
export const countMarks = ({ parts, items }: Pick<LabelCheck, 'parts' | 'items'>): Record<Mark, number> => {
  const marks = [
    ...items.map(markOfItem),
    ...parts.flatMap(({ setAside }) => (setAside === null ? [] : (['aside'] as const))),
  ]
  const count = (mark: Mark) => marks.filter((one) => one === mark).length
  return { known: count('known'), corrected: count('corrected'), unknown: count('unknown'), aside: count('aside') }
}

// The ids of the pieces in the text and of their explanations, which lead to each other.
export const partId = (part: number): string => `piece-${part}`
export const itemId = (item: number): string => `item-${item}`
export const asideId = (part: number): string => `aside-${part}`

/** The id of the explanation of a piece. */
export const explanationOf = (part: LabelPart, at: number): string =>
  part.item === null ? asideId(at) : itemId(part.item)

/** Follows a link within the page without a step in the history, so that Back leaves the page. */
export const jump = (event: MouseEvent<HTMLAnchorElement>): void => {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (target === null) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

/** Why a piece was set aside: within the text, and in a sentence. */
export const setAsideWords: Readonly<Record<SetAside, { short: string; sentence: string }>> = {
  heading: { short: 'heading', sentence: 'A heading or a name on the pack, not an ingredient.' },
  'free-from': { short: 'not in it', sentence: 'The pack says that this is not in it, so it does not count.' },
  'may-contain': { short: 'may contain', sentence: 'Announces what may be in it, by shade or batch.' },
  traces: { short: 'traces', sentence: 'Traces from the factory, which are no ingredient.' },
  directions: { short: 'directions', sentence: 'How to use it, or a warning.' },
  address: { short: 'maker', sentence: 'Who made it and where, or a number on the pack.' },
  text: { short: 'other text', sentence: 'Other words on the pack. We read no ingredient in them.' },
}
