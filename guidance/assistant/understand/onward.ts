import type { Concern } from '../../knowledge/kinds.ts'
import type { Intent } from '../conversation.ts'
import { certainly, type Rule } from './carry.ts'
import { cueWords } from '../../text/words/cue-words.ts'
import { intentOf } from './intent.ts'
import { asksPlace, wetOrDry } from './intent-signs.ts'
import { ofCondition } from './of-condition.ts'
import { whatThen } from './short-turns.ts'
import { pattern } from '../../text/pattern.ts'

// Questions that lean on the last answer by their form: they ask for its reason, its end, its place in the order, or the same of something else.

/** "No, I meant glycolic, not glycerin": what was meant takes the place of what was said, and the question stays. */
export const putsRight: Rule = ({ heard, previous, said, before, fresh, short, subject, carry, goesOn }) => {
  const corrects =
    /\b(?:i meant|i mean|meant to say|(?:said|typed|got|put) (?:that|it) wrong|my mistake|sorry|bedoel|actually (?:my|its|it is|im))\b/.test(
      said,
    ) && short
  if (!corrects || heard.cues.has('reaction')) return undefined
  if (heard.particular !== undefined && fresh.length === 0) return 'alone'
  if (fresh.length > 0 && before.length > 0)
    return carry(previous.intent === 'medicine' ? 'safe' : previous.intent, {
      things: heard.things.length < before.length ? [...before.slice(0, -1), ...fresh] : heard.things,
      concerns: subject.concerns,
    })
  if (heard.things.length > 0) return undefined
  if (heard.kinds.length > 0)
    return previous.concerns.length + heard.concerns.length > 0 || previous.intent === 'suggest'
      ? certainly(
          carry(previous.kind === undefined ? goesOn(previous.intent) : 'suggest', { concerns: subject.concerns }),
        )
      : undefined
  if (heard.skinType === undefined && heard.concerns.length === 0) return undefined
  const concerns =
    heard.skinType === undefined ? heard.concerns : subject.concerns.filter((one) => !heard.concerns.includes(one))
  return carry(goesOn(previous.intent), { things: subject.things, concerns })
}

const goesBack = /\b(?:go back|back to|start again|again)\b/
const wantsToKnow = pattern`
  \b(?:stop(?:ped)?|now what|what now|what next|what (?:must|should|can|do|shall|will) (?:i|we)|keep(?: using| on| going| it up| putting|$)|carry on|
  go on|continue|still|how long|when (?:can|do|may|should|will)|how (?:do|can|must|should) i (?:calm|soothe|fix|treat|stop|help)|start again|normal|
  worry|serious|help|ophou|aanhou|(?:wat|what) (?:moet|kan|nou|maak)|hoe lank|ngenze ?njani|ndenze ?(?:ntoni|njani))\b`
/** "What can I use for the sun then?" asks for something else to use, not for what to do about the harm. */
const forSomething = pattern`
  \b(?:use|wear|put on|buy|get|gebruik|dra|koop)\b.{0,14}\b(?:for|against|on|instead of|vir|teen|in plaas van)\b (?!it\b|this\b|that\b|the (?:rash|
  itch|burn|redness|reaction)|hierdie\b|dit\b|now\b)`
const longAgo =
  /\b(?:\d+|a few|two|three|many|n paar|twee|drie) (?:years?|jaar) (?:old|ago|oud|gelede)\b|\b(?:years|long) ago\b|\bjare gelede\b/
const ofReaction = new Set<Concern>(['redness', 'dehydration'])

