import type { Knowledge } from '../../knowledge/knowledge.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { phrasesIn, usedIn } from './phrases.ts'
import { lead, pointerIn, withoutLead, withWordsFor } from './talk-words.ts'
import type { Talk } from './talk.ts'

// A question that leaves out what it is asked of: it, there, or nothing at all stands for what the talk is about.

/** One of several may be meant. */
const ofSeveral = (knowledge: Knowledge, { question }: Talk): boolean => usedIn(knowledge, question).length > 1

const doubts = /\b(?:are you sure|really sure|serious\w*|says who|who says)\b/
/** A fear or a reason has rules of its own (understand/follow-up.ts). */
const otherwise =
  /^what if\b|\bhow long (?:until|till|before|does it take)\b|^how long must (?:it|they) stay\b|\bwhy (?:is |was )?(?:it|that|this)(?: one)?$|\b(?:stuff|last|lasts|together|both|each other|cancel|forever|go away|goes away|come back|comes back)\b/
/** What is asked of a trouble, and not of what is used. */
const ofCourse =
  /\b(?:get rid of|treat|cure|prevent|stop|avoid|cause|causes|catch|spread|spreads|contagious|scar|scars|heal|fade|fades|itch|itches|triggers?|sets? off|flares?)\b/
const ofMoney = /\b(?:how much|cost|price|buy|get|month)\b/

/** "So it can't give me pimples?" asks by its mark alone. */
const asksByMark = new RegExp(`^${lead}(?:it|they|that|this) (?:cant|can|wont|will|doesnt|dont|isnt|arent|never)\\b`)

/** "Must I rinse it off?": what is asked of stands in the place of the word that points at it. */
export const pointed = (knowledge: Knowledge, talk: Talk, said: string, message: string): string | undefined => {
  const { subject, trouble, told } = talk
  const pointer = pointerIn(said)
  if (
    subject === undefined ||
    pointer === undefined ||
    told.length > 0 ||
    !(asks(said) || (message.includes('?') && asksByMark.test(said))) ||
    doubts.test(said) ||
    otherwise.test(withoutLead(said))
  )
    return undefined
  // What stands before the word may be what it points at.
  const before = said.slice(0, pointer.at).split(' ').length - 1
  if (phrasesIn(knowledge, said).some(({ slot, from }) => slot === 'used' || (slot === 'other' && from < before)))
    return undefined
  if (pointerIn(said.slice(pointer.at + pointer.word.length)) !== undefined) return undefined
  const byMark = !asks(said)
  const meaning = byMark
    ? /^what does (?<term>.{3,30}) mean$/.exec(withoutLead(talk.question ?? ''))?.groups?.['term']
    : undefined
  if (meaning !== undefined) return `does ${meaning} mean ${withoutLead(said)}`
  if (byMark && subject.slot !== 'used') return undefined
  const words = ofCourse.test(said) ? (trouble ?? subject.words) : subject.words
  if (
    words === trouble || subject.slot === 'trouble'
      ? !ofCourse.test(said)
      : subject.slot === 'place' || ofSeveral(knowledge, talk) || (subject.slot === 'other' && ofMoney.test(said))
  )
    return undefined
  return withoutLead(withWordsFor(said, words))
}

const there = /\bthere\b(?! (?:is|are|s|any|something|anything)\b)/
/** "Can I use deodorant there?": at the place that was spoken of. */
export const atThatPlace = (talk: Talk, said: string): string | undefined => {
  const place = talk.named.find(({ slot }) => slot === 'place')?.words
  return place === undefined ||
    talk.told.length > 0 ||
    !asks(said) ||
    /\bhow long must i wait\b/.test(said) ||
    !there.test(said) ||
    pointerIn(said) !== undefined
    ? undefined
    : withoutLead(said.replace(there, `on my ${place}`))
}

const sameTime = /\b(?:on )?the same (?:day|night|time|evening|morning)\b/
const thenOrBefore = /\b(?:right |straight |just )?(?:afterwards?|after|before)(?: (?:it|that))?$/
const besideAnother =
  /^(?:before or after|after or before|over or under|under or over|voor of na) (?!it\b|that\b|my\b)[a-z0-9 -]{3,30}$/
/** "Can I shave the same day?", "before or after niacinamide?": as what was spoken of. */
export const related = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const { subject, told } = talk
  if (subject?.slot !== 'used' || told.length > 0 || /\bwhat if\b/.test(said) || ofSeveral(knowledge, talk))
    return undefined
  const bare = withoutLead(said)
  if (besideAnother.test(bare)) return `${subject.words} ${bare}`
  if (!asks(said) || phrasesIn(knowledge, said).some(({ slot, words }) => slot === 'used' && words === subject.words))
    return undefined
  if (sameTime.test(said) && !/\bas\b/.test(said)) return `${said} as ${subject.words}`
  return thenOrBefore.test(said) ? `${said.replace(/ (?:it|that)$/, '')} using ${subject.words}` : undefined
}

