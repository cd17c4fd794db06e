import type { Knowledge } from '../../knowledge/knowledge.ts'
import { keyOf } from '../../text/normalise.ts'

const leastItems = 4

/** A name at the end of a text ("my cream lists aqua"), or at its beginning ("glycerin. is it ok?"). */
const endsKnown = (knowledge: Knowledge, words: readonly string[]): boolean => words.some((_, at) => knowledge.keys.has(keyOf(words.slice(at).join(' '))))
const beginsKnown = (knowledge: Knowledge, words: readonly string[]): boolean =>
  words.some((_, at) => knowledge.keys.has(keyOf(words.slice(0, at + 1).join(' '))))

/** Whether a message brings an ingredient list along: at least four items, a good part of which we know by name. */
export const looksLikeLabel = (knowledge: Knowledge, message: string): boolean => {
  const items = message.replace(/^[^:]{0,80}:/, '').split(/[,;\n•]/).map((item) => item.trim()).filter((item) => item !== '')
  if (items.length < leastItems) return false
  const known = items.filter((item, at) => {
    const words = item.split(/[\s.?!]+/).slice(-8)
    return knowledge.keys.has(keyOf(item)) || (at === 0 && endsKnown(knowledge, words))
      || (at === items.length - 1 && beginsKnown(knowledge, item.split(/[\s.?!]+/).slice(0, 8)))
  }).length
  return known >= 3 && known / items.length >= 0.35
}
