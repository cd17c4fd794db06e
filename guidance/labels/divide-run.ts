import type { Substances } from '../knowledge/substances.ts'
import { keyOf } from '../text/normalise.ts'
import { withoutMarks } from './printed-forms.ts'
import { recognise } from './recognise.ts'

const mostWords = 12
/** A gap between known names longer than this is prose, and not searched for names by rule. */
const longestGap = 24
const connecting = /^(?:and|en|et|und|y|&|\+|with|met)$/i

type Part = { from: number; to: number; known: boolean; connects?: boolean }

/** Words of a run, parted also where a small letter meets a capital: `GlycerinNiacinamide`. */
const tokensOf = (run: string): string[] =>
  run.split(/\s+|(?<=[a-z)\d])(?=[A-Z][a-z]{2})/).filter((token) => token !== '')

/**
 * For each token, how many tokens the name that begins there takes, or 0: so that as many tokens as may be are known, in as few names as may be.
 * "Lanolin Cera Microcristallina" is lanolin and a wax, though "lanolin cera" is a name as well.
 */
const bestNames = (knowledge: Substances, keys: readonly string[], bare: readonly boolean[]): number[] => {
  const cost = Array.from({ length: keys.length + 1 }, () => 0)
  const taken = Array.from({ length: keys.length }, () => 0)
  for (let from = keys.length - 1; from >= 0; from -= 1) {
    cost[from] = (cost[from + 1] ?? 0) + 4
    let [whole, outside] = ['', '']
    for (let length = 1; length <= mostWords && from + length <= keys.length; length += 1) {
      whole += keys[from + length - 1] ?? ''
      if (bare[from + length - 1] === false) outside += keys[from + length - 1] ?? ''
      const known =
        whole.length > 2 && (knowledge.keys.has(whole) || (outside.length > 2 && knowledge.keys.has(outside)))
      const next = (cost[from + length] ?? 0) + 1
      if (known && next <= (cost[from] ?? 0)) [cost[from], taken[from]] = [next, length]
    }
  }
  return taken
}

const bracketWords = (tokens: readonly string[]): boolean[] => {
  let depth = 0
  return tokens.map((token) => {
    const inside = depth > 0 || token.startsWith('(') || token.startsWith('[')
    depth = Math.max(0, depth + (token.match(/[([]/g) ?? []).length - (token.match(/[)\]]/g) ?? []).length)
    return inside
  })
}

/** A gap of unknown words, parted where a rule or close spelling knows a stretch of it. */
const fillGap = (knowledge: Substances, tokens: readonly string[], { from, to }: Part): Part[] => {
  if (to - from > longestGap) return [{ from, to, known: false }]
  const parts: Part[] = []
  for (let at = from; at < to;) {
    let taken = 0
    for (let length = Math.min(6, to - at); length > 0 && taken === 0; length -= 1) {
      const name = tokens.slice(at, at + length).join(' ')
      const { how } = recognise(knowledge, name)
      // A short word by itself is another word: "better" is no butter.
      if (how !== 'unrecognised' && !(how === 'spelling' && withoutMarks(name).length < 8)) taken = length
    }
    const last = parts.at(-1)
    if (taken > 0) parts.push({ from: at, to: at + taken, known: true })
    else if (last?.known === false) last.to += 1
    else parts.push({ from: at, to: at + 1, known: false })
    at += Math.max(1, taken)
  }
  return parts
}