/** "Must I stop?", "what must I do now?", "on my neck", "it's just itchy": after something went wrong it is still about that. */
export const onTrouble: Rule = (beside) => {
  const { heard, previous, said, subject, fresh, short, bare, has, carry } = beside
  if (previous.trouble === true && longAgo.test(said) && short) return fromBoth(beside)
  if (
    previous.trouble !== true ||
    heard.kinds.some((kind) => kind !== 'body' && kind !== 'lip') ||
    heard.particular?.sure === true ||
    forSomething.test(said) ||
    (fresh.length > 0 && !goesBack.test(said))
  )
    return undefined
  const tells =
    short &&
    heard.concerns.every((one) => ofReaction.has(one)) &&
    !/^(?:is|are|does|do|can|could|which|why|must|should|how|where|when|hoe|kan|mag|moet)\b/.test(said) &&
    !has(
      'thanks',
      'bye',
      'what',
      'why',
      'howOften',
      'howTo',
      'order',
      'product',
      'canI',
      'helps',
      'compare',
      'safe',
      'routine',
      'offTopic',
      'shorter',
    ) &&
    heard.circumstances.length === 0 &&
    heard.priceCents === undefined
  if (!(goesBack.test(said) || wantsToKnow.test(said) || tells)) return undefined
  const carried = carry('reaction', {
    ...(fresh.length === 0 ? subject : {}),
    kinds: previous.kind === undefined ? [] : [previous.kind],
  })
  // "What must I do now?" is of nothing else.
  return heard.tokens.length <= 7 && bare && !tells ? certainly(carried) : carried
}

const addsTo =
  String.raw`is (?:that|it|this) (?:the|a|my) (?:cause|problem|reason|culprit)` +
  String.raw`|(?:could|can|might|would) (?:that|it|this) be (?:it|that|the (?:cause|` +
  String.raw`problem|reason))|(?<!how )(?:does|do|is|are|could|can|will|would|am) (?:(?:that|it|this|they|i|doing|just|also|all) )*(?:be )?` +
  String.raw`(?:mak(?:e|es|ing)|caus\w+) (?:(?:it|them|this|that|things|my \w+|the \w+) )?(?:even |much )?(?:worse|bad|this|it)` +
  String.raw`|(?:is|are) (?:that|it|this|they) bad for (?:it|them)|maak (?:dit|hulle) .{0,8}erger`
/** "Is that why …?", "is that making it worse?" */
export const asksWhy = pattern`
  \b(?:${addsTo}|(?:(?:is|isnt|was|could|can|maybe) (?:it|that|this|dit)(?: be)?|thats|(?:it|that|this) is|is dit|dis) (?:(?:maybe|perhaps|probably|
  also|not|just|dalk) )*(?:why|the reason|because|the cause|what causes|hoekom|omdat|from))\b(?! (?:i|we|ek) (?:want|need|ask\w*|am asking|wonder\w*|
  use|wear|stop\w*|quit|came|wil|vra|gebruik)\b)`

/** "They say that is why I get darker", of petroleum jelly: what is said of the thing in general has a verdict of its own. */
const ofClaim: Rule = ({ said, before: [thing, second], previous, rehear, carry }) => {
  const effect = said.split(asksWhy).at(-1)?.trim() ?? ''
  if (thing === undefined || second !== undefined || effect === '') return undefined
  const { particular, myth } = rehear(`does ${thing.called} make ${effect}`)
  if (particular?.sure === true && particular.id !== previous.entry)
    return carry('particular', { particular, things: [], concerns: [] })
  return myth === undefined || myth.id === previous.entry ? undefined : carry('myth', { myth, concerns: [] })
}

/** "Is that why my face is tight?", "is it because of the sun?" */
const isThatWhy: Rule = (beside) => {
  const {
    heard,
    previous,
    said,
    fresh,
    subject,
    entry,
    before,
    earlier: [last],
    rehear,
    carry,
  } = beside
  if (!asksWhy.test(said) || (fresh.length > 0 && previous.entry === undefined)) return undefined
  // "I use mint balm" – "is that making it worse?": what is put on and does harm is a reaction.
  const bare = last !== undefined && heard.tokens.length < 8 && new RegExp(addsTo).test(said)
  if (bare && rehear(last).things.some((thing) => thing.ingredient?.full !== undefined)) return undefined
  // What is only asked to be the cause has done no harm yet.
  const cues = new Set([...heard.cues].filter((cue) => cue !== 'reaction'))
  return (
    ownTopic(beside) ??
    ofBoth(beside) ??
    ofClaim(beside) ??
    carry('explain-more', {
      ...subject,
      ...entry,
      things: before,
      cues,
      harmed: false,
      concerns: previous.concerns.length > 0 ? previous.concerns : subject.concerns,
    })
  )
}

