import type { Substances } from '../knowledge/substances.ts'
import { avoidedIn } from '../safety/avoided.ts'
import type { Avoidance } from '../safety/situation.ts'
import { wordsOf } from '../text/normalise.ts'
import { denialHeads } from './denied.ts'
import { pattern } from './pattern.ts'

/** "Free from nuts", "no added perfume": said of what follows in the sentence. "Not suitable with a nut allergy" says no such thing. */
const denied = pattern(`${denialHeads}[^.;]*$`, 'iu')
const deniedAfter = /^[ -]*(?:free|vry)\b/i
/** "Suitable for people with a nut allergy": it has none. */
const suitable =
  /(?<!\b(?:not|nie|un) ?)\b(?:suitable|safe|geskik|veilig|convient|geeignet) (?:for|vir|aux?|für)\b.*\b(?:allerg|intoleran)/i

/** Longer names are not looked for. */
const mostWords = 4

const isEmpty = ({ ingredients, families, origins, words }: Avoidance): boolean =>
  ingredients.size + families.size + origins.size + words.length === 0

/**
 * What somebody leaves out and what is printed in these sentences, which are no part of the list: `may contain traces of nuts`. As printed,
 * each once; nothing that is said not to be in it.
 */
export const avoidedOutside = (knowledge: Substances, sentences: readonly string[], avoid: Avoidance): string[] => {
  if (isEmpty(avoid)) return []
  const found = new Set<string>()
  const seen = new Map<string, boolean>()
  const isAvoided = (words: string): boolean => {
    const known = seen.get(words)
    if (known !== undefined) return known
    const ingredient = knowledge.named(words)?.ingredient
    const hit =
      (ingredient !== undefined || !words.includes(' ')) &&
      avoidedIn({ ingredient, printed: words, families: ingredient?.families ?? [] }, avoid) !== undefined
    seen.set(words, hit)
    return hit
  }
  for (const sentence of sentences) {
    if (suitable.test(sentence)) continue
    const words = [...sentence.matchAll(/[\p{L}\d'’]+/gu)]
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
        const [first, last] = [words[at], words[at + length - 1]]
        if (first === undefined || last === undefined) continue
        const end = last.index + last[0].length
        const printed = sentence.slice(first.index, end)
        if (
          !isAvoided(wordsOf(printed).join(' ')) ||
          denied.test(sentence.slice(0, first.index)) ||
          deniedAfter.test(sentence.slice(end))
        )
          continue
        found.add(printed.toLowerCase())
        at += length - 1
        break
      }
    }
  }
  return [...found]
}
