import type { RedFlag } from '../knowledge/entries.ts'
import { remembered } from '../text/remembered.ts'
import { type Clue, findClue, type Hit, sentencesOf, whereCluesMayBegin } from './clue-search.ts'
import { framingOf, isMeant, isNegated, isOffered, isPossibility } from './framing.ts'

/** A clue found in a text: in which sentence, and where in it. */
export type Found = Hit & { sentence: number; word: number }

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

/** A text read once for all signs: each clue is looked for the first time it is asked for. */
export const readingOf = remembered((text: string) => {
  const sentences = sentencesOf(text)
  const all = sentences.join('\n')
  const starts = [0]
  for (const [at, { length }] of sentences.entries()) starts.push((starts[at] ?? 0) + length + 1)
  const framings = sentences.map((sentence, at) => framingOf(sentence, sentences[at + 1]))
  const found: Partial<Record<Clue, readonly Found[]>> = {}
  // How many words begin before each place, and in which sentence it is: asked for every hit of every clue.
  const [words, within] = [new Int32Array(all.length + 1), new Int32Array(all.length + 1)]
  for (let at = 0; at < all.length; at += 1) {
    words[at + 1] = (words[at] ?? 0) + Number(all[at] === ' ')
    within[at + 1] = (within[at] ?? 0) + Number(all[at] === '\n')
  }
  const places = whereCluesMayBegin(all)
  const find = (clue: Clue): readonly Found[] => {
    const may = places.get(clue)
    return may === undefined
      ? nowhere
      : (found[clue] ??= findClue(clue, all, may).map(({ from, to }) => {
          const sentence = within[from] ?? 0
          const start = starts[sentence] ?? 0
          return { from: from - start, to: to - start, sentence, word: (words[from] ?? 0) - (words[start] ?? 0) + 1 }
        }))
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
    mayStand: [...places.keys()],
    /** Whether any of these is said at all, of whomever and however. */
    speaksOf: (clues: readonly Clue[]): boolean => clues.some((clue) => find(clue).length > 0),
    /** Whether it is said and not denied: "no pus" says no pus. */
    isSo: (clue: Clue): boolean => find(clue).some((hit) => !isNegated(said(hit), hit)),
    possibility: (hit: Found): boolean =>
      (offered[hit.sentence] ??= isOffered(said(hit))) || isPossibility(said(hit), hit),
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