const stillGood = pattern`
  \bstill\b.*\b(?:ok|okay|fine|safe|good|alright|use it|allowed|oraait)\b|\b(?:nog|steeds) (?:ok|oraait|veilig)\b|^(?:so |and |but |
  then )*(?:is (?:it|that|this) )?(?:ok|okay|fine|safe|allowed|alright)(?: for me)?(?: then| now)?$`

/** "I'm 16." – "Still ok?" */
const stillOk: Rule = ({ heard, previous, said, before, bare, subject, earlier, rehear, carry }) => {
  if (!bare || heard.tokens.length > 14 || !stillGood.test(said) || before.length === 0) return undefined
  const years = heard.years ?? earlier.map((message) => rehear(message).years).find((found) => found !== undefined)
  return carry(before.length > 1 && years === undefined && heard.who.length === 0 ? 'combine' : 'safe', {
    ...subject,
    years,
    who: [...new Set([...heard.who, ...previous.conditions])],
  })
}

const day = '(?:mornings?|am|day|oggende?|soggens)'
const evening = '(?:nights?|evenings?|aande?|saans)'
const oneHalf = new RegExp(
  String.raw`\b(?:one|een|which|what|watter|it|them)(?: of them)? (?:(?:one|een|is|goes|go|used|do i use|should i use|must i use|for) ){0,2}(?:in|at|for|for the)?` +
    String.raw` ?(?:the |die )?(?:${day}|${evening})\b`,
)
const halves = pattern`
  \b(?:one|een)\b.*\b${day}\b.*\b(?:other|one|ander|een|second)\b.*\b${evening}\b|\b(?:one|een)\b.*\b${evening}\b.*\b(?:other|one|ander|een|
  second)\b.*\b${day}\b`
const aWeek = pattern`
  \b(?:which (?:one )?(?:(?:do i |must i |should i )?(?:use |put )?(?:on )?)?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|how (?:often|many (?:times|nights|days))|hoeveel keer|hoe gereeld|(?:which|what|watter) (?:nights?|days?|evenings?|aande?|dae)|split (?:my|the|
  a) week|when do i use (?:what|which)|how do i (?:split|space|fit|alternate|plan|schedule) (?:them|it|both|my week))\b`

/** "One in the morning, one at night?", "on different nights?", "how many nights a week then?": the pair that was just spoken of. */
const ofPair: Rule = ({ said, named: before, heard, carry }) => {
  if (before.length < 2 || heard.things.length > 0) return undefined
  const apart =
    heard.slots.apart ??
    (halves.test(said) || (heard.tokens.length < 9 && oneHalf.test(said) && !aWeek.test(said))
      ? ('times' as const)
      : undefined)
  return apart !== undefined
    ? certainly(carry('combine', { things: before, concerns: [], slots: { of: [], apart } }))
    : aWeek.test(said)
      ? carry('how-often', { things: before, concerns: [] })
      : undefined
}

const place = /\bwhere (?:do|must|should) i (?:fit|slot|add)\b|^(?:and |the |my )*(?:\S+ ){1,2}where$/
const besideKind = pattern`
  \b(?:before|after|under|over|on top of|underneath|voor|na) (?:my |the |a |any )?(?:moisturi[sz]er|sunscreen|spf|cream|cleanser|serum|toner|oil|
  lotion|foundation|make ?up|room|sonskerm)\b`

