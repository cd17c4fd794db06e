import type { Knowledge } from '../../knowledge/knowledge.ts'
import { redFlagsIn } from '../../safety/told-before.ts'
import { plainly } from '../../tongues/in-english.ts'
import { type Intent, messagesOf, type Request } from '../conversation.ts'
import { withoutTalk } from '../understand/new-subject.ts'
import { looksLikeLabel } from '../understand/label-text.ts'
import { understand } from '../understand/understand.ts'
import { restated, surelyAnew } from './restate.ts'
import { talkOf } from './talk-so-far.ts'

const vague: ReadonlySet<Intent> = new Set<Intent>(['unclear', 'off-topic', 'unknown-ingredient', 'diagnosis', 'noted', 'greeting', 'thanks', 'bye', 'injection', 'who-are-you', 'what-can-you-do'])
const likelyEnough = Number(process.env['LIKELY'] ?? 0.6)

/** A message that leans on its talk as one that stands by itself, where it is understood so; all others as they are. What alarms is read in its talk. */
export const inFull = (knowledge: Knowledge, request: Request): Request => {
  if (request.turns.length === 0 || request.turns.some(({ topic }) => topic?.redFlag !== undefined || topic?.standing !== undefined || topic?.intent === 'label' || topic?.trouble === true)) return request
  const earlier = messagesOf(request.turns)
  if ([...earlier, request.message].some((text) => looksLikeLabel(knowledge, text))) return request
  const full = restated(knowledge, talkOf(knowledge, earlier.map((text) => plainly(knowledge, text))), plainly(knowledge, request.message))
  if (full === undefined || (process.env['FORMS'] !== undefined && !process.env['FORMS'].includes(full.by))) return request
  const { intent, likely = 0 } = understand(knowledge, full.message, [])
  const chosen = full.by === 'chosen' || full.by === 'priced'
  if ((vague.has(intent) && !chosen) || likely < (chosen || (full.by === 'turned' && surelyAnew.test(request.message)) ? 0 : likelyEnough) || redFlagsIn(knowledge, request.message, earlier).length > 0) return request
  return withoutTalk(knowledge, { ...request, message: full.message })
}
