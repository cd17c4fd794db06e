import type { Knowledge } from '../../knowledge/knowledge.ts'
import { keyOf } from '../../text/normalise.ts'

const leastItems = 4

/** Whether a message brings an ingredient list along: at least four items, a good part of which we know by name. */
export const looksLikeLabel = (knowledge: Knowledge, message: string): boolean => {
  const items = message.replace(/^[^:]{0,80}:/, '').split(/[,;\n•]/).map(keyOf).filter((key) => key !== '')
  if (items.length < leastItems) return false
  const known = items.filter((key) => knowledge.keys.has(key)).length
  return known >= 3 && known / items.length >= 0.35
}