const makeup = '(?:make ?up|foundation|concealer|powder|primer|grimering)'
const withMakeup = pattern`
  \b(?:under|underneath|beneath|below|with|onder|met) (?:my |the )?${makeup}\b|\b${makeup} (?:over|on top of) (?:it|that|them)\b`
const toppedUp = pattern`
  \b(?:re ?appl\w+|again|renew|top(?:ping)? (?:it |them )?up|touch(?:ing)? (?:it )?up|(?:over|on top of) (?:(?:a|my|the|full|face|
  of) )*(?:${cueWords.makeup}))\b`

/** "Does it work under make-up?" */
const underMakeup: Rule = ({ heard, previous, said, before, has, carry }) => {
  if (
    !has('it') ||
    !withMakeup.test(said) ||
    heard.things.length > 0 ||
    /\b(?:pill\w*|cake\w*|slid\w*|order|first)\b/.test(said)
  )
    return undefined
  const named = before.filter(({ ingredient }) => !(previous.offered ?? []).includes(ingredient?.id ?? '')).slice(0, 1)
  const kinds =
    previous.kind !== undefined ? [previous.kind] : previous.intent === 'sunscreen' ? ['sunscreen' as const] : []
  return named.length + kinds.length > 0
    ? carry('combine', { things: named, kinds: named.length > 0 ? [] : kinds, concerns: [] })
    : undefined
}

/** "And over my foundation, how do I top up?" in a talk about sunscreen. */
const overMakeup: Rule = ({ heard, previous, said, has, fresh, carry }) =>
  previous.kind === 'sunscreen' &&
  has('makeup') &&
  !/\b(?:moles?|tattoo\w*|scars?|birthmarks?|stitches)\b/.test(said) &&
  fresh.length === 0 &&
  heard.kinds.every((kind) => kind === 'sunscreen') &&
  toppedUp.test(said)
    ? carry('sunscreen', { things: [], concerns: [], kinds: ['sunscreen'] })
    : undefined

/** "Where does the sunscreen go?", "does it go before my moisturiser?" */
const whereItGoes: Rule = ({ heard, said, before, previous, has, carry }) => {
  const named = heard.things.length > 0 ? heard.things : before.slice(0, 1)
  if (asksPlace.test(said) || place.test(said))
    return heard.things.length + heard.kinds.length > 0
      ? carry('order', { things: heard.things, concerns: [] })
      : named.length > 0
        ? carry('order', { things: named, concerns: [] })
        : undefined
  const other = previous.kind !== undefined && !heard.kinds.includes(previous.kind) ? [previous.kind] : []
  return (has('it') || /^(?:and |so |ok |but |en )*(?:before|after|under|over|voor|na) (?:or|of) /.test(said)) &&
    heard.kinds.length === 1 &&
    besideKind.test(said) &&
    !/\b(?:wait|wag|minutes?)\b/.test(said) &&
    named.length + other.length > 0
    ? carry('order', {
        things: named,
        kinds: named.length > 0 ? heard.kinds : [...other, ...heard.kinds],
        concerns: [],
      })
    : undefined
}

const results = pattern`
  \b(?:results?|see (?:a |any )?(?:difference|changes?|something|anything)|resultate|iets sien|sien ek|how (?:long|soon|many (?:weeks|months))|
  hoe (?:lank|gou)|(?:look|looking|looks|get|getting) better|improve\w*|notice \w+|starts? (?:working|to (?:show|work|help))|kicks? in|until it works|
  before i see)\b`

/** "How long before I see results?" of whatever was advised. */
const untilResults: Rule = ({ heard, said, previous, before, fresh, short, carry, subject }) =>
  results.test(said) &&
  short &&
  fresh.length + heard.kinds.length === 0 &&
  heard.particular?.sure !== true &&
  previous.trouble !== true &&
  (before.length + subject.concerns.length > 0 || previous.skinType !== undefined) &&
  !/\b(?:expire|open|wait between|leave it on|how long do i leave)\b/.test(said)
    ? carry('how-long', {
        things:
          previous.intent === 'routine'
            ? []
            : before.filter(({ ingredient }) => !(previous.offered ?? []).includes(ingredient?.id ?? '')).slice(0, 1),
        concerns: subject.concerns,
        kinds: [],
      })
    : undefined

