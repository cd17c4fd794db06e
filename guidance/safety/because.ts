import type { Because } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'

/**
 * Where a conclusion comes from: the rule's name, the ids of the ingredients it is about and the titles and addresses of its sources, each
 * once and in the order given. @throws Error for a source id the knowledge has none of
 */
export const because = (
  knowledge: Substances,
  rule: string,
  ingredients: readonly string[],
  sourceIds: readonly string[],
): Because => ({
  rule,
  ingredients: [...new Set(ingredients)],
  sources: [...new Set(sourceIds)].map((id) => {
    const { title, url } = knowledge.source(id)
    return url === undefined ? { title } : { title, url }
  }),
})
