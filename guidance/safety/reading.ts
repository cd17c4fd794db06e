import type { RedFlag } from '../knowledge/entries.ts'
import { remembered } from '../text/remembered.ts'
import { type Clue, cluesThatMayStand, findClue, type Hit, sentencesOf } from './clue-search.ts'
import { framingOf, isMeant, isNegated, isPossibility } from './framing.ts'

/** A clue found in a text: in which sentence, and where in it. */
export type Found = Hit & { sentence: number; word: number }

const nowhere: readonly Found[] = []

/** A text read once for all signs: each clue is looked for the first time it is asked for. */
export const readingOf = remembered((text: string) => {
  const sentences = sentencesOf(text)
  const all = sentences.join('\n')
  const starts: number[] = []
  sentences.reduce((start, { length }) => {
    starts.push(start)
    return start + length + 1
  }, 0)
  const framings = sentences.map((sentence, at) => framingOf(sentence, sentences[at + 1]))
  const found: Partial<Record<Clue, readonly Found[]>> = {}
  // How many words begin before each place, and in which sentence it is: asked for every hit of every clue.
  const [words, within] = [new Int32Array(all.length + 1), new Int32Array(all.length + 1)]
  for (let at = 0; at < all.length; at += 1) {
    words[at + 1] = (words[at] ?? 0) + Number(all[at] === ' ')
    within[at + 1] = (within[at] ?? 0) + Number(all[at] === '\n')
  }
  const may = cluesThatMayStand(all)
  const find = (clue: Clue): readonly Found[] =>
    !may.has(clue)
      ? nowhere
      : (found[clue] ??= findClue(clue, all).map(({ from, to }) => {
          const sentence = within[from] ?? 0
          const start = starts[sentence] ?? 0
          return { from: from - start, to: to - start, sentence, word: (words[from] ?? 0) - (words[start] ?? 0) + 1 }
        }))
  return {
    sentences,
    /** Without what was only heard of somebody far off (framing.ts). */
    near: sentences.filter((_, at) => framings[at]?.far !== true),
    find,
    /** Whether any of these is said at all, of whomever and however. */
    speaksOf: (clues: readonly Clue[]): boolean => clues.some((clue) => find(clue).length > 0),
    /** Whether it is said and not denied: "no pus" says no pus. */
    isSo: (clue: Clue): boolean => find(clue).some((hit) => !isNegated(sentences[hit.sentence] ?? '', hit)),
    possibility: (hit: Found): boolean => isPossibility(sentences[hit.sentence] ?? '', hit),
    meant: (hit: Found, level: RedFlag['level'], told: readonly Found[] = []): boolean => {
      const [sentence = '', framing = framingOf('')] = [sentences[hit.sentence], framings[hit.sentence]]
      return isMeant(
        sentence,
        framing,
        hit,
        level,
        told.filter((one) => one.sentence === hit.sentence),
      )
    },
  }
})

export type Reading = ReturnType<typeof readingOf>
