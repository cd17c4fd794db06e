import { phraseFinder } from '../../text/phrases.ts'
import type { Particular } from './particulars.ts'
import { type Signs, signsNeeded, wordsOfSign } from '../../text/words/signs-of-topics.ts'

/** Signs that belong to one question stand near each other, in words. */
const near = 18

type Needed = Signs & { topic: Particular }

const neededBy = (topic: Particular): Needed[] => topic.when.map((line) => ({ topic, ...signsNeeded(line) }))

/** "I don't have back acne", "no more acne": said, and not the matter. */
const disowned =
  /\b(?:(?:dont|not|never|doesnt) (?:have|get|got|into)(?: any| my| the)?|no|no more|without|instead of)$/

/** Whether words at a place are only named to be put aside. */
export const putAside = (tokens: readonly string[], at: number): boolean =>
  disowned.test(tokens.slice(Math.max(0, at - 4), at).join(' '))

const signsIn = (all: readonly Needed[]): string[] => [
  ...new Set(all.flatMap(({ signs, never }) => [...signs.flat(), ...never])),
]

const denials = new Set(['no', 'not', 'without', 'never', 'isnt', 'arent', 'geen', 'nie', 'sonder'])

/** "No blister" tells of none. */
const denied = (tokens: readonly string[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some((token) => denials.has(token))

/** How many words the signs lie apart at the closest, one place for each. */
const spread = (places: readonly (readonly number[])[]): number => {
  const starts = places.flat()
  const spans = starts.map((start) => {
    const nearest = places.map((of) =>
      of.reduce((best, place) => (Math.abs(place - start) < Math.abs(best - start) ? place : best), of[0] ?? 0),
    )
    return Math.max(...nearest) - Math.min(...nearest)
  })
  return Math.min(...spans)
}

/**
 * Finds the topic whose signs a message shows together: the part of the body, the problem, the way it asks. The one with the most signs
 * counts, the rarer and the closer together the better, and the earlier in the table where that is equal.
 */
export const topicFinder = (topics: readonly Particular[]) => {
  const all = topics.flatMap(neededBy)
  const signs = signsIn(all)
  // A sign that one topic alone waits for tells more than one that many share.
  const waiting = new Map<string, number>()
  for (const sign of all.flatMap(({ signs: these }) => these.flat())) waiting.set(sign, (waiting.get(sign) ?? 0) + 1)
  const rarity = (these: Signs['signs']): number =>
    these.reduce((sum, either) => sum + 0.5 / Math.min(...either.map((sign) => waiting.get(sign) ?? 1)), 0)
  const find = phraseFinder(signs.map((sign): [string, string] => [sign, wordsOfSign(sign)]))
  return (tokens: readonly string[]): { topic: Particular; signs: number } | undefined => {
    const places = new Map<string, number[]>()
    for (const { means, from } of find(tokens)) places.set(means, [...(places.get(means) ?? []), from])
    let best: { topic: Particular; signs: number } | undefined
    let most = 0
    for (const { topic, signs: these, never } of all) {
      if (never.some((sign) => (places.get(sign) ?? []).some((at) => !denied(tokens, at)))) continue
      const where = these.map((either) =>
        either.flatMap((sign) => places.get(sign) ?? []).filter((at) => !putAside(tokens, at)),
      )
      if (where.some((of) => of.length === 0)) continue
      const apart = spread(where)
      const points = these.length * 2 + rarity(these) - apart / near
      if (apart <= near && points > most) [best, most] = [{ topic, signs: these.length }, points]
    }
    return best
  }
}