/** "Do dark people even need it?" after a talk about sunscreen that did not name it. */
const needsIt: Rule = ({ heard, said, entry, previous, before, carry }) => {
  const ofSun =
    previous.kind === 'sunscreen' ||
    (previous.kind === undefined &&
      (before.some(({ families }) => families.some((one) => one.startsWith('uv-filter'))) ||
        /sunscreen|\bSPF\b/.test(`${entry.myth?.claim ?? ''} ${entry.particular?.says[0] ?? ''}`)))
  // "But I need it": of a thing that was blamed.
  const blamed = /\b(?:but|because|cos|coz|and|maar) (?:i|we|he|she|ek|sy|hy|my \w+) (?:\w+ )?(?:needs?|het)\b/.test(
    said,
  )
  return ofSun &&
    !blamed &&
    heard.things.length === 0 &&
    /\b(?:need|needs|nodig)\b/.test(said) &&
    (heard.cues.has('it') || heard.kinds.includes('sunscreen'))
    ? certainly(carry('sunscreen', { things: [], concerns: [], kinds: ['sunscreen'] }))
    : undefined
}

// Questions whose subject can be changed for another, and how they are asked then: "{}" is where it stands.
const frames: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:do|does|het|moet) (?:i|we|you|u|he|she|ek|my skin) (?:really |actually |even |rerig )?(?:need|nodig)\b/,
    'do i need {}',
  ],
  [/\b(?:must i (?:use|have|buy)|(?:is|are) .{2,30} (?:necessary|needed|essential|a must))\b/, 'do i need {}'],
  [/\b(is it (?:bad|ok|okay|safe|good|fine) to \w+) .{2,30}/, '$1 {}'],
  [/\bwhat (?:causes|brings on) .{2,30}/, 'what causes {}'],
  [/\bis it worth (?:buying|using|getting)|\b(?:is|are) .{2,30} worth it\b/, 'is {} worth it'],
  [/\bdoes .{2,30}? ((?:work|help|expire|go off|clog|stain)\b.*)$/, 'does {} $1'],
]
const glue = new Set(
  'and ok okay so what about how last one question also then en but the a an my maybe next plus of or wat van instead'.split(
    ' ',
  ),
)
const asksOwn = ['why', 'howOften', 'howTo', 'when', 'howLong', 'safe', 'canI', 'howMuchMoney', 'together'] as const
const opensSame = /^(?:and|en|what about|how about|wat van)\b/
const lost = new Set<Intent>(['unclear', 'off-topic', 'unknown-ingredient', 'greeting', 'thanks'])

const whichLayer = pattern`
  \b(?:which|what|watter)(?: (?:one|1|een|of (?:them|the two|those)))? (?:(?:is|goes|comes|must|should|do|does|to|i|it|go|come|put|use|apply|lies|
  sits|gaan) ){0,4}(?:(?:on|at) (?:the )?)?(?:top|first|last|under|underneath|below|bottom|over|eerste|laaste)\b`

/** "And if I use both, which is on top?": of the two products that were just asked about. */
const whichOnTop: Rule = ({ heard, said, earlier, rehear, carry }) => {
  if (heard.things.length + heard.kinds.length > 1 || !whichLayer.test(said)) return undefined
  const both = earlier
    .slice(0, 2)
    .map(rehear)
    .find(({ things, kinds }) => kinds.length > 0 && things.length + kinds.length > 1)
  return both && carry('order', { things: both.things, kinds: both.kinds, concerns: [] })
}