const wants = /\b(?:help|helps|work|works|good|ok|okay|fine|use|try|put|get|buy|safe|take|better|best)\b/
const ofOthers = /\b(?:there|first|second|other|else|more|which)\b| for (?!me\b)/
/** "Does castor oil work?" of the trouble that is spoken of. */
export const ofTrouble = (knowledge: Knowledge, { trouble, told }: Talk, said: string): string | undefined => {
  if (
    trouble === undefined ||
    told.length > 0 ||
    !asks(said) ||
    pointerIn(said) !== undefined ||
    ofOthers.test(said) ||
    !wants.test(said)
  )
    return undefined
  const slots = phrasesIn(knowledge, said).map(({ slot }) => slot)
  return slots.includes('used') && !slots.includes('trouble') && !slots.includes('place')
    ? `${said} for ${trouble}`
    : undefined
}

const bareUse = new RegExp(
  String.raw`^${lead}(?<ask>how (?:often|many times(?: (?:a|per) (?:day|week|month))?|many days(?: a week)?|many nights(?: a week)?)|hoe gereeld|hoeveel keer(?: n (?:dag|week))?|when|what time of (?:the )?day|for how many (?:weeks|months|days))` +
    String.raw`(?: (?:(?:must|should|do|can) i )?(?:use|do|apply|put)(?: it| that)?(?: on)?)?(?: (?:is|are|would be) (?:right|ok|okay|enough|best|good|fine|safe|normal|too much))?(?: then| though| tho)*$`,
)
const howDone =
  /\bhow (?:do|must|should|can) (?:i|we|you) (?<done>(?!stop|store|keep|get rid|know|tell|treat|fix|prevent|choose|pick)[a-z]+ .+)$/
const withWhat =
  /^(?:(?:and|so|but|ok|or) )*(?:can|may|must|should|kan|mag) (?:i|we|ek) (?:use|do it with|try|gebruik) (?<thing>[a-z0-9 -]{3,40}?)(?: (?:instead|too|also|then|rather))*$/
/** "Can I use dish soap?" to wash brushes. */
export const forThat = (knowledge: Knowledge, { questions, told }: Talk, said: string): string | undefined => {
  const thing = withWhat.exec(said)?.groups?.['thing']
  const done = questions
    .map((question) => howDone.exec(question)?.groups?.['done'])
    .find(
      (one) =>
        one !== undefined &&
        /^(?:wash|clean|remove|take off|get off|rinse|shave|exfoliate|scrub|soften|soak|store)\b/.test(one),
    )
  return thing === undefined ||
    done === undefined ||
    told.length > 0 ||
    phrasesIn(knowledge, said).some(({ slot }) => slot === 'trouble' || slot === 'place')
    ? undefined
    : `${withoutLead(said)} to ${done}`
}
const givenByDoctor =
  /\b(?:doctor|dr|derm\w*|clinic|sister|nurse|hospital|prescri\w*|script|dokter|kliniek)\b.{0,20}\b(?:gave|given|put|prescri\w*|het|gegee|me)\b/
/** "And how many times a week?" of what is used or done. */
export const ofUse = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const ask = bareUse.exec(said)?.groups?.['ask']
  const { subject, question = '', told } = talk
  // How much of what a doctor gave stands on its label.
  if (ask === undefined || ofSeveral(knowledge, talk) || told.some((one) => givenByDoctor.test(one))) return undefined
  // After a story the one thing in it that is used is meant.
  const used = new Set(talk.named.filter(({ slot }) => slot === 'used').map(({ words }) => words))
  if (told.length > 0)
    return used.size === 1 && question === '' ? `${ask} should i use ${[...used].join('')}` : undefined
  const done = howDone.exec(question)?.groups?.['done']
  return done !== undefined
    ? `${ask} should i ${done}`
    : subject?.slot === 'used'
      ? `${ask} should i use ${subject.words}`
      : undefined
}

const withoutObject = new RegExp(
  `^${lead}(?<ask>(?:how (?:often|many times(?: a (?:day|week))?|long|much)|when|can|should|must|do)(?: (?:must|should|do|can))? (?:i|we|he|she) (?:still |even )?(?:wash|moisturi[sz]e|oil|exfoliate|scrub|shave|wax|cleanse|treat|trim|cut|dye|relax|braid))(?<rest>(?: (?:then|every day|daily|every week|at all|too))?)$`,
)
/** "My scalp flakes" – "how often should I wash?": of the place that is spoken of. */
export const withObject = (talk: Talk, said: string): string | undefined => {
  const { ask, rest = '' } = withoutObject.exec(said)?.groups ?? {}
  const place = talk.named.find(({ slot }) => slot === 'place')?.words
  return ask === undefined || place === undefined || place === 'face'
    ? undefined
    : `${[...talk.told, ask].join('. ')} my ${place}${rest}`
}

const toAvoid = new RegExp(
  `^${lead}(?:what|wat|which (?:things|ingredients|products)) (?:else )?(?:must|should|do|can|moet) (?<who>i|we|he|she|ek|my \\w+) (?:avoid|stay away from|leave out|not (?:use|eat|do)|skip|vermy)$`,
)
/** "What must I avoid?" with the trouble that is spoken of. */
export const whatToAvoid = ({ trouble }: Talk, said: string): string | undefined => {
  const who = toAvoid.exec(said)?.groups?.['who']
  return who === undefined || trouble === undefined
    ? undefined
    : `what should ${who === 'ek' ? 'i' : who} avoid with ${trouble}`
}
