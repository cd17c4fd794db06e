import type { Knowledge } from '../../knowledge/knowledge.ts'
import { returned, turned } from './back-and-anew.ts'
import { beforeTreatment, besideOwn } from './beside-own.ts'
import { asksWhen, chosen, doneSo, endsOtherwise, forAnother, forMe, instead, ofBoth, ofWhichKind, onOwnSkin, sameForOther, sameDone, soDoesMine, swapped, toldOfOne, tried, turnedToIn, whenToDo, withMoreOfIt } from './in-place-of.ts'
import { atThatPlace, forThat, ofTrouble, ofUse, pointed, related, whatToAvoid, withObject } from './leant-on-talk.ts'
import { addedToOrder, whatIf } from './one-more.ts'
import { flakesOnIt, meantTablets, meantThere, mixedIn, withoutThePill } from './put-straight.ts'
import { saidIn, type Talk } from './talk.ts'
import { fades, ofTwo, priced, swallowed } from './two-and-money.ts'

// A message said in full, by what the talk holds: "must I rinse it off?" of micellar water, "and the carrot oil, does it lighten?" of what was spoken of before,
// "does castor oil work?" of edges that thin.

type Way = (knowledge: Knowledge, talk: Talk, said: string, message: string) => string | undefined

const complains = /\btoo (?:greasy|oily|heavy|thick|sticky|drying)\b|\b(?:didnt|doesnt|did|does|isnt|wasnt|not|helped) (?:\w+ )?(?:help\w*|work\w*|nothing|anything)\b/

/** The ways in which a message leans on its talk, in the order in which they are tried. */
const ways = {
  fades: (_, talk, said) => fades(talk, said),
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
  related,
  atThatPlace: (_, talk, said) => atThatPlace(talk, said),
  pointed,
  forThat,
  ofTrouble,
  toldOfOne,
  tried: (_, talk, said) => tried(talk, said),
  // What was tried without help is taken up as it was told (compose/what-was-tried.ts, feels-wrong.ts).
  instead: (_, talk, said) => (complains.test(talk.story.at(-1) ?? '') ? undefined : instead(talk, said)),
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
}

/** "And does it work on dark skin, my friend got burnt": what tells more beside its question is read as it stands. */
const tellsMore = /[,.;!?]\s+\S+(?:\s+\S+){2,}/
const ofWholeMessage: ReadonlySet<Restated['by']> = new Set<Restated['by']>(['returned', 'turned', 'tried', 'withMoreOfIt', 'fades', 'priced', 'onOwnSkin', 'sameForOther', 'meantThere', 'mixedIn', 'flakesOnIt'])

/** A message said in full, by what the talk holds; undefined where it says all itself, or nothing before it fits. */
export const restated = (knowledge: Knowledge, talk: Talk, message: string): Restated | undefined => {
  if (talk.named.length === 0) return undefined
  const said = saidIn(message)
  for (const [by, way] of Object.entries(ways) as [Restated['by'], Way][]) {
    const full = way(knowledge, talk, said, message)
    if (full === undefined || full === said || (tellsMore.test(message.trim()) && !ofWholeMessage.has(by))) continue
    const of = by === 'swapped' ? turnedToIn(said)?.split(' ').at(-1) : undefined
    return { by, message: /[?.!]$/.test(full) ? full : `${full}?`, ...(of !== undefined && { of }) }
  }
  return undefined
}
