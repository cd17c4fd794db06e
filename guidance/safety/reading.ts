import type { RedFlag } from '../knowledge/entries.ts'
import { type Clue, findClue, type Hit, sentencesOf } from './clue-search.ts'
import { framingOf, isMeant, isPossibility } from './framing.ts'

/** A clue found in a text: in which sentence, and where in it. */
export type Found = Hit & { sentence: number; word: number }

/** A text read once for all signs: each clue is looked for the first time it is asked for. */
export const readingOf = (text: string) => {
  const sentences = sentencesOf(text)
  const framings = sentences.map(framingOf)
  const found = new Map<Clue, readonly Found[]>()
  const find = (clue: Clue): readonly Found[] => {
    const known = found.get(clue)
    if (known !== undefined) return known
    const hits = sentences.flatMap((sentence, at) =>
      findClue(clue, sentence).map((hit) => ({ ...hit, sentence: at, word: sentence.slice(0, hit.from).split(' ').length })))
    found.set(clue, hits)
    return hits
  }
  return {
    sentences,
    find,
    possibility: (hit: Found): boolean => isPossibility(sentences[hit.sentence] ?? '', hit),
    meant: (hit: Found, level: RedFlag['level']): boolean => {
      const [sentence, framing] = [sentences[hit.sentence], framings[hit.sentence]]
      return sentence !== undefined && framing !== undefined && isMeant(sentence, framing, hit, level)
    },
  }
}

export type Reading = ReturnType<typeof readingOf>
