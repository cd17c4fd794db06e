import type { Knowledge } from '../../knowledge/knowledge.ts'
import {
  afterBirth,
  againTonight,
  amountOn,
  butIf,
  feelsSince,
  forWhoNurses,
  mineIs,
  namedByPlace,
  routineAsTold,
  sameElsewhere,
  stillBeside,
  stopInVain,
  stopsSoLong,
  takingIt,
  theAcid,
  togetherAsTold,
  whatTheyNeed,
  withAllergy,
  worseBy,
  worthAsTold,
} from './as-told.ts'
import { returned, turned } from './back-and-anew.ts'
import { harmedByIt } from './harmed-by-it.ts'
import { atThatPlace, forThat, ofTrouble, ofUse, pointed, related, whatToAvoid, withObject } from './leant-on-talk.ts'
import { shortInFull } from './short-follow-ups.ts'
import { beforeTreatment, besideOwn } from './beside-own.ts'
import {
  asksWhen,
  chosen,
  doneSo,
  endsOtherwise,
  forAnother,
  forMe,
  instead,
  ofBoth,
  ofWhichKind,
  onOwnSkin,
  sameForOther,
  sameDone,
  soDoesMine,
  swapped,
  toldOfOne,
  tried,
  turnedToIn,
  whenToDo,
  withMoreOfIt,
} from './in-place-of.ts'
import { addedToOrder, whatIf } from './one-more.ts'
import { flakesOnIt, meantTablets, meantThere, mixedIn, withoutThePill } from './put-straight.ts'
import { asks } from '../understand/told-in-pieces.ts'
import {
  countsToo,
  fadesMarks,
  kitchenInstead,
  listSafe,
  marksLeft,
  onBaby,
  overIt,
  stopOrGoOn,
  whatInIt,
  whyForThat,
} from './of-the-story.ts'
import { usedIn } from './phrases.ts'
import { saidIn, type Talk } from './talk.ts'
import { fades, ofTwo, priced, swallowed } from './two-and-money.ts'

// A message said in full, by what the talk holds: "must I rinse it off?" of micellar water, "and the carrot oil, does it lighten?" of what was spoken of before,
// "does castor oil work?" of edges that thin.

type Way = (knowledge: Knowledge, talk: Talk, said: string, message: string) => string | undefined

const complains =
  /\btoo (?:greasy|oily|heavy|thick|sticky|drying)\b|\b(?:didnt|doesnt|did|does|isnt|wasnt|not|helped) (?:\w+ )?(?:help\w*|work\w*|nothing|anything)\b/

/** The ways in which a message leans on its talk, in the order in which they are tried. */
const ways = {
  fades: (_, talk, said) => fades(talk, said),
  harmed: (_, talk, said) => harmedByIt(talk, said),
  shortly: (knowledge, talk, said) => shortInFull(knowledge, talk, said),
  mineIs: (_, talk, said, message) => mineIs(talk, said, message),
  amountOn: (_, talk, said) => amountOn(talk, said),
  withAllergy,
  sameElsewhere,
  namedByPlace,
  theAcid: (_, talk, said) => theAcid(talk, said),
  togetherAsTold,
  stillBeside,
  whatTheyNeed: (_, talk, said) => whatTheyNeed(talk, said),
  forWhoNurses,
  takingIt: (_, talk, said, message) => takingIt(talk, said, message),
  worthAsTold: (_, talk, said) => worthAsTold(talk, said),
  routineAsTold: (_, talk, said) => routineAsTold(talk, said),
  againTonight,
  butIf,
  feelsSince,
  worseBy: (_, talk, said) => worseBy(talk, said),
  afterBirth: (_, talk, said) => afterBirth(talk, said),
  stopInVain: (_, talk, said) => stopInVain(talk, said),
  stopsSoLong: (_, talk, said) => stopsSoLong(talk, said),
  marksLeft: (_, talk, said, message) => marksLeft(talk, said, message),
  fadesMarks: (_, talk, said) => fadesMarks(talk, said),
  onBaby: (_, talk, said) => onBaby(talk, said),
  stopOrGoOn,
  listSafe,
  countsToo: (_, talk, said) => countsToo(talk, said),
  whyForThat: (_, talk, said) => whyForThat(talk, said),
  whatInIt: (_, talk, said) => whatInIt(talk, said),
  returned,
  turned: (knowledge, talk, _, message) => turned(knowledge, talk, message),
  ofTwo,
  chosen: (_, talk, said) => chosen(talk, said),
  priced: (_, talk, said) => priced(talk, said),
  swallowed: (_, talk, said) => swallowed(talk, said),
  flakesOnIt: (_, talk, said) => flakesOnIt(talk, said),
  meantTablets: (_, talk, said) => meantTablets(talk, said),
  meantThere,
  withoutThePill: (_, talk, said) => withoutThePill(talk, said),
  mixedIn,
  besideOwn,
  beforeTreatment,
  ofWhichKind,
  ofBoth,
  forMe: (_, talk, said) => forMe(talk, said),
  onOwnSkin,
  sameForOther,
  soDoesMine: (_, talk, said) => soDoesMine(talk, said),
  doneSo: (_, talk, said) => doneSo(talk, said),
  withMoreOfIt: (_, talk, said) => withMoreOfIt(talk, said),
  addedToOrder,
  whenToDo: (_, talk, said) => whenToDo(talk, said),
  swapped,
  endsOtherwise: (_, talk, said) => endsOtherwise(talk, said),
  forAnother,
  sameDone: (_, talk, said) => sameDone(talk, said),
  kitchenInstead,
  related,
  overIt,
  atThatPlace: (_, talk, said) => atThatPlace(talk, said),
  pointed,
  forThat,
  ofTrouble,
  toldOfOne,
  tried: (_, talk, said) => tried(talk, said),
  // What was tried without help is taken up as it was told (compose/what-was-tried.ts, feels-wrong.ts).
  instead: (knowledge, talk, said) =>
    complains.test(talk.story.at(-1) ?? '') ? undefined : instead(knowledge, talk, said),
  ofUse,
  withObject: (_, talk, said) => withObject(talk, said),
  whatToAvoid: (_, talk, said) => whatToAvoid(talk, said),
  whatIf,
  asksWhen: (_, talk, said) => asksWhen(talk, said),
} satisfies Record<string, Way>

