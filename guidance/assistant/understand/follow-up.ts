import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Intent, Topic } from '../conversation.ts'
import { type Beside, besideTopic, type Carried, certainly, lasting, type Rule, type Talk } from './carry.ts'
import {
  addsWish,
  alreadyUses,
  asksFewer,
  besideOwn,
  forSkinType,
  forTheChild,
  helpsAgainst,
  inSeason,
  livesSo,
  sameForAnother,
  tellsSkin,
  tellsState,
} from './adds.ts'
import { treatmentOnward } from './glossary.ts'
import type { Heard } from './heard.ts'
import { intentOf, scoresOf } from './intent.ts'
import { leaningRules } from './leaning.ts'
import { leantOnRules } from './leant-on.ts'
import { asksNormal, isActive, speaksOfSkin } from './intent-signs.ts'
import { asksIfItStays, tellsOfLasting } from './of-condition.ts'
import { longTalkRules } from './long-talk.ts'
import { matterRules } from './matters.ts'
import { lastRules, meantWithBoth, onTrouble, onwardRules, putsRight } from './onward.ts'
import { shortTurns, weekOfThem } from './short-turns.ts'
import { sinceThenRules } from './since-then.ts'
import { onlyThanks } from './small-talk.ts'
import { toldBackRules } from './told-back.ts'
import { afterHair, thatTube, toldRules } from './told-turns.ts'
import { otherPlace, turningRules } from './turning.ts'
import { pattern } from '../../text/pattern.ts'

/** After these there is nothing to go on from. */
const empty = new Set<Intent>([
  'greeting',
  'thanks',
  'bye',
  'who-are-you',
  'what-can-you-do',
  'off-topic',
  'injection',
  'unclear',
])
/** Questions about one thing, that another thing can be put into. */
const ofOneThing = new Set<Intent>(['safe', 'how-often', 'when', 'how-to-use', 'how-long', 'price'])
/** What a message is taken for at its word, once the thing of before stands in it. */
const clear = new Set<Intent>([
  'how-often',
  'how-to-use',
  'when',
  'how-long',
  'safe',
  'reaction',
  'order',
  'price',
  'combine',
  'routine',
  'suggest',
  'sunscreen',
  'compare',
  'medicine',
])
const onwards = (intent: Intent): Intent => (lasting.has(intent) ? intent : 'for-concern')

const standsAlone: Rule = (beside) => {
  const { heard, previous, has } = beside
  if (empty.has(previous.intent) || heard.isLabel || has('lighten', 'photo', 'whoAreYou', 'task')) return 'alone'
  // A dog or a school is no matter of ours, unless it is asked what they have to do with what was told before.
  return has('offTopic') && !speaksOfSkin(heard)
    ? (thatTube(beside) ?? afterHair(beside) ?? meantWithBoth(beside) ?? 'alone')
    : undefined
}

/** "Ok" opens a question as often as it ends one. */
const goesOnTalking = /\b(?:im|i am|i have|ive|my|if|still|then|now|again|so i|ek)\b/

/** "Does it hurt?", "what does it cost?" of a treatment that was just explained. */
const ofTreatment: Rule = ({ knowledge, heard, previous, said, short, bare, carry }) => {
  const own = heard.particular?.treats === true || heard.who.some((one) => one !== 'deep-tone') || !(short || bare)
  const particular = previous.entry === undefined || own ? undefined : treatmentOnward(knowledge, previous.entry, said)
  return particular === undefined ? undefined : certainly(carry('particular', { particular }))
}

const takesLeave: Rule = ({ heard, has, bare, about, said }) =>
  onlyThanks(heard) ||
  (has('thanks', 'bye') &&
    !heard.message.includes('?') &&
    !goesOnTalking.test(said) &&
    !has('why', 'what', 'howOften', 'howTo', 'howLong', 'order', 'when', 'safe', 'product', 'canI') &&
    bare &&
    heard.who.length === 0 &&
    heard.time === undefined &&
    heard.skinType === undefined &&
    !about &&
    heard.tokens.length <= 8)
    ? 'alone'
    : undefined

