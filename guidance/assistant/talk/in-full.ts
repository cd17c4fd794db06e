import type { Knowledge } from '../../knowledge/knowledge.ts'
import { redFlagsIn } from '../../safety/told-before.ts'
import { plainly } from '../../tongues/in-english.ts'
import { type Intent, messagesOf, type Request } from '../conversation.ts'
import { withoutTalk } from '../understand/new-subject.ts'
import { looksLikeLabel } from '../understand/label-text.ts'
import { understand } from '../understand/understand.ts'
import type { Understood } from '../understand/heard.ts'
import { speaksOf } from '../understand/spoken-of.ts'
import { saysAnew } from './back-and-anew.ts'
import { type Restated, restated } from './restate.ts'
import { talkOf } from './talk-so-far.ts'

const vague: ReadonlySet<Intent> = new Set<Intent>(['unclear', 'off-topic', 'unknown-ingredient', 'diagnosis', 'noted', 'greeting', 'thanks', 'bye', 'injection', 'who-are-you', 'what-can-you-do'])
/** So likely must it be that it is understood rightly in full: less so where nothing else can be meant. */
const likelyEnough = 0.6
const leastLikely: Partial<Record<Restated['by'], number>> = { returned: 0.4, withObject: 0.4, instead: 0.5, swapped: 0.3, whenToDo: 0.35, toldOfOne: 0.3, ofBoth: 0.4, ofWhichKind: 0.5 }

/** Whether a message in full is understood well enough. */
const wellUnderstood = (full: Restated, message: string, taken: Understood): boolean => {
  const { intent, likely = 0 } = taken
  if (vague.has(intent)) return false
  if (full.by === 'turned' && saysAnew(message)) return true
  // What is likely only by half must speak of what is named.
  return likely >= likelyEnough || (likely >= (leastLikely[full.by] ?? likelyEnough) && (full.by !== 'swapped' || (full.of !== undefined && speaksOf({ ...taken, wants: '', likely }, [full.of]))))
}

/** A message that leans on its talk as one that stands by itself, where it is understood so; all others as they are. What alarms is read in its talk. */
export const inFull = (knowledge: Knowledge, request: Request): Request => {
  if (request.turns.length === 0 || request.turns.some(({ topic }) => topic?.redFlag !== undefined || topic?.standing !== undefined || topic?.intent === 'label' || (topic?.trouble === true && topic.intent === 'reaction'))) return request
  const earlier = messagesOf(request.turns)
  if ([...earlier, request.message].some((text) => looksLikeLabel(knowledge, text))) return request
  const full = restated(knowledge, talkOf(knowledge, earlier.map((text) => plainly(knowledge, text))), plainly(knowledge, request.message))
  if (full === undefined) return request
  if (!wellUnderstood(full, request.message, understand(knowledge, full.message, [])) || redFlagsIn(knowledge, request.message, earlier).length > 0) return request
  return withoutTalk(knowledge, { ...request, message: full.message })
}
