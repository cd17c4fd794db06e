import type { RedFlag } from '../knowledge/entries.ts'
import { remembered } from '../text/remembered.ts'
import type { Hit, Search } from '../text/pattern-index.ts'
import { type Clue, type Place, placedIn, searchForClues, sentencesOf } from './clue-search.ts'
import { framingOf, isMeant, isNegated, isOffered, isPossibility } from './framing.ts'

/** A clue found in a text: in which sentence, and where in it. */
export type Found = Place & { word: number }

const nowhere: readonly Found[] = []

/** So many words before and after a clue say at most whether it is denied (framing.ts). */
const [wordsBefore, wordsAfter] = [12, 16]
/** More words than these letters have. */
const wordsIn = ({ from, to }: Hit): number => (to - from) / 2 + 1
/** What else was found so near a clue that it may bear on whether it is denied; what stands between makes no distance. */
const nearby = (hit: Found, others: readonly Found[]): readonly Found[] => {
  const between = others.reduce((sum, one) => sum + wordsIn(one), 0)
  const isNear = ({ word }: Found): boolean =>
    hit.word - word < wordsBefore + between && word - hit.word < wordsAfter + between + wordsIn(hit)
  return others.filter((one) => one.sentence === hit.sentence && isNear(one))
}

/** How many words there are up to each place of a sentence: counted once, for it is asked of every hit of every clue. */
const wordsUpTo = remembered((sentence: string): Uint16Array => {
  const words = new Uint16Array(sentence.length + 1).fill(1)
  for (let at = 0; at < sentence.length; at += 1) words[at + 1] = (words[at] ?? 0) + Number(sentence[at] === ' ')
  return words
})

/** A text read once for all signs: each clue is looked for the first time it is asked for. */
export const readingOf = remembered((text: string) => {
  const sentences = sentencesOf(text)
  const framings = sentences.map((sentence, at) => framingOf(sentence, sentences[at + 1]))
  const clues = searchForClues(sentences)
  const numbered = (places: readonly Place[]): Found[] =>
    places.map(({ from, to, sentence }) => ({
      from,
      to,
      sentence,
      word: wordsUpTo(sentences[sentence] ?? '')[from] ?? 1,
    }))
  const found = new Map<Clue, readonly Found[]>()
  const find = (clue: Clue): readonly Found[] => {
    const before = found.get(clue)
    if (before !== undefined) return before
    const places = clues.find(clue)
    if (places === undefined) return nowhere
    const hits = numbered(places)
    found.set(clue, hits)
    return hits
  }
  const said = ({ sentence }: Found): string => sentences[sentence] ?? ''
  const offered: boolean[] = []
  // Signs ask it of the same hit hundreds of times.
  const meant: Partial<Record<RedFlag['level'], Map<Found, boolean>>> = {}
  return {
    sentences,
    /** Without what was only heard of somebody far off (framing.ts). */
    near: sentences.filter((_, at) => framings[at]?.far !== true),
    find,
    /** The clues that may stand in it, in the order of clueNames; no other does. */
    mayStand: clues.mayStand,
    /** What another search finds in it (text/pattern-index.ts), of whomever and however. */
    locatedBy: <Name extends string>(search: (text: string) => Search<Name>): ((name: Name) => readonly Found[]) => {
      const { find: findIn } = search(sentences.join('\n'))
      return (name) => numbered(placedIn(sentences, findIn(name)))
    },
    /** Whether any of these is said at all, of whomever and however. */
    speaksOf: (clues: readonly Clue[]): boolean => clues.some((clue) => find(clue).length > 0),
    /** Whether it is said and not denied: "no pus" says no pus. */
    isSo: (clue: Clue): boolean => find(clue).some((hit) => !isNegated(said(hit), hit)),
    possibility: (hit: Found): boolean =>
      (offered[hit.sentence] ??= isOffered(said(hit))) ||
      (framings[hit.sentence]?.warns === true && isPossibility(said(hit), hit)),
    /** Told of a time that is over. */
    past: (hit: Found): boolean => framings[hit.sentence]?.past === true,
    meant: (hit: Found, level: RedFlag['level'], told: readonly Found[] = []): boolean => {
      const framing = framings[hit.sentence] ?? framingOf('')
      const beside = nearby(hit, told)
      if (beside.length > 0) return isMeant(said(hit), framing, hit, level, beside)
      const by = (meant[level] ??= new Map<Found, boolean>())
      const known = by.get(hit)
      if (known !== undefined) return known
      const is = isMeant(said(hit), framing, hit, level)
      by.set(hit, is)
      return is
    },
  }
})

export type Reading = ReturnType<typeof readingOf>