/** "But you did say so", "just tell me", "you are wrong": the answer stays. */
const insists: Rule = ({ previous, said, bare, subject, entry, carry }) =>
  bare &&
  /\b(?:you (?:did|do)? ?(?:say|said|told)|you(?: are|re) (?:wrong|lying|mistaken)|just (?:say|tell|answer|give)|come on|dont believe you|i disagree|thats not what|jy (?:het ge|is verkeerd))\b/.test(
    said,
  )
    ? carry(previous.intent, { ...subject, ...entry, time: previous.time, insists: true })
    : undefined

const wantsHonesty =
  /^(?:(?:and|so|but|ok|please|pls|just|give|me|tell|i|want|need|your|an?|the|give me|now) )*(?:be honest|honest (?:answer|opinion|truth)|honestly|straight answer|truth)(?: (?:please|pls|now|with me|then|from you|though|about it))*$/
/** "Honest answer please": what was said, in short. */
const honestly: Rule = ({ previous, said, bare, subject, entry, carry }) =>
  bare && wantsHonesty.test(said) && previous.trouble !== true
    ? certainly(carry(previous.intent, { ...subject, ...entry, time: previous.time, insists: 'sure' }))
    : undefined

const ifItDoes = pattern`
  \b(?:if (?:it|they|that|my (?:skin|face)) (?:makes?|dr(?:y|ies)|burns?|stings?|breaks?|gives?|irritates?|hurts?|itch(?:es)?|peels?|flakes?|reddens?|(?:gets?|turns?|goes) (?:red|sore|dry|raw|tight))|as (?:dit|my vel) (?:brand|jeuk|steek|irriteer|
  droog|skilfer)|uma (?:ku|i|li)(?:shisa|baba|luma|luma)\w*)\b`
/** "And if it makes me dry?" */
const ifItHarms: Rule = ({ heard, said, before, carry }) => {
  const carried =
    heard.things.length === 0 && ifItDoes.test(said) ? carry('reaction', { things: before, concerns: [] }) : undefined
  return carried !== undefined && before.length > 0 && heard.tokens.length <= 7 ? certainly(carried) : carried
}

/** "Day ten and I flake a little, is that normal?" of the one thing that was begun. */
const normalWithIt: Rule = ({ heard: { message, things }, before: [thing, second], said, subject, rehear, carry }) => {
  if (thing === undefined || second !== undefined || things.length > 0 || !asksNormal.test(said)) return undefined
  const whole = rehear(`${thing.called}. ${message}`)
  if (whole.particular?.sure === true) return { ...whole, message, intent: 'particular' }
  return isActive(thing) || thing.families.includes('retinoid-medicine') ? carry('reaction', subject) : undefined
}

/** "Now my skin is peeling": after the thing that was just spoken of. */
const goesWrong: Rule = ({ heard, has, said, bare, short, before, subject, carry }) => {
  const after =
    has('rash') &&
    heard.tokens.length <= 16 &&
    /\b(?:after|since|from|when) (?:using|i used?|putting|i put|trying|it|that)\b/.test(said)
  return ((has('reaction') && short) || after) && !has('sunburn', 'myth') && bare && before.length > 0
    ? carry('reaction', subject)
    : undefined
}

/** "Is it fragrance free?" of the products just listed. */
const ofProducts: Rule = ({ heard, previous, said, short, subject, carry }) =>
  previous.intent === 'suggest' &&
  short &&
  /\b(?:is|are) (?:it|they|this|these|those|that|the)\b.*\b(?:free|unscented|vegan|tinted|natural|mineral)\b/.test(said)
    ? carry('suggest', { ...subject, things: heard.things, priceCents: previous.priceCents })
    : undefined