/** "Do I need a toner?" – "Eye cream?": the question of before, asked of something else. */
const sameFrame: Rule = ({ heard, previous, said, earlier, rehear }) => {
  const noun = heard.tokens.filter((token) => !glue.has(token))
  if (
    noun.length === 0 ||
    noun.length > 3 ||
    heard.tokens.length > 8 ||
    asksOwn.some((cue) => heard.cues.has(cue)) ||
    previous.intent === 'combine' ||
    heard.who.length > 0 ||
    heard.skinType !== undefined
  )
    return undefined
  const asked = earlier.slice(0, heard.things.length > 0 ? 1 : 3).map((message) => message.toLowerCase())
  const found = asked.flatMap((message) =>
    frames.flatMap(([shape, frame]) => {
      const match = shape.exec(message)
      return match === null ? [] : [frame.replace('$1', match[1] ?? '')]
    }),
  )[0]
  const names = heard.things.length + heard.kinds.length + Number(heard.particular !== undefined) > 0
  if (
    found === undefined ||
    (heard.concerns.length > 0 ? !/^(?:is it|what causes)/.test(found) : !names && !found.startsWith('do i need'))
  )
    return undefined
  const whole = rehear(found.replace('{}', noun.join(' ')))
  const intent = intentOf(whole)
  const carried = { ...whole, message: heard.message, intent }
  return lost.has(intent) ? undefined : opensSame.test(said) && heard.tokens.length < 5 ? certainly(carried) : carried
}

/** "Must I stop …?" */
export const asksToStop = pattern`
  \b(?:must|should|do|can|shall|need to|have to|moet|better) (?:i |ek |we )?(?:just |rather |have to |need to )?(?:stop|quit|give up|avoid|leave|
  cut out|drop|ophou)\b`
const still = /\b(?:still|keep|aanhou)\b/

/** "Must I stop using hair oil?" of what was just explained. */
const mustIStop: Rule = ({ heard, previous, said, fresh, short, subject, entry, carry }) =>
  previous.entry !== undefined &&
  short &&
  fresh.length === 0 &&
  heard.particular?.sure !== true &&
  heard.kinds.length < 2 &&
  (asksToStop.test(said) || (still.test(said) && /\b(?:can|may|must|should|mag|kan|moet)\b/.test(said)))
    ? carry('explain-more', { ...subject, ...entry })
    : undefined

/** "Which one for sensitive skin?", "isn't that too strong for me?" of one ingredient: a form of it, or how to go gently. */
const howMild: Rule = ({ heard, said, before, previous, has, fresh, carry, subject }) => {
  if (
    before.length > 1 &&
    fresh.length === 0 &&
    /\bwhich (?:one|of)\b/.test(said) &&
    (heard.who.includes('sensitive') || heard.skinType === 'sensitive')
  ) {
    return carry('compare', { things: before, concerns: [] })
  }
  if (before.length !== 1 || fresh.length > 0 || heard.kinds.length > 0 || previous.intent === 'suggest')
    return undefined
  const which =
    /\b(?:which|what|watter) (?:one|type|kind|form|sort|version|een|tipe)\b/.test(said) &&
    !has('howMuchMoney', 'cheaper') &&
    (heard.who.includes('sensitive') ||
      heard.skinType === 'sensitive' ||
      heard.who.includes('eczema') ||
      heard.who.includes('rosacea') ||
      /\b(?:gentle|gentler|gentlest|mild|milder|mildest|beginners?)\b/.test(said))
  const tooMuch =
    /\btoo (?:strong|harsh|drying|dry|heavy|much|rich|greasy|oily|aggressive|intense)\b|\bte (?:sterk|droog)\b/.test(
      said,
    )
  return which || tooMuch ? carry('explain-more', { ...subject, things: before }) : undefined
}

/** "I also have dark marks": the routine takes it in. */
const alsoHas: Rule = ({ heard, previous, said, short, carry }) =>
  previous.intent === 'routine' &&
  short &&
  heard.concerns.length > 0 &&
  heard.things.length + heard.kinds.length === 0 &&
  /\b(?:i|ek) (?:also|ook|get|het ook)|\btoo$|\bas well$|\book$/.test(said) &&
  !/^(?:what|how|which|wat|hoe)\b/.test(said)
    ? carry('routine', { concerns: [...new Set([...previous.concerns, ...heard.concerns])], time: previous.time })
    : undefined

