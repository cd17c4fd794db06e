import type { FreeFrom } from '#contract/kinds/product.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Labels that the engine reads in one task: few, so that a busy machine reads them well within the time limit of a task. */
const LABELS = 5
/** Attempts to read a label before it counts as one that claims nothing. */
const ATTEMPTS = 3
/** What the labels show to be absent. A label that the engine repeatedly cannot read in time claims nothing. */
const readClaims = async (labels: readonly string[], context: AppContext, attempt = 1): Promise<FreeFrom[][]> => {
  try {
    return await context.advice.run('readFreeFrom', { labels: [...labels] })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unavailable')) throw error
    if (labels.length === 1 && attempt === ATTEMPTS) return [[]]
    const parts: FreeFrom[][] = []
    for (const label of labels) parts.push(...(await readClaims([label], context, attempt + 1)))
    return parts
  }
}

/** What each label shows to be absent, by the label. Nothing is claimed for an empty one. */
export const readFreeFrom = async (
  printed: readonly string[],
  context: AppContext,
): Promise<Map<string, FreeFrom[]>> => {
  const labels = [...new Set(printed)].filter((label) => label !== '')
  const claims = new Map<string, FreeFrom[]>()
  // One task at a time: a second worker would take longer to start than it saves.
  for (let at = 0; at < labels.length; at += LABELS) {
    const part = labels.slice(at, at + LABELS)
    const read = await readClaims(part, context)
    for (const [place, label] of part.entries()) claims.set(label, read[place] ?? [])
  }
  return claims
}