/** "Will it stay forever?" */
const forever: Rule = ({ heard, said, subject, entry, carry }) => {
  if (heard.things.length + heard.kinds.length > 0 || !asksIfItStays.test(said)) return undefined
  // What was said of it comes before what its concern says at large.
  if (entry.particular?.says.some((text) => tellsOfLasting.test(text)) === true)
    return carry('explain-more', { things: [], concerns: [], ...entry })
  return subject.concerns.length > 0 ? carry('how-long', { things: [], concerns: subject.concerns }) : undefined
}

/** "Which of those would you pick, and why?" */
const whichProduct: Rule = ({ previous, has, subject, bare, carry }) =>
  previous.intent === 'suggest' && bare && has('pick')
    ? carry('suggest', { ...subject, priceCents: previous.priceCents })
    : undefined

/** "What do I drop first?", "only three steps please", "I have five minutes": the routine is made anew. */
const ofRoutine: Rule = ({ heard, previous, said, bare, subject, carry }) =>
  (previous.intent === 'routine' ||
    (previous.intent === 'for-concern' && previous.trouble !== true && asksFewer.test(said))) &&
  (bare || (heard.concerns.length === 0 && heard.things.length === 0)) &&
  heard.tokens.length <= 14 &&
  (asksFewer.test(said) ||
    pattern`
    \b(?:what|which)\b.{0,20}\b(?:drop|remove|cut|leave out|stop|skip|lose|change)\b|\b(?:too many|fewer|less|only|just|max|
    give me) (?:\w+ ){0,2}(?:steps?|things?|products?)\b|\bonly (?:\d|one|two|three|four)\b(?! (?:weeks?|days?|can))|\b\d+ min(?:ute)?s?\b|\b(?:lazy|
    no time|no actives|fragrance free)\b`.test(said))
    ? carry('routine', { ...subject, things: [], kinds: heard.kinds, time: previous.time })
    : undefined

/** "What must I not mix it with?" */
const whatWithIt: Rule = ({ heard, before, has, says, carry }) =>
  has('together') &&
  before.length === 1 &&
  heard.things.length + heard.kinds.length === 0 &&
  says('what which not avoid anything')
    ? carry('combine', { things: before })
    : undefined

const whyOrMore: Rule = ({ heard, has, said, bare, short, subject, entry, carry }) => {
  const asks =
    has('why') ||
    /\b(?:are you sure|is that true|tell me more|more info|more detail|explain more|say more|more about (?:it|that|this))\b/.test(
      said,
    )
  const carried = carry('explain-more', { ...subject, ...entry })
  return !asks || !bare || !short ? undefined : has('why') && heard.tokens.length < 3 ? certainly(carried) : carried
}

const shorter: Rule = ({ heard, previous, has, subject, entry, carry }) =>
  has('shorter') && heard.things.length + heard.concerns.length === 0 && heard.tokens.length <= 8
    ? carry(previous.intent, { ...subject, ...entry, time: previous.time })
    : undefined

/** "Which one is gentler?", "which is cheaper?", "which do I start with?" of the things before. */
const whichOfThem: Rule = ({ heard, previous, before, pointed, bare, short, has, says, said, subject, carry }) => {
  if (pointed) return has('cheaper', 'howMuchMoney') ? carry('price', subject) : undefined
  if (before.length < 2) return undefined
  if (
    bare &&
    short &&
    before.length === 2 &&
    (has('pick') ||
      /^(?:(?:so|but|and|ok|no|then) )*(?:which|watter) (?:one|een)(?: (?:then|though|tho|now|dan))*$/.test(said))
  )
    return certainly(carry('compare', { things: before, concerns: previous.concerns }))
  if (
    bare &&
    short &&
    says('gentler gentlest stronger strongest better best milder safer') &&
    says('which whats what one is')
  ) {
    return carry('compare', { things: before, concerns: says('better best') ? subject.concerns : [] })
  }
  if (heard.tokens.length <= 10 && has('compare') && has('cheaper')) return carry('price', subject)
  if (
    previous.intent === 'combine' &&
    /\bwhich (?:one )?(?:goes (?:on )?|comes |must go (?:on )?|should go (?:on )?|is )?(?:first|last|on top)\b|\bwhat goes (?:first|last)\b/.test(
      said,
    )
  )
    return certainly(carry('order', subject))
  const first =
    /\b(?:start|begin) with which|which (?:one )?(?:first|do i start|should i start|to start)|which .{0,12}start with\b/.test(
      said,
    )
  return first ? carry(/strength|percent|how strong/.test(said) ? 'how-to-use' : 'compare', subject) : undefined
}

