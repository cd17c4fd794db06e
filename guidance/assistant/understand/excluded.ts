import type { Situation } from '../../safety/situation.ts'
import type { Found } from '../../text/phrases.ts'
import type { Thing } from './things.ts'
import { pattern } from '../../text/pattern.ts'

// "A moisturiser for dry skin, but no coconut oil": what somebody does not want is no subject of the question. "Does that mean no sulfur?" asks of it.

const leading = pattern`
  (?<!\b(?:mean|means|meaning|beteken) (?:(?:that|i|dit|dat|ek) )?)\b(?:no|without|except|minus|other than|anything but|free of|free from|but not|and not|please not|dont want|do not want|(?<!\b(?:you|u|one|people|jy|mens|true|that|true that i) )(?:cant|cannot) use|
  nothing with|niks met|geen|sonder)(?: (?:any|a|the|added|strong|use|more|n))*$`

/** It asks about doing without: "is niacinamide without zinc fine?", "can I use retinol without moisturiser?". */
const asksOfAbsence = pattern`
  ^(?:so |and |but |hi |hey |please )*(?:is|are|can|could|may|does|do|should|must|why|will|would|what(?:s| is| are| does| happens)|how|kan|mag|is dit|
  i want to know|difference)\b`
const wishes =
  /\b(?:recommend\w*|suggest\w*|looking for|which|something|anything|need|give me|best|good|want|help with|soek|product|use for|treat|get rid)\b/

/** A message without what it only names to leave it out: its words, and the places of what is left. `all` where nothing else is its subject. */
export const withoutExcluded = <T>(
  tokens: readonly string[],
  spans: readonly Found<T>[],
  hasSubject: boolean,
): {
  words: readonly string[]
  kept: readonly Found<T>[]
  out: readonly Found<T>[]
} => {
  const all = { words: tokens, kept: spans, out: [] }
  const said = tokens.join(' ')
  if (!hasSubject || (asksOfAbsence.test(said) && !wishes.test(said))) return all
  const out = spans.filter(
    ({ from, to }) =>
      leading.test(tokens.slice(Math.max(0, from - 5), from).join(' ')) ||
      (tokens[to] === 'free' && tokens[to + 1] !== undefined && tokens[to + 1] !== 'of' && tokens[to + 1] !== 'from'),
  )
  if (out.length === 0) return all
  // The word that sets it aside goes with it: "without" alone would ask about doing without the rest.
  const gone = new Set(
    out.flatMap(({ from, to }) => {
      const before = tokens
        .slice(0, from)
        .findLastIndex((token) => /^(?:no|not|without|except|minus|geen|sonder|niks|nothing)$/.test(token))
      const start = before >= from - 5 && before >= 0 ? before : from
      return Array.from({ length: to - start }, (_, at) => start + at)
    }),
  )
  return { words: tokens.filter((_, at) => !gone.has(at)), kept: spans.filter((span) => !out.includes(span)), out }
}

/** A situation in which what a message puts aside is left out of every answer. */
export const leavingOut = (situation: Situation, without: readonly Thing[]): Situation => {
  const { ingredients, families } = situation.avoid
  const fresh = without.filter(({ family, ingredient }) =>
    family !== undefined ? !families.has(family) : ingredient !== undefined && !ingredients.has(ingredient.id),
  )
  if (fresh.length === 0) return situation
  return {
    ...situation,
    heard: [...situation.heard, ...fresh.map(({ called }) => `no ${called}`)],
    avoid: {
      ...situation.avoid,
      families: new Set([...families, ...fresh.flatMap(({ family }) => family ?? [])]),
      ingredients: new Set([
        ...ingredients,
        ...fresh.flatMap(({ family, ingredient }) =>
          family === undefined && ingredient !== undefined ? [ingredient.id] : [],
        ),
      ]),
    },
  }
}
