import type { Knowledge } from '../knowledge/knowledge.ts'
import { normalise, wordsOf } from './normalise.ts'

/** Words that say nothing about what is looked for, beyond those a text search leaves out by itself. */
const empty = new Set(
  'about after again also because before being best could does doing from good have help here into just know like make more much need only other please really should some tell than thank thanks that their them then there these they thing this those under very want what when where which while will with without would your skin'.split(
    ' ',
  ),
)
const MOST_GROUPS = 8
const MOST_NAMES = 6
/** No name people ask for has more words than this. */
const LONGEST_NAME = 4

/**
 * What to look for in our own pages: each group is one thing under its several names, so that a search for "pigmentation" also finds "dark
 * spots". Ingredients and concerns first, then the words that are left.
 */
export const searchTerms = (knowledge: Knowledge, text: string): string[][] => {
  const words = wordsOf(text)
  const used = new Set<string>()
  const groups: string[][] = []
  const whole = ` ${words.join(' ')} `
  for (const concern of knowledge.concerns) {
    const said = concern.words.map(normalise).find((name) => whole.includes(` ${wordsOf(name).join(' ')} `))
    if (said === undefined) continue
    for (const word of wordsOf(said)) used.add(word)
    groups.push([said, ...concern.words.filter((name) => name !== said)].slice(0, MOST_NAMES))
  }
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length)
      if (run.some((word) => used.has(word) || empty.has(word))) continue
      const found = knowledge.named(run.join(' '))?.ingredient
      if (found === undefined) continue
      for (const word of run) used.add(word)
      groups.push(
        [...new Set([run.join(' '), normalise(found.inci), ...(found.full?.names ?? [])])].slice(0, MOST_NAMES),
      )
    }
  }
  for (const word of new Set(words)) if (word.length > 3 && !used.has(word) && !empty.has(word)) groups.push([word])
  return groups.slice(0, MOST_GROUPS)
}
