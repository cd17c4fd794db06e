/** A piece of text; `match` if it is a word that was searched for. */
export type Piece = { text: string; match: boolean }

/** A word or phrase to highlight: for each of its words every form of it, as `folded` writes them. */
export type Term = readonly ReadonlySet<string>[]

type Word = { text: string; start: number; end: number }
type Range = { start: number; end: number }

const WORDS = /[\p{L}\p{M}\p{N}\p{Cf}'’‘‛ʼ`´]+/gu
const HYPHEN = /^[-‐‑‒–—−]$/

/** Characters of an extract from a body, and those of them before the first match. */
const EXTRACT_LENGTH = 200
const BEFORE_MATCH = 60

/** A word as the search compares it (search_fold in the migrations), without its rarer look-alike letters. */
export const folded = (word: string): string =>
  /^[a-z0-9]*$/.test(word)
    ? word
    : word
        .normalize('NFKD')
        .replaceAll(/[\p{M}\p{Cf}'’‘‛ʼ`´]/gu, '')
        .toLowerCase()

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORDS)].map(({ 0: found, index }) => ({
    text: folded(found),
    start: index,
    end: index + found.length,
  }))

/** The number of words from `at` on that match a term, 0 if none does. sun-screen is also found as one word. */
const matchAt = (text: string, words: readonly Word[], at: number, terms: readonly Term[]): number => {
  const [word, next] = [words[at], words[at + 1]]
  const lengths = terms.map((term) =>
    term.every((forms, place) => forms.has(words[at + place]?.text ?? '')) ? term.length : 0,
  )
  if (word && next && HYPHEN.test(text.slice(word.end, next.start))) {
    const compound = word.text + next.text
    if (terms.some((term) => term.length === 1 && term[0]?.has(compound))) lengths.push(2)
  }
  return Math.max(0, ...lengths)
}

/** The ranges of a text that match, in order. */
function* rangesIn(text: string, terms: readonly Term[]): Generator<Range> {
  const words = wordsOf(text)
  for (let at = 0; at < words.length; at += 1) {
    const length = matchAt(text, words, at, terms)
    if (length === 0) continue
    yield { start: words[at]?.start ?? 0, end: words[at + length - 1]?.end ?? 0 }
    at += length - 1
  }
}

/** A text in pieces, with the words that match marked. */
export const highlight = (text: string, terms: readonly Term[]): Piece[] => {
  const pieces: Piece[] = []
  let done = 0
  for (const { start, end } of rangesIn(text, terms)) {
    if (start > done) pieces.push({ text: text.slice(done, start), match: false })
    pieces.push({ text: text.slice(start, end), match: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), match: false })
  return pieces
}

/** A body without the signs of Markdown, in one line. */
const plain = (body: string): string =>
  body
    .replaceAll(/\[!(NOTE|WARNING)\]|^[>#\s|*-]+/gm, ' ')
    .replaceAll(/[*_`[\]]+/g, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The part of a body around its first match, in pieces; undefined without a match. */
export const extractOf = (body: string, terms: readonly Term[]): Piece[] | undefined => {
  const text = plain(body)
  const first = rangesIn(text, terms).next().value
  if (!first) return undefined
  const start = first.start <= BEFORE_MATCH ? 0 : text.indexOf(' ', first.start - BEFORE_MATCH) + 1
  const cut = text.lastIndexOf(' ', start + EXTRACT_LENGTH)
  const end = text.length <= start + EXTRACT_LENGTH || cut < first.end ? Math.max(first.end, text.length) : cut
  return highlight(
    `${start > 0 ? '… ' : ''}${text.slice(start, Math.min(end, start + 2 * EXTRACT_LENGTH))}${end < text.length ? ' …' : ''}`,
    terms,
  )
}