/** "And with a moisturiser?" */
const withKind: Rule = ({ heard: { things, kinds, tokens, cues }, before, said, carry }) =>
  things.length === 0 &&
  before.length > 0 &&
  kinds.length === 1 &&
  tokens.length <= 6 &&
  /^(?:and |ok |but )*(?:can i use (?:it|them) )?with\b/.test(said)
    ? carry('combine', { things: before.slice(0, 1), cues: new Set([...cues, 'together' as const]) })
    : undefined

/** One more thing: "and with vitamin C?", "how does it differ from retinal?" */
const oneMore: Rule = ({
  heard: { things, concerns, tokens },
  previous,
  before,
  fresh,
  has,
  says,
  about,
  refers,
  short,
  carry,
}) => {
  if (fresh.length !== 1 || before.length === 0 || things.length !== 1) return undefined
  const joins =
    (has('together') || says('with met add ne plus')) &&
    (refers || about || short) &&
    !says('instead') &&
    concerns.length === 0
  if (joins) return carry('combine', { things: [...before.slice(0, 2), ...fresh] })
  if (about && tokens.length <= 8 && previous.intent === 'combine' && before.length > 1 && !says('instead'))
    return carry('combine', { things: [...before.slice(0, 1), ...fresh] })
  return has('compare') && refers ? carry('compare', { things: [...before.slice(0, 1), ...fresh] }) : undefined
}

/** "Ok and vitamin C?" can mean nothing else. */
const ofFew = (carried: Carried, tokens: readonly string[]): Carried =>
  tokens.length <= 5 ? certainly(carried) : carried

/** Another thing in the same question: "what about niacinamide?"; any other thing named stands by itself. */
const anotherThing: Rule = ({
  heard: { things, concerns, who, tokens },
  previous,
  has,
  says,
  said,
  about,
  refers,
  short,
  carry,
}) => {
  if (things.length === 0) return undefined
  const asksAnew = has('what') && !/^(?:and |ok |but |so )*what about/.test(said) && !says('instead')
  if ((about || says('instead')) && short && !asksAnew) {
    if (who.length + concerns.length === 0) {
      if (ofOneThing.has(previous.intent)) return certainly(carry(previous.intent, { who: previous.conditions }))
      if (previous.concerns.length > 0) return ofFew(carry('does-help', { concerns: previous.concerns }), tokens)
    }
    return 'alone'
  }
  const one =
    things.length === 1 &&
    concerns.length === 0 &&
    previous.concerns.length > 0 &&
    refers &&
    has('helps') &&
    who.length === 0
  return one ? carry('does-help', { concerns: previous.concerns }) : 'alone'
}

const tooFar: Rule = ({ leans, short, has }) => (!leans || (!short && !has('it')) ? 'alone' : undefined)

const cheaper: Rule = ({ heard: { priceCents, kinds, tokens }, previous, has, short, subject, carry }) => {
  if (!has('cheaper') && (priceCents === undefined || !short)) return undefined
  if (previous.intent === 'routine' && kinds.length === 0) {
    const carried = carry('routine', { concerns: subject.concerns, priceCents: priceCents ?? previous.priceCents })
    return tokens.length < 6 ? certainly(carried) : carried
  }
  return carry('suggest', { ...subject, priceCents: priceCents ?? previous.priceCents })
}

/** It names something new to speak of. */
const ownSubject = ({ heard }: Beside): boolean =>
  heard.concerns.length + heard.kinds.length > 0 || heard.particular !== undefined || heard.myth !== undefined

const kept = new Set<Intent>(['combine', 'compare'])

