import type { NameMatch, Substances } from '../knowledge/substances.ts'
import { keyOf, wordsOf } from './normalise.ts'
import { distance, slipsAllowed } from './spelling.ts'
import { tradeWords } from './trade-words.ts'

// A misspelt name is found by the parts a slip leaves whole: a name of which two letters are wrong still has one of three parts right.
// Source: Li, Deng, Wang, Feng, "Pass-Join: a partition-based method for similarity joins", PVLDB 5 (2011).

const partsOfName = 3

/** Where each of the three parts of a name of this length begins, and where the last ends. */
const cuts = (length: number): [number, number, number, number] => [
  0,
  Math.floor(length / 3),
  Math.floor((2 * length) / 3),
  length,
]

/** Endings that carry meaning in chemistry: a sulfite is not a misspelt sulfate, nor retinal a retinol. There is no -icane. */
const endings = /(?:ate|ite|ide|ine|ene|(?<!ic)ane|(?<!ic)one|ose|ase|oyl|yl|ol|al|ic|eth)$/

/** Substances that exist, that we know nothing of, and that are one letter away from one we know. */
const otherSubstances = new Set(
  `
methanal glucaric glutaric cystine cystamine cysteamine insulin inosinol pyridoxal phlorizin salicylamide histamine carnitine maleic decanol carmoisine
aluminate dextrin dextran sucralose pramocaine methionol cresol retinene menthone thymine guanidine creatinine
`
    .trim()
    .split(/\s+/),
)

const digitsOf = (key: string): string => key.replaceAll(/[^0-9]+/g, ' ').trim()

/** In chemistry a word of ten letters with two others is another substance: one slip up to eleven letters. */
const slipsIn = (length: number): number => (length < 12 ? Math.min(1, slipsAllowed(length)) : 2)

const lettersOfAnagram = 10

/** A word that could be the other one written wrongly, and not another word of the trade. */
const couldBe = (written: string, meant: string): boolean => {
  if (written[0] !== meant[0]) return false
  // The same letters in another order are a slip of the hand: "phenoxyethonal".
  if (written.length >= lettersOfAnagram && [...written].sort().join('') === [...meant].sort().join('')) return true
  const most = slipsIn(written.length)
  if (distance(written, meant, most) > most) return false
  const [one, other] = [endings.exec(written)?.[0], endings.exec(meant)?.[0]]
  return one === undefined || other === undefined || one === other
}

/** Finds the one known name that a written one is a slip away from. */
export type CloseSpelling = (written: string) => NameMatch | undefined

/** The index over all known names; made once per knowledge. */
export const closeSpelling = (knowledge: Substances): CloseSpelling => {
  const byPart = new Map<string, string[]>()
  for (const key of knowledge.keys.keys()) {
    if (key.length < 6) continue
    const at = cuts(key.length)
    for (let part = 0; part < partsOfName; part += 1) {
      const place = `${key.length}|${part}|${key.slice(at[part], at[part + 1])}`
      const there = byPart.get(place)
      if (there === undefined) byPart.set(place, [key])
      else there.push(key)
    }
  }
  const words = tradeWords(knowledge)

  const candidates = (key: string, slips: number): Set<string> => {
    const found = new Set<string>()
    for (let length = Math.max(6, key.length - slips); length <= key.length + slips; length += 1) {
      const at = cuts(length)
      for (let part = 0; part < partsOfName; part += 1) {
        const [from = 0, to = 0] = [at[part], at[part + 1]]
        for (
          let start = Math.max(0, from - slips);
          start <= from + slips && start + to - from <= key.length;
          start += 1
        ) {
          for (const one of byPart.get(`${length}|${part}|${key.slice(start, start + to - from)}`) ?? []) found.add(one)
        }
      }
    }
    return found
  }

  return (written) => {
    const key = keyOf(written)
    if (key.length < 6 || key.length > 60) return undefined
    const parts = wordsOf(written)
    // Made of words of the trade only, it is a name we do not know and not one written wrongly.
    const strange = parts.filter((word) => !words.has(word))
    if (
      strange.length === 0 ||
      strange.length > 2 ||
      strange.some((word) => word.length < 5 || otherSubstances.has(word))
    )
      return undefined
    // Of two words each may have its slip: "Cetaryl Alchohol".
    const slips = Math.max(slipsIn(Math.max(...strange.map((word) => word.length))), strange.length)
    let [best, least]: [NameMatch | undefined, number] = [undefined, slips + 1]
    for (const other of candidates(key, slips)) {
      if (key[0] !== other[0] || digitsOf(key) !== digitsOf(other)) continue
      if (parts.some((word) => !strange.includes(word) && !other.includes(word))) continue
      const apart = distance(key, other, slips)
      if (apart > least || apart > slips) continue
      const match = knowledge.keys.get(other)
      if (match === undefined) continue
      const meant = wordsOf([match.ingredient.inci, ...(match.ingredient.full?.names ?? [])].join(' '))
      const near = meant.filter((word) => strange.some((one) => distance(one, word, slips) <= slips))
      if (near.length > 0 ? !strange.every((one) => near.some((word) => couldBe(one, word))) : !couldBe(key, other))
        continue
      if (apart === least && best !== undefined && best.ingredient !== match.ingredient) best = undefined
      else if (apart < least) [best, least] = [match, apart]
    }
    return best
  }
}
