import type { Substances } from '../knowledge/substances.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { wordsOf } from '../text/normalise.ts'

/** A word of more names than these tells a kind of thing and no thing: oil, extract, sodium. */
const most = 24
/** Shorter ones are parts of too much else. */
const shortest = 4

const indexOf = oncePer(({ ingredients }: Substances) => {
  const within = new Map<string, Set<string>>()
  for (const { id, inci, full } of ingredients) {
    for (const word of [inci, ...(full?.names ?? [])].flatMap(wordsOf))
      within.set(word, (within.get(word) ?? new Set()).add(id))
  }
  return within
})

/**
 * The ingredients of whose names a word is a part: "sunflower" stands for what labels call Helianthus Annuus Seed Oil, "aluminium" for every aluminum
 * salt. None where the word is short, or part of so many names that it says nothing.
 */
export const namedWithin = (knowledge: Substances, word: string): readonly string[] => {
  if (word.length < shortest) return []
  const within = indexOf(knowledge)
  const found = new Set(
    [word, word.replace(/s$/, ''), word.replace('aluminium', 'aluminum')].flatMap((one) => [
      ...(within.get(one) ?? []),
    ]),
  )
  return found.size > most ? [] : [...found]
}