/** What one message alone does not show, the two together may: "a big pimple" – "what works overnight?" */
const fromBoth: Rule = (beside) => (beside.short ? ofBoth(beside) : undefined)

const ofBoth: Rule = ({ heard, previous, earlier: [last], before, fresh, rehear, carry }) => {
  const named = before.filter(({ ingredient }) => !(previous.offered ?? []).includes(ingredient?.id ?? ''))
  if (last === undefined || named.length + fresh.length > 0 || heard.particular?.sure === true) return undefined
  const [both, first] = [rehear(`${last} ${heard.message}`).particular, rehear(last).particular]
  return both?.sure !== true || both.id === previous.entry || (first?.sure === true && first.id === both.id)
    ? undefined
    : carry('particular', { particular: both, things: [], concerns: [] })
}

/** "How do I reach to put cream there?" means nothing by itself. */
export const meantWithBoth: Rule = (beside) =>
  beside.heard.tokens.length <= 16 && /^(?:unclear|off-topic)$/.test(intentOf(beside.heard))
    ? ofBoth(beside)
    : undefined

/** "On wet or dry skin?" */
const onWetOrDry: Rule = ({ heard, said, before, carry }) =>
  wetOrDry.test(said) && before.length + heard.kinds.length < 2 && heard.things.length < 2
    ? carry('how-to-use', { things: heard.things.length > 0 ? heard.things : before })
    : undefined

/** "How do I fix it?" of what was explained. */
const howToMend: Rule = ({ heard, previous, subject, said, before, carry }) =>
  heard.things.length + heard.kinds.length === 0 &&
  subject.concerns.length > 0 &&
  before.length === 0 &&
  previous.intent !== 'for-concern' &&
  /\b(?:how|what|hoe|wat) .*\b(?:fix|treat|stop|help|clear|get rid of|sort|improve|deal with|maak|doen)\b.*\b(?:it|this|that|them|dit)$/.test(
    said,
  )
    ? carry('for-concern', { things: [], concerns: subject.concerns })
    : undefined

/** A question with a topic of its own, by more than a word of it, however it begins: "and my make-up slides off", "and the dark circles?" */
const ownTopic: Rule = ({ heard: { particular }, previous, fresh, carry }) => {
  if (
    particular === undefined ||
    particular.mentioned === true ||
    particular.told === true ||
    particular.id === previous.entry ||
    fresh.length > 0 ||
    particular.id.startsWith('term')
  )
    return undefined
  return particular.sure === true ? 'alone' : carry('particular', { particular, things: [], concerns: [] })
}

/** "And if I'm pregnant?" of a concern, for which the answer and not the person named something. */
const whileExpecting: Rule = ({ heard, previous, before, earlier, rehear, carry }) =>
  heard.who.some((one) => one === 'pregnant' || one === 'trying' || one === 'breastfeeding') &&
  heard.things.length === 0 &&
  before.length > 0 &&
  previous.concerns.length > 0 &&
  previous.intent !== 'suggest' &&
  !earlier.slice(0, 3).some((message) => rehear(message).things.length > 0)
    ? carry('for-concern', { things: [], concerns: previous.concerns })
    : undefined

/** These are tried before what changes a circumstance only. */
export const onwardRules: readonly Rule[] = [
  ofCondition,
  isThatWhy,
  mustIStop,
  ofPair,
  stillOk,
  needsIt,
  sameFrame,
  howMild,
  whatThen,
  overMakeup,
  underMakeup,
  whichOnTop,
  whereItGoes,
  untilResults,
  alsoHas,
  onWetOrDry,
  howToMend,
  whileExpecting,
]
/** These where nothing else has said what is meant. */
export const lastRules: readonly Rule[] = [ownTopic, fromBoth]