/** "I'm pregnant", "for my son of ten". */
const forSomebody: Rule = (beside) => {
  const carried = withPerson(beside)
  // It is told in so many words, and asks nothing else.
  return carried !== undefined &&
    carried !== 'alone' &&
    beside.bare &&
    beside.heard.tokens.length < 4 &&
    beside.heard.time === undefined
    ? certainly(carried)
    : carried
}

const withPerson: Rule = (beside) => {
  const {
    heard: { who, years },
    previous,
    before,
    has,
    subject,
    carry,
  } = beside
  if ((who.length === 0 && (years === undefined || years >= 18)) || ownSubject(beside)) return undefined
  // "How many Panado may I take, I'm pregnant?" is no question of what was spoken of before.
  if (beside.heard.medicine !== undefined && has('canI', 'dose')) return 'alone'
  if (before.length > 0 && previous.intent !== 'routine')
    return carry(
      kept.has(previous.intent) && who.every((one) => one === 'deep-tone') ? previous.intent : 'safe',
      subject,
    )
  // Of what is bought it is asked then what suits them.
  const intent = previous.intent === 'price' && subject.concerns.length > 0 ? 'for-concern' : onwards(previous.intent)
  return carry(has('safe') && previous.intent === 'suggest' ? 'safe' : intent, subject)
}

const grownUp =
  /\b(?:for|vir) my (?:husband|wife|mom|mum|mother|ma|dad|father|pa|boyfriend|girlfriend|bf|gf|partner|gogo|gran|granny|ouma|oupa|man|vrou|friend)\b/
const forMen: Rule = ({ heard, previous, says, said, about, short, subject, carry }) =>
  about && short && (says('men man guys women him her hom haar') || grownUp.test(said)) && heard.concerns.length === 0
    ? carry(onwards(previous.intent), subject)
    : undefined

const forConcern: Rule = ({ heard, previous, before, about, short, carry }) => {
  if (heard.concerns.length === 0 || !about || !short) return undefined
  if (previous.intent === 'does-help' || previous.intent === 'what-is') return carry('does-help', { things: before })
  return carry(previous.intent === 'routine' || previous.intent === 'suggest' ? previous.intent : 'for-concern')
}

const anotherProduct: Rule = (beside) => {
  const {
    heard: { kinds, priceCents },
    previous,
    has,
    about,
    refers,
    short,
    carry,
  } = beside
  if (!ownSubject(beside) || refers) return undefined
  const known = previous.concerns.length > 0 || previous.skinType !== undefined || previous.priceCents !== undefined
  return kinds.length > 0 &&
    short &&
    (about || has('product')) &&
    !has('howOften', 'howTo', 'order', 'safe') &&
    known &&
    (!kinds.includes('sunscreen') || previous.intent === 'suggest')
    ? carry('suggest', { concerns: previous.concerns, priceCents: priceCents ?? previous.priceCents })
    : 'alone'
}

/** "And at night?" */
const atWhatTime: Rule = ({ heard, previous, before, has, short, subject, entry, carry }) => {
  if (heard.time === undefined || !short) return undefined
  const only = heard.tokens.length <= 4
  if (
    only &&
    entry.particular?.says.some((text) => text.includes(heard.time === 'night' ? ' night' : ' morning')) === true &&
    before.length === 0
  ) {
    return certainly(carry('explain-more', { ...subject, ...entry }))
  }
  if (only && before.length > 0 && previous.intent !== 'routine' && !has('howOften', 'howTo'))
    return certainly(carry('when', subject))
  return previous.intent === 'routine' || before.length === 0
    ? carry('routine', { concerns: subject.concerns })
    : has('howOften', 'howTo')
      ? undefined
      : carry('when', subject)
}

