import type { Knowledge } from '../../knowledge/knowledge.ts'
import { redFlagsIn } from '../../safety/told-before.ts'
import { plainly } from '../../tongues/in-english.ts'
import { type Intent, messagesOf, type Request, type Topic } from '../conversation.ts'
import { withoutTalk } from '../understand/new-subject.ts'
import { looksLikeLabel } from '../understand/label-text.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { understand } from '../understand/understand.ts'
import type { Understood } from '../understand/heard.ts'
import { speaksOf } from '../understand/spoken-of.ts'
import { saysAnew } from './back-and-anew.ts'
import { type Restated, restated } from './restate.ts'
import { saidIn } from './talk.ts'
import { talkOf } from './talk-so-far.ts'

const vague: ReadonlySet<Intent> = new Set<Intent>([
  'unclear',
  'off-topic',
  'unknown-ingredient',
  'diagnosis',
  'noted',
  'greeting',
  'thanks',
  'bye',
  'injection',
  'who-are-you',
  'what-can-you-do',
])
/** So likely must it be that it is understood rightly in full: less so where nothing else can be meant. */
const likelyEnough = 0.6
const leastLikely: Partial<Record<Restated['by'], number>> = {
  returned: 0.3,
  withObject: 0.4,
  instead: 0.5,
  swapped: 0.3,
  whenToDo: 0.35,
  toldOfOne: 0.3,
  ofBoth: 0.4,
  ofWhichKind: 0.5,
  whatIf: 0.4,
  onOwnSkin: 0.4,
  sameForOther: 0.4,
  meantTablets: 0.5,
  mixedIn: 0.4,
  mineIs: 0.4,
  withAllergy: 0.5,
  afterBirth: 0.2,
  worseBy: 0.4,
  stopOrGoOn: 0.2,
  onBaby: 0.3,
  countsToo: 0.3,
  overIt: 0.4,
  whyForThat: 0.4,
}

const surely: ReadonlySet<Restated['by']> = new Set<Restated['by']>([
  'ofTwo',
  'priced',
  'fades',
  'harmed',
  'shortly',
  'addedToOrder',
  'beforeTreatment',
  'againTonight',
  'stopInVain',
])
/** A ready answer of which a sign is sure, and that speaks of what was pointed at, is meant. */
const nearlyHalf = 0.45

/** Whether a message in full is understood well enough. */
const wellUnderstood = (full: Restated, message: string, taken: Understood): boolean => {
  const { intent, likely = 0 } = taken
  // Of these nothing else can be meant, though of makers little is understood.
  if (surely.has(full.by)) return intent !== 'myth' || full.by === 'shortly'
  // Thanks for one thing, and then something that is no matter of ours.
  if (full.by === 'turned' && intent === 'off-topic') return asks(saidIn(full.message))
  if (vague.has(intent)) return false
  if (full.by === 'turned' && saysAnew(message)) return true
  if (
    full.alone === true &&
    taken.particular?.sure === true &&
    likely >= nearlyHalf &&
    full.of !== undefined &&
    speaksOf({ ...taken, wants: '', likely }, [full.of])
  )
    return true
  // What is likely only by half must speak of what is named.
  return (
    likely >= likelyEnough ||
    (likely >= (leastLikely[full.by] ?? likelyEnough) &&
      (full.by !== 'swapped' || (full.of !== undefined && speaksOf({ ...taken, wants: '', likely }, [full.of]))))
  )
}

const asksWhy =
  /^(?:(?:so|but|and|ok|okay|no|hm+|huh) )*(?:why(?: not| so| though| is that| is it)?|y not|hoekom(?: nie)?|how come|are you sure|you sure|u sure|really|serious(?:ly)?|is that true|says who|tell me more|explain(?: more| please)?|more|what do you mean)$/
const nothingFollowed = /I am not sure I follow|I only do skincare/
/** Whether an answer left nothing to go on from. */
const holdsNothing = ({ intent, entry, ingredients, families, concerns, kind }: Topic): boolean =>
  (vague.has(intent) || (entry === undefined && (intent === 'particular' || intent === 'myth'))) &&
  ingredients.length + families.length + concerns.length === 0 &&
  kind === undefined

/** "Why not?" after an answer that no intent stands for, such as one of shared blades: what was asked is asked again. */
const askedAgain = ({ message, turns }: Request, question: string | undefined): string | undefined => {
  const last = turns.findLast(({ role }) => role === 'assistant')
  return question === undefined ||
    last?.topic === undefined ||
    !holdsNothing(last.topic) ||
    nothingFollowed.test(last.text) ||
    !asksWhy.test(saidIn(message))
    ? undefined
    : `${question}?`
}

/** What is asked of a thing while a child is expected or nursed is carried from answer to answer (understand/follow-up.ts). */
const ofAThing: ReadonlySet<Restated['by']> = new Set<Restated['by']>([
  'swapped',
  'pointed',
  'ofTrouble',
  'sameDone',
  'endsOtherwise',
])
const expecting: ReadonlySet<string> = new Set(['pregnant', 'trying', 'breastfeeding'])

const ofHarm: ReadonlySet<Restated['by']> = new Set<Restated['by']>(['againTonight', 'stopsSoLong', 'feelsSince'])

/** A message that leans on its talk as one that stands by itself, where it is understood so; all others as they are. What alarms is read in its talk. */
export const inFull = (knowledge: Knowledge, request: Request): Request => {
  if (
    request.turns.length === 0 ||
    request.turns.some(
      ({ topic }) => topic?.redFlag !== undefined || topic?.standing !== undefined || topic?.intent === 'label',
    )
  )
    return request
  const earlier = messagesOf(request.turns)
  if ([...earlier, request.message].some((text) => looksLikeLabel(knowledge, text))) return request
  const talk = talkOf(
    knowledge,
    earlier.map((text) => plainly(knowledge, text)),
  )
  const wentWrong = request.turns.some(({ topic }) => topic?.trouble === true && topic.intent === 'reaction')
  const again = wentWrong ? undefined : askedAgain(request, talk.question)
  if (again !== undefined) return withoutTalk(knowledge, { ...request, message: again })
  const full = restated(knowledge, talk, plainly(knowledge, request.message))
  // After something went wrong only what is asked of that is said in full.
  if (full === undefined || (wentWrong && !ofHarm.has(full.by))) return request
  if (
    ofAThing.has(full.by) &&
    request.turns.some(({ topic }) => topic?.conditions.some((one) => expecting.has(one)) === true)
  )
    return request
  if (
    !wellUnderstood(full, request.message, understand(knowledge, full.message, [])) ||
    redFlagsIn(knowledge, request.message, earlier).length > 0 ||
    redFlagsIn(knowledge, full.message, []).some(({ level }) => level !== 'routine')
  )
    return request
  // What leans on the talk is asked of whom the talk is; of something else only who writes counts.
  const counted =
    full.by === 'afterBirth' ? earlier.filter((text) => !/\bpregn|\bswanger|\bexpecting/i.test(text)) : earlier
  return full.by === 'turned'
    ? withoutTalk(knowledge, { ...request, message: full.message })
    : { ...request, message: full.message, turns: [], told: [...counted, ...(request.told ?? [])] }
}
