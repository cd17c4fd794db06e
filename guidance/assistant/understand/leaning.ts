import type { Concern } from '../../knowledge/kinds.ts'
import { certainly, ofSkinType, type Rule } from './carry.ts'
import { intentOf } from './intent.ts'
import { pattern } from '../../text/pattern.ts'

// Short questions that change one part of the one before: its place, the thing that might help, which trouble comes first, what is lacking.

const somewhere = pattern`
  ^(?:(?:and|but|ok|so|what about|how about|can i(?: also)? (?:use|put|do) (?:it|that|this)|can (?:it|this|that) (?:go|be used)|is it ok|also|too|en|
  wat van) )*(?:on|for|around|near|under|op|vir) (?:my |the |his |her |die )?(\w+(?: \w+)?)(?: too| also| as well| ook| then)?$`
const bodyWords = pattern`
  ^(?:body|lyf|legs?|arms?|elbows?|knees?|hands?|feet|heels?|back|chest|neck|lips?|eyes?|under ?eyes?|eye area|scalp|under ?arms?|arm ?pits?|bum|butt|
  thighs?|bikini(?: line| area)?|private parts?|stomach|belly|shoulders?|rug|nek|bene|hande|voete)$`

/** "And on my body?": the thing of before, put on another place. */
const atPlace: Rule = ({ heard, said, before, rehear }) => {
  const at = somewhere.exec(said)?.[1]
  const [thing] = before
  if (at === undefined || !bodyWords.test(at) || thing === undefined || before.length > 1 || heard.things.length > 0)
    return undefined
  const whole = rehear(`can i use ${thing.called} on my ${at}`)
  return whole.things.length === 0
    ? undefined
    : { ...whole, message: heard.message, particular: undefined, myth: undefined, intent: 'safe' }
}

const whichFirst = pattern`
  \b(?:which|what)(?: one)?(?: of (?:those|these|them|the \w+))?(?: (?:do|should|must|can) i| to| should be)? ?(?:treat|start with|tackle|fix|handle|
  sort out|do|focus on|work on|deal with|begin with)?(?: (?:is|comes|goes))? first\b|\bwhere (?:do|should|must) i (?:start|begin)\b|
  \bwatter (?:een )?eerste\b`
/** What is calmed first, since the next depends on it: raw skin bears nothing, and new pimples leave new marks. */
const firstOf: readonly Concern[] = ['redness', 'dehydration', 'acne', 'pores', 'oiliness', 'dark-spots']

/** "I have pimples and dark marks" – "which of those first?" */
const whichTrouble: Rule = ({ heard, said, bare, earlier: [last], rehear, carry, knowledge, previous }) => {
  if (
    !bare ||
    last === undefined ||
    !whichFirst.test(said) ||
    previous.intent === 'suggest' ||
    previous.intent === 'combine'
  )
    return undefined
  const before = rehear(last)
  if (before.concerns.length < 2 || before.things.length > 0) return undefined
  const first = firstOf.find((one) => before.concerns.includes(one)) ?? before.concerns[0]
  return first === undefined || knowledge.concern(first) === undefined
    ? undefined
    : carry('for-concern', { things: [], kinds: [], concerns: [first], skinType: heard.skinType ?? before.skinType })
}

const lacking = pattern`
  \b(?:(?:what|anything|something)(?:s| am i| is| else am i| else is)? (?:still )?(?:missing|lacking)|am i missing (?:anything|something)|
  what (?:else )?(?:do|should|must) i (?:still )?(?:need|add)|what else do i need|is (?:that|this|it) (?:really |already )?enough|wat kort|
  do i need (?:anything|something) (?:else|more))\b`