/** How a message was set in full. */
export type Restated = {
  by: keyof typeof ways
  message: string
  /** The last word of what is named now in the place of something else. */
  of?: string
  /** What was told of another beside it was set aside. */
  alone?: true
}

/** "And does it work on dark skin, my friend got burnt": what tells more beside its question is read as it stands. */
const tellsMore = /[,.;!?]\s+\S+(?:\s+\S+){2,}/
const ofWholeMessage: ReadonlySet<Restated['by']> = new Set<Restated['by']>([
  'returned',
  'turned',
  'tried',
  'withMoreOfIt',
  'fades',
  'priced',
  'onOwnSkin',
  'sameForOther',
  'meantThere',
  'mixedIn',
  'mineIs',
  'withAllergy',
  'sameElsewhere',
  'takingIt',
  'routineAsTold',
  'againTonight',
  'afterBirth',
  'worseBy',
  'feelsSince',
  'stopOrGoOn',
  'marksLeft',
  'onBaby',
  'whatInIt',
  'flakesOnIt',
])

/** "And on my face? I get pimples": the question, and what is told beside it. */
const withTold = /^(?<question>[^.?!]{4,50}\?)\s+(?<told>[^?]{6,60})$/

/** "And does it work on dark skin, my friend got burnt": what is told of another is set aside. */
const ofAnother =
  /^(?<question>[^.?!,]{10,70}), (?:my|a|our) (?:friend|sister|cousin|mom|mother|aunt\w*|neighbour|colleague|gran|brother)s? (?!is\b|has\b|wants\b|asks\b)[^,.?!]{4,40}\??$/

/** A message said in full, by what the talk holds; undefined where it says all itself, or nothing before it fits. */
export const restated = (knowledge: Knowledge, talk: Talk, message: string): Restated | undefined => {
  if (talk.named.length + talk.story.length === 0) return undefined
  const { question, told } = withTold.exec(message.trim())?.groups ?? {}
  const first =
    question === undefined || told === undefined || asks(saidIn(told)) || /\b(?:it|them|they|that)\b/.test(saidIn(told))
      ? undefined
      : restated(knowledge, talk, question)
  if (first !== undefined && told !== undefined)
    return { ...first, message: `${told.replace(/[.!\s]+$/, '')}. ${first.message}` }
  const beside = ofAnother.exec(message.trim())
  // What another swears by is asked of too.
  const alone =
    beside === null || usedIn(knowledge, message.slice(beside.groups?.['question']?.length)).length > 0
      ? undefined
      : beside.groups?.['question']
  const asked = alone === undefined ? undefined : restated(knowledge, talk, `${alone}?`)
  if (asked !== undefined) return { ...asked, alone: true }
  const said = saidIn(message)
  for (const [by, way] of Object.entries(ways) as [Restated['by'], Way][]) {
    const full = way(knowledge, talk, said, message)
    if (full === undefined || full === said || (tellsMore.test(message.trim()) && !ofWholeMessage.has(by))) continue
    const of =
      by === 'swapped'
        ? turnedToIn(said)?.split(' ').at(-1)
        : by === 'pointed' && talk.subject?.slot !== 'place' && talk.subject !== undefined
          ? talk.subject.words.split(' ')[0]
          : undefined
    return { by, message: /[?.!]$/.test(full) || by === 'harmed' ? full : `${full}?`, ...(of !== undefined && { of }) }
  }
  return undefined
}