/** The same words with the thing of before put in: "how often?" */
const withItPutIn: Rule = ({ heard, previous, before, has, subject, earlier, rehear, carry }) => {
  // A long message that asks once more of what was answered says itself what it is of.
  if (
    heard.particular !== undefined &&
    heard.particular.id === previous.entry &&
    previous.trouble !== true &&
    !heard.harmed &&
    heard.tokens.length > standsByItself
  )
    return 'alone'
  const kinds =
    heard.kinds.length > 0 || previous.kind === undefined || before.length > 0 ? heard.kinds : [previous.kind]
  const things = before.slice(0, has('together', 'order') ? 3 : 1)
  const asked = intentOf({ ...heard, things, kinds, particular: undefined, myth: undefined, unknown: undefined })
  if (asked === 'safe' && things.length === 0 && earlier[0] !== undefined) {
    // Of a kind of product at large little can be said: where a topic knows what is asked of it, that is meant.
    const whole = rehear(`${earlier[0].replace(/[.!?,\s]+$/, '')}. ${heard.message}`)
    const one = whole.particular
    if (one?.sure === true && one.id !== previous.entry && !/^(?:subject|term) /.test(one.id))
      return { ...whole, message: heard.message, intent: 'particular' }
  }
  return clear.has(asked) ? carry(asked, { things, concerns: subject.concerns }) : undefined
}

const least = 3.5
const standsByItself = 12

const whatIsLeft: Rule = ({ heard, previous, before, has, subject, entry, carry }) => {
  if (has('howOften') && before.length > 0) return carry('how-often', subject)
  if (has('howMuchMoney')) return carry('price', subject)
  if (has('instead') && !has('diagnose'))
    return carry(
      previous.intent === 'suggest' ? 'suggest' : 'for-concern',
      previous.intent === 'suggest' ? subject : { concerns: subject.concerns },
    )
  if (heard.unknown !== undefined && previous.intent === 'suggest' && has('safe', 'helps', 'canI')) return 'alone'
  if (
    has('product') &&
    (before.length + subject.concerns.length > 0 || previous.kind !== undefined || previous.skinType !== undefined)
  )
    return carry('suggest', subject)
  if (previous.entry !== undefined && has('it')) return carry('explain-more', { ...subject, ...entry })
  const alone = Math.max(...scoresOf(heard).map(([, score]) => score)) > least
  return alone || before.length + subject.concerns.length === 0
    ? 'alone'
    : has('howTo')
      ? carry('how-to-use', subject)
      : carry('explain-more', { ...subject, ...entry })
}

const rules: readonly Rule[] = [
  weekOfThem,
  ofTreatment,
  standsAlone,
  ...leantOnRules,
  ...sinceThenRules,
  takesLeave,
  otherPlace,
  putsRight,
  ...longTalkRules,
  ...toldBackRules,
  ...matterRules,
  ...toldRules,
  ...shortTurns,
  ofRoutine,
  honestly,
  insists,
  onTrouble,
  sameForAnother,
  tellsState,
  addsWish,
  tellsSkin,
  alreadyUses,
  besideOwn,
  forTheChild,
  inSeason,
  ifItHarms,
  ...turningRules,
  ...leaningRules,
  ...onwardRules,
  forever,
  ofProducts,
  whichProduct,
  normalWithIt,
  goesWrong,
  livesSo,
  whatWithIt,
  whyOrMore,
  shorter,
  whichOfThem,
  withKind,
  oneMore,
  anotherThing,
  meantWithBoth,
  // From here on nothing is named: what was named before is meant, when the message leans on it.
  tooFar,
  cheaper,
  forSomebody,
  helpsAgainst,
  ...lastRules,
  forSkinType,
  forMen,
  forConcern,
  anotherProduct,
  atWhatTime,
  withItPutIn,
  whatIsLeft,
]

/**
 * What a message says when it goes on from the last answer ("and at night?", "why?", "what about vitamin C instead?"), or undefined when it
 * stands by itself. The first rule that has something to say decides.
 */
export const followUp = (knowledge: Knowledge, heard: Heard, previous: Topic, talk: Talk): Carried | undefined => {
  const beside = besideTopic(knowledge, heard, previous, talk)
  for (const rule of rules) {
    const carried = rule(beside)
    if (carried !== undefined) return carried === 'alone' ? undefined : carried
  }
  return undefined
}
