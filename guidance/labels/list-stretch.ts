import type { Substances } from '../knowledge/substances.ts'
import { type Found, mayGoOn, type SplitItem } from './ends-of-list.ts'
import { isSpoken } from './prose.ts'
import { endsInOtherWord } from './recognise.ts'

// Which stretch of the pieces of a text is a list.

const weights = { name: 1, synonym: 1, spelling: 0.8, rule: 0.7, unrecognised: -0.4 }
const prose = -3

/**
 * What each piece speaks for a list. A sentence between two commas stands within the list, and does not end it; nor does one after a heading
 * when names follow.
 */
const weightsOf = (found: readonly Found[], anchored: boolean): number[] => {
  const weighed: number[] = []
  for (let at = 0; at < found.length;) {
    const one = found[at]
    if (one?.prose !== true) {
      // After a heading a name we do not know is still an item of the list.
      weighed.push(
        one === undefined ? 0 : one.how !== 'unrecognised' ? weights[one.how] : anchored ? 0.1 : weights.unrecognised,
      )
      at += 1
      continue
    }
    let to = at
    while (found[to]?.prose === true) to += 1
    const within = found[to]?.afterComma === true && (anchored || one.afterComma === true)
    for (let each = at; each < to; each += 1) {
      if (found[each]?.described === true) {
        weighed.push(-0.1)
        continue
      }
      const open = !within && !anchored
      weighed.push(open ? prose : each > at ? -0.2 : within ? -0.6 : -1.6)
    }
    at = to
  }
  return weighed
}

/** The stretch of pieces that is the list: that with the largest sum of weights; after a heading it begins at the first. */
export const listIn = (found: readonly Found[], anchored: boolean): [number, number] => {
  const weighed = weightsOf(found, anchored)
  let [best, from, to, sum, start] = [0, 0, 0, 0, 0]
  for (const at of found.keys()) {
    if (!anchored && sum <= 0) [sum, start] = [0, at]
    sum += weighed[at] ?? 0
    const goesOn = (weighed[at] ?? 0) > 0 && start === from && best > 0
    if (goesOn ? sum > best - rounding : sum > best) [best, from, to] = [sum, start, at + 1]
  }
  // A last name that we do not know, with nothing after it but prose.
  const unknown = (one?: Found): boolean =>
    one?.prose === false && one.how === 'unrecognised' && /^[A-Z]/.test(one.printed)
  while (!anchored && to > from + 1 && unknown(found[to])) to += 1
  return [from, to]
}

/** Sums of weights are no closer than this. */
const rounding = 0.01

const isSureOf = ({ how }: Found): boolean => how === 'name' || how === 'synonym'

const leads = /\b(?:with|of|and|by|from|in|the|met|en|van|avec|et|de|mit|und|con|com)$/i

/** So many known names in a row are a list, whatever is told beside them. */
const mostTold = 3
const shortestMisspelt = 8

/** "Enriched with [panthenol], this shampoo repairs and shines": in its sentence as much is told as named, so it is no list. */
export const isTold = (knowledge: Substances, found: readonly Found[], from: number, to: number): boolean => {
  const first = found[from]
  // Water begins many a list; a known name at the beginning is what is spoken of.
  if (first === undefined || /^(?:aqua|water|eau)\b/i.test(first.printed)) return false
  const sure = found.slice(from, to).filter(isSureOf).length
  if (from === 0 && first.alone === true && isSureOf(first)) {
    if (sure > 1 || !found.some(({ printed }) => isSpoken(printed))) return false
  }
  const weigh = ({ printed }: Found): number => (isSpoken(printed) ? 2 : 1)
  let [start, end] = [from, to]
  while (found[end]?.prose === true && found[end]?.afterComma === true) end += 1
  while (start > 0 && found[start]?.afterComma === true && found[start - 1]?.prose === true) start -= 1
  // A title before the first name tells nothing of it.
  if (start === from - 1 && !leads.test(found[start]?.printed ?? '') && !isSpoken(found[start]?.printed ?? ''))
    start = from
  const told = found.slice(start, end).reduce((sum, one) => sum + (one.prose ? weigh(one) : 0), 0)
  // "Better, brighter": a short word is another word, and no misspelt name.
  const other = ({ printed, how }: Found): boolean =>
    how === 'spelling' ? printed.length < shortestMisspelt : endsInOtherWord(knowledge, printed)
  if (sure === 0 && found.slice(from, to).some(other)) return true
  return sure < mostTold && told > 0 && sure <= told
}

export const isItem = ({ prose: isSentence }: Found): boolean => !isSentence

export const withoutProse = ({ printed, mayContain, ingredient, how, rule, families }: Found): SplitItem => ({
  printed,
  mayContain,
  ingredient,
  how,
  families,
  ...(rule === undefined ? {} : { rule }),
})

/** The names that go on after such a line: two in a row that are known; after directions and warnings four. */
export const listAgain = (found: readonly Found[], text: string): Found[] => {
  const row = /^(?:www|https?)/i.test(text) ? 1 : mayGoOn.test(text) ? 2 : 4
  const first = found.findIndex(
    (_, at) =>
      at + row <= found.length && found.slice(at, at + row).every(({ how }) => how === 'name' || how === 'synonym'),
  )
  if (first < 0) return []
  const [, to] = listIn(found.slice(first), true)
  return found.slice(first, first + to).filter(isItem)
}

/** A list that stands by itself, names from the beginning of a line or sentence to its end, and where it ends; most of them known, and not fewer than three. */
export const wholeListIn = (found: readonly Found[]): { items: SplitItem[]; to: number } => {
  const [from, to] = listIn(found, false)
  const list = found.slice(from, to)
  const sure = list.filter(isSureOf).length
  const whole = list[0]?.begins === true && found[to]?.afterComma !== true
  return {
    items: whole && sure > 2 && sure * 3 > list.length * 2 && list.every(isItem) ? list.map(withoutProse) : [],
    to,
  }
}

/** The lists of a text that stand by themselves. */
export const wholeListsIn = (found: readonly Found[]): SplitItem[] => {
  const { items, to } = wholeListIn(found)
  return to === 0 ? [] : [...items, ...wholeListsIn(found.slice(to))]
}