const isOneName = (knowledge: Substances, tokens: readonly string[], part: Part, next: Part): boolean => {
  const whole = recognise(knowledge, tokens.slice(part.from, next.to).join(' ')).how
  return (
    ((whole === 'name' || whole === 'synonym') && /^[([]/.test(tokens[next.from] ?? '')) ||
    (whole !== 'unrecognised' &&
      part.to - part.from < 3 &&
      recognise(knowledge, tokens.slice(part.from, part.to).join(' ')).how === 'unrecognised')
  )
}

const partsOf = (knowledge: Substances, tokens: readonly string[]): Part[] => {
  const keys = tokens.map(keyOf)
  const bare = bracketWords(tokens)
  const parts: Part[] = []
  const names = bestNames(knowledge, keys, bare)
  for (let at = 0; at < tokens.length;) {
    const length = names[at] ?? 0
    const last = parts.at(-1)
    if (length > 0) parts.push({ from: at, to: at + length, known: true })
    else if (connecting.test(tokens[at] ?? '')) parts.push({ from: at, to: at + 1, known: false, connects: true })
    else if (last?.known === false && last.connects !== true) last.to += 1
    else parts.push({ from: at, to: at + 1, known: false })
    at += Math.max(1, length)
  }
  const filled: Part[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]]
    if (part === undefined) break
    // "Hydrogenated" before a known "Castor Oil" is one name that a rule knows, and not two; so is "Ricinus Communis (Castor) Oil".
    if (
      !part.known &&
      part.connects !== true &&
      next?.known === true &&
      part.to - part.from < 4 &&
      isOneName(knowledge, tokens, part, next)
    ) {
      filled.push({ from: part.from, to: next.to, known: true })
      at += 1
    } else filled.push(...(part.known || part.connects === true ? [part] : fillGap(knowledge, tokens, part)))
  }
  return filled
}

/** One word that is several known names without anything between: `GLYCERINNIACINAMIDE`. All of it must be known. */
const unglue = (knowledge: Substances, word: string): string[] | undefined => {
  const key = keyOf(word)
  if (key.length < 12 || key.length > 400 || key.length !== word.length) return undefined
  // For each position, how the names up to it end; the longest last name wins.
  const back = Array.from({ length: key.length + 1 }, () => -1)
  back[0] = 0
  for (let to = 4; to <= key.length; to += 1) {
    for (let from = Math.max(0, to - 45); from <= to - 4 && back[to] === -1; from += 1) {
      if (back[from] !== -1 && knowledge.keys.has(key.slice(from, to))) back[to] = from
    }
  }
  if (back[key.length] === -1) return undefined
  const names: string[] = []
  for (let to = key.length; to > 0; to = back[to] ?? 0) names.unshift(word.slice(back[to], to))
  return names.length > 1 ? names : undefined
}

/**
 * Parts a run of names that nothing separates (spaces or glued words only), by the longest known names. Undefined when too little of it is
 * known for that: then it is one name we do not know, or prose.
 */
export const divideRun = (knowledge: Substances, run: string): string[] | undefined => {
  const tokens = tokensOf(run)
  if (tokens.length < 2) return unglue(knowledge, run)
  const parts = partsOf(knowledge, tokens)
  // Names of which a sentence joins each to the next are its words, and no list: "use niacinamide with retinol and urea".
  const joined = parts.some((part, at) => part.known && parts[at + 1]?.known === true)
  if (
    !joined &&
    parts.some(({ connects }) => connects === true) &&
    parts.some(({ known, connects }) => !known && connects !== true)
  )
    return undefined
  const names = parts
    .filter(({ connects }) => connects !== true)
    .map(({ from, to, known }) => ({ text: tokens.slice(from, to).join(' '), known }))
  // An amount belongs to the name before it, and is none.
  for (let at = names.length - 1; at > 0; at -= 1) {
    const [before, one] = [names[at - 1], names[at]]
    if (before !== undefined && one !== undefined && withoutMarks(one.text) === '')
      names.splice(at - 1, 2, { ...before, text: `${before.text} ${one.text}` })
  }
  const all = names.reduce((sum, { text }) => sum + text.length, 0)
  const known = names.reduce((sum, one) => sum + (one.known ? one.text.length : 0), 0)
  // A few words are one name unless all of it is known: phenol red is no phenol.
  if (names.length < 2 || known < all * (tokens.length < 5 ? 1 : 0.6)) return undefined
  return names.flatMap(({ text, known: is }) => (is ? [text] : (unglue(knowledge, text) ?? [text])))
}