const noMore = /,? *(?:and |but )?(?:nothing (?:else|more)|that'?s (?:it|all)|no other \w+)\W*$/i

/** "I use Cetaphil and niacinamide" – "what am I missing?": a routine with what is in use. */
const whatLacks: Rule = ({ said, bare, short, earlier: [last], rehear }) => {
  if (
    !bare ||
    !short ||
    last === undefined ||
    !lacking.test(said) ||
    !/\b(?:use|using|gebruik|wear|put on|have|got|routine is)\b/i.test(last)
  )
    return undefined
  const own = rehear(last)
  if (
    own.things.length + own.kinds.length === 0 ||
    own.harmed ||
    own.concerns.some((one) => !ofSkinType.has(one)) ||
    last.includes('?')
  )
    return undefined
  const whole = rehear(`what is missing from my routine, ${last.replace(noMore, '')}`)
  return { ...whole, particular: undefined, myth: undefined, intent: 'routine' }
}

const whatOf = /^(?:(?:and|ok|but|so|then) )*(?:what about|how about|wat van|or|and) (.{3,24}?)(?: then| instead)?$/
const helpsWith = /\b(?:does|do|will|can|would) .{2,24}? ((?:work|help|clear|fade|remove|fix|cure|get rid)\b.*)$/

/** "Does toothpaste work on pimples" – "what about ice?" */
const otherCure: Rule = ({ heard, said, earlier: [last], rehear, fresh, previous }) => {
  const other = whatOf.exec(said)?.[1]
  const asked = helpsWith.exec(last?.toLowerCase() ?? '')?.[1]
  if (
    other === undefined ||
    asked === undefined ||
    fresh.length > 0 ||
    heard.who.length > 0 ||
    heard.concerns.length > 0
  )
    return undefined
  const whole = [`does ${other} ${asked}`, `does ${other} help skin`]
    .map(rehear)
    .find(
      ({ myth, particular, household }) =>
        (myth !== undefined && myth.id !== previous.entry) || particular?.sure === true || household.length > 0,
    )
  return whole === undefined ? undefined : { ...whole, message: heard.message, intent: intentOf(whole) }
}

/** "Even just once a week?" of what does harm: it stays as harmful. */
const stillHarmful: Rule = ({ heard, bare, short, entry, subject, carry }) =>
  entry.myth?.verdict === 'harmful' && bare && short && heard.particular?.sure !== true && heard.cues.has('howOften')
    ? carry('explain-more', { ...subject, ...entry, things: [] })
    : undefined

const asksIfHelps =
  /^(?:(?:and|so|but|ok) )*(?:will|would|does|do|can|could) .{3,24} (?:help|work|fix it|clear it|do anything)$/

/** "Will retinol help?" of what the last answer spoke of itself. */
const ofToldThing: Rule = ({ heard, previous, said, short, entry, carry }) => {
  const [thing] = heard.things
  const tells =
    entry.particular?.says.some(
      (text) => thing !== undefined && text.toLowerCase().includes(thing.called.toLowerCase()),
    ) === true
  return tells &&
    short &&
    heard.things.length === 1 &&
    heard.concerns.length + heard.kinds.length + heard.who.length + previous.conditions.length === 0 &&
    heard.skinType === undefined &&
    asksIfHelps.test(said)
    ? carry('explain-more', { ...entry, things: [], concerns: [] })
    : undefined
}

const deniedKind = /\b(?:not|no|instead of|rather than|nie) (?:a |an |the )?\w+\b/g

/** "Not serum, a cream", "with SPF" of the products just listed. */
const otherKind: Rule = ({ heard, previous, said, short, fresh, bare, rehear, carry, subject }) => {
  if (
    previous.intent !== 'suggest' ||
    !short ||
    bare ||
    fresh.length + heard.concerns.length > 0 ||
    heard.kinds.length === 0 ||
    heard.message.includes('?') ||
    !/^(?:not|no|with|one with|but with|rather|a|an|i want|id like|nie|met)\b/.test(said)
  )
    return undefined
  const { kinds } = rehear(said.replaceAll(deniedKind, ' '))
  return kinds.length === 0
    ? undefined
    : carry('suggest', { ...subject, things: [], kinds, priceCents: heard.priceCents ?? previous.priceCents })
}

/** "How do I layer my products" – "I have toner, serum and oil". */
const theseInOrder: Rule = ({ heard, previous, carry, said }) =>
  previous.intent === 'order' &&
  heard.things.length + heard.kinds.length > 1 &&
  /^(?:(?:so|well|ok) )*(?:i|ek|we) (?:have|use|own|got|het|gebruik)\b/.test(said)
    ? carry('order', { things: heard.things, kinds: heard.kinds, concerns: [] })
    : undefined

const asksElse = ['safe', 'why', 'howOften', 'howTo', 'howLong', 'product', 'helps', 'howMuchMoney'] as const

/** "Serum or moisturiser first?" – "and sunscreen?": one thing more in the order. */
const alsoInOrder: Rule = ({ heard, previous, said, short, has, earlier, rehear, carry }) => {
  if (
    previous.intent !== 'order' ||
    !short ||
    heard.things.length + heard.kinds.length === 0 ||
    heard.concerns.length + heard.who.length > 0 ||
    has(...asksElse) ||
    /\b(?:where|waar|which one|difference)\b/.test(said)
  )
    return undefined
  const told = earlier.slice(0, 3).toReversed().map(rehear)
  const known = [...told.flatMap(({ things }) => things), ...heard.things]
  return certainly(
    carry('order', {
      things: known.filter(({ called }, at) => known.findIndex((one) => one.called === called) === at),
      concerns: [],
      kinds: [...new Set([...told, heard].flatMap(({ kinds }) => kinds))],
      named: [],
      tokens: [...told, heard].flatMap(({ tokens }) => tokens),
    }),
  )
}

const otherNights =
  /\b(?:other|off|rest|in between|remaining) (?:nights?|evenings?|days?)\b|\bin between\b|\bander aande\b/

/** "I use retinol mon, wed and fri" – "and on the other nights?": rest. */
const nightsBetween: Rule = ({ heard, said, bare, short, before, rehear }) => {
  if (!bare || !short || before.length === 0 || !otherNights.test(said)) return undefined
  return {
    ...rehear('evening routine, no actives'),
    message: heard.message,
    particular: undefined,
    myth: undefined,
    intent: 'routine',
    time: 'night',
  }
}

export const leaningRules: readonly Rule[] = [
  atPlace,
  whichTrouble,
  whatLacks,
  otherCure,
  stillHarmful,
  ofToldThing,
  otherKind,
  theseInOrder,
  alsoInOrder,
  nightsBetween,
]
