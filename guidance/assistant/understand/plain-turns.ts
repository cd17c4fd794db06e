import type { Intent } from '../conversation.ts'
import { asBefore, type Beside, type Carried, certainly, type Rule } from './carry.ts'
import { intentOf } from './intent.ts'
import { pattern } from '../../text/pattern.ts'

// Turns that are plain to everybody who was listening: a yes or no, something put on after it, one more thing for sore skin, what was advised.

const opening = String.raw`^(?:(?:ok|okay|so|but|and|please|just|then|hm+|well|ja|en|maar|dan|kodwa) )*`
const yesOrNo = new RegExp(
  `${opening}(?:(?:is it |its |thats |is that |dis )?(?:a |n )?(?:yes|ja) (?:or|of) (?:a |n )?(?:no|nee)|(?:is it |its |thats |is that )(?:a )?(?:yes|no)|` +
    `(?:so|then|dus) (?:its |thats )?(?:a )?(?:yes|no|ja|nee)|(?:simple |straight |one word )?answer(?: (?:please|me))?)(?: (?:then|dan|please|now|only|hey))*$`,
)

/** The last answer once more; where it was about something of the house, that has no entry of its own, as it was asked then. */
export const onceMore = (beside: Beside, insists: NonNullable<Carried['insists']>): Carried => {
  const { heard, previous, before, subject, entry, earlier, rehear, carry } = beside
  const home =
    before.length > 0 || entry.particular !== undefined || entry.myth !== undefined || previous.kind !== undefined
      ? undefined
      : earlier
          .slice(0, 4)
          .map(rehear)
          .find(({ household }) => household.length > 0)
  return certainly(
    home === undefined
      ? carry(asBefore(beside), { ...subject, ...entry, time: previous.time, insists })
      : { ...home, message: heard.message, intent: 'safe', insists },
  )
}

/** "So yes or no?", "so no?": the same, in short. */
const asksVerdict: Rule = (beside) => {
  const { previous, said, fresh, heard } = beside
  return yesOrNo.test(said) &&
    fresh.length === 0 &&
    heard.concerns.length === 0 &&
    previous.trouble !== true &&
    previous.intent !== 'routine'
    ? onceMore(beside, 'simpler')
    : undefined
}

/** "What is hyaluronic acid?" – "from what age?" – "is it better than glycerine?": against the one thing that was talked of before. */
const againstTheFirst: Rule = ({ heard, before, fresh, has, earlier, rehear, carry }) => {
  if (fresh.length !== 1 || heard.things.length > 1 || before.length > 0 || !has('compare') || !has('it'))
    return undefined
  const asked = earlier
    .slice(0, 3)
    .map(rehear)
    .find(({ things }) => things.length === 1)?.things[0]
  return asked === undefined || asked.called === fresh[0]?.called
    ? undefined
    : certainly(carry('compare', { things: [asked, ...fresh], concerns: [], kinds: [] }))
}

const overIt =
  /\b(?:over|under|on top of|before|after|alongside|with|together with|na|oor|saam met) (?:it|that|them|this|dit|daarmee)\b/
const puts =
  /\b(?:can|may|could|should|must|do|kan|mag|moet) (?:i|we|ek|she|he)\b|\b(?:use|put|apply|layer|gebruik|sit)\b/

/** "Is salicylic acid fine for dark skin?" – "can I put vitamin C after it?": whether the two go together. */
const putOverIt: Rule = ({ heard, before: [own, second], fresh, said, carry }) =>
  own !== undefined &&
  second === undefined &&
  fresh.length === 1 &&
  heard.things.length === 1 &&
  heard.concerns.length === 0 &&
  !heard.harmed &&
  overIt.test(said) &&
  puts.test(said) &&
  heard.tokens.length <= 12
    ? certainly(
        carry('combine', {
          things: [own, ...fresh],
          concerns: [],
          kinds: [],
          cues: new Set([...heard.cues, 'together' as const]),
        }),
      )
    : undefined

const oneMoreThing =
  /^(?:(?:and|en|what about|how about|wat van|ok|okay|so|or|maybe|then|but|can i use|kan ek) )+(?:the |some |a |my |just )?(?:\S+ ){0,2}\S+(?: (?:then|instead|dan|on it|for it))?$/

/** "I got sunburnt" – "and aloe?": whether sore skin bears it. */
const forSoreSkin: Rule = ({ heard, previous, fresh, said, earlier, rehear, carry }) => {
  const sore =
    previous.trouble === true ||
    (previous.intent === 'combine' && earlier.slice(0, 4).some((message) => rehear(message).harmed))
  return sore &&
    fresh.length === 1 &&
    heard.things.length === 1 &&
    heard.concerns.length + heard.who.length === 0 &&
    !heard.harmed &&
    heard.particular?.sure !== true &&
    heard.tokens.length <= 6 &&
    oneMoreThing.test(said)
    ? certainly(carry('safe', { concerns: [], kinds: [] }))
    : undefined
}

const mayUse = pattern`
  ^(?:(?:and|so|but|ok|okay|en|maar) )*(?:(?:can|may|could|should|must|kan|mag|moet) (?:i|we|ek|ons|she|he|they) (?:just |also |use|put|apply|try|take|gebruik|sit|smeer)|is|are|what about|
  how about|will)\b`

/** "What for a sore nappy area?" – "can I use zinc cream?": it was advised, and the advice says how. */
const asAdvised: Rule = ({
  heard: {
    things: [thing, second],
    concerns,
    who,
    harmed,
    tokens,
    particular,
  },
  previous,
  said,
  entry,
  carry,
}) =>
  thing?.ingredient !== undefined &&
  second === undefined &&
  entry.particular !== undefined &&
  (previous.offered ?? []).includes(thing.ingredient.id) &&
  concerns.length + who.length === 0 &&
  !harmed &&
  tokens.length <= 9 &&
  mayUse.test(said) &&
  (particular?.sure !== true || particular.id === previous.entry)
    ? certainly(carry('explain-more', { ...entry, things: [], concerns: [], kinds: [] }))
    : undefined

const atNight =
  /^(?:(?:and|en|so|but|ok|what about|how about|wat van) )*(?:at night|in the evenings?|for (?:the )?nights?|nights?|evenings?|pm|saans|in die aand|ebusuku)(?: (?:then|dan|time))*$/

/** "In what order: cleanser, vitamin C, cream, SPF?" – "and at night?": the same list, without what is for the day. */
const orderAtNight: Rule = ({ previous, said, earlier, rehear, carry }) => {
  const listed =
    previous.intent !== 'order' || !atNight.test(said)
      ? undefined
      : earlier
          .slice(0, 3)
          .map(rehear)
          .find(({ things, kinds }) => things.length + kinds.length > 2)
  return (
    listed &&
    certainly(
      carry('order', {
        things: listed.things,
        kinds: listed.kinds.filter((kind) => kind !== 'sunscreen'),
        concerns: [],
        time: 'night',
      }),
    )
  )
}

/** What takes time, in a sentence of an answer. */
export const tellsTime = /\b(?:days?|weeks?|months?|years?|minutes?|hours?|overnight)\b/

/** "How long till it's lighter?" */
export const fromWhenOn = pattern`
  ^(?:(?:and|but|so|ok|okay|en|maar|then) )*(?:how long|hoe lank|when|how soon)(?: (?:until|till|til|before|tot|voor|will|does|do|it|they|its|theyre|its|this|that|dit|hulle|is|are|gets?|
  be|becomes?|take|takes|to|for|go|goes|away|fades?|lighter|better|gone|clear|clears|even|evens|out|smooth|smoother|weg|beter|ligter|i|see|a|any|difference|change|results?))+$`

/** "My underarms are dark" – "which deodorant?" – "how long till it's lighter?": of the trouble that was told of first. */
const timeOfFirst: Rule = ({ heard, previous, said, before, subject, fresh, earlier, rehear, carry }) => {
  if (
    !fromWhenOn.test(said) ||
    before.length + fresh.length > 0 ||
    heard.harmed ||
    previous.trouble === true ||
    heard.tokens.length > 10
  )
    return undefined
  if (previous.concerns.length > 0 || subject.concerns.length > 0) return undefined
  const told = earlier
    .slice(1, 4)
    .map(rehear)
    .find(
      ({ concerns, particular }) =>
        concerns.length > 0 || particular?.says.some((text) => tellsTime.test(text)) === true,
    )
  return told === undefined
    ? undefined
    : certainly(
        told.concerns.length > 0
          ? carry('how-long', { things: [], concerns: told.concerns, kinds: [] })
          : carry('explain-more', { particular: told.particular, things: [], concerns: [], kinds: [] }),
      )
}

const asksOften = pattern`
  ^(?:(?:and|so|but|ok|okay|en|then) )*(?:how often|how many times(?: (?:a|per) (?:day|week|month))?|every (?:day|night|morning|week)|daily|hoe gereeld|hoeveel keer(?: (?:n|per) (?:dag|week))?|kangaki|
  kangaphi)(?: (?:must|should|do|can|does|i|we|it|that|this|to|be|use|do|put|apply|on|moet|ek|dit|doen|gebruik|then|a|per|day|week))*$`
/** How often, in a sentence of an answer. */
export const tellsOften =
  /\b(?:every|each|daily|nightly|(?:once|twice|times) (?:a|per) (?:day|week|month)|(?:once|twice|three times) (?:daily|weekly)|(?:mornings?|day) and nights?|(?:days?|nights?|evenings?|mornings?) a week)\b/i
/** Whether only that is asked. */
export const asksOnlyOften = (said: string): boolean => asksOften.test(said)

/** "Is micellar water good?" – "every night?", "can it replace my cleanser?": asked of that thing by its name. */
const ofSubject: Rule = ({ knowledge, heard, previous, said, before, rehear }) => {
  const [kind, id] = previous.entry?.split(' ') ?? []
  const subject = kind === 'subject' ? knowledge.subjects.find((one) => one.id === id) : undefined
  if (
    subject === undefined ||
    before.length + heard.things.length + heard.concerns.length > 0 ||
    heard.tokens.length > 8 ||
    heard.harmed
  )
    return undefined
  const name = subject.words[0]?.replace('*', '') ?? ''
  const whole = asksOften.test(said)
    ? rehear(`how often should i use ${name}`)
    : mine.test(said)
      ? rehear(said.replace(mine, name))
      : undefined
  return whole?.particular?.id.startsWith(`subject ${subject.id} `) === true && whole.particular.id !== previous.entry
    ? certainly({ ...whole, message: heard.message, intent: intentOf(whole) })
    : undefined
}

/** "How often?" of what was explained: its own sentence that tells it. */
const oftenOfEntry: Rule = ({ said, entry, before, carry }) =>
  asksOften.test(said) &&
  before.length === 0 &&
  entry.particular?.says.some((text) => tellsOften.test(text)) === true &&
  !entry.particular.id.endsWith(' often')
    ? certainly(carry('explain-more', { things: [], concerns: [], kinds: [], ...entry }))
    : undefined

const asksOfIt =
  /^(?:(?:and|but|so|ok|en|maar) )*(?:does|do|can|could|will|would|is|are)\b.*?\b(?:it|this|that|they|these|them)\b/

/** "Benzoyl peroxide with retinol?" – "will it bleach my pillow?": what is known so of one of the two. */
const claimOfOne: Rule = ({ heard, previous, said, bare, before, rehear }) => {
  if (
    before.length < 2 ||
    !bare ||
    !asksOfIt.test(said) ||
    heard.tokens.length > 9 ||
    heard.harmed ||
    heard.who.length > 0 ||
    previous.trouble === true
  )
    return undefined
  const whole = before
    .map(({ called }) => rehear(said.replace(/\b(?:it|this|that|they|these|them)\b/, called)))
    .find(({ particular }) => particular?.sure === true && particular.id !== previous.entry)
  return whole && certainly({ ...whole, message: heard.message, intent: 'particular' })
}

const andKind =
  /^(?:(?:and|en|ok|okay|what about|how about|wat van|but) )*(?:my |the |a |die )?(?:sunscreen|sun ?block|spf|sonskerm|moisturi[sz]er|toner|cleanser|serum|eye cream)(?: (?:then|too|after|dan))*$/
const ofUse: ReadonlySet<Intent> = new Set<Intent>(['combine', 'safe', 'how-often', 'when', 'how-to-use', 'order'])

/** "Vitamin C with salicylic acid?" – "and sunscreen?": with what was spoken of. */
const withThatKind: Rule = ({ heard, previous, said, before, carry }) =>
  andKind.test(said) &&
  heard.kinds.length === 1 &&
  heard.things.length === 0 &&
  before.length > 0 &&
  ofUse.has(previous.intent) &&
  previous.trouble !== true
    ? certainly(
        carry('combine', {
          things: before.slice(-1),
          concerns: [],
          cues: new Set([...heard.cues, 'together' as const]),
        }),
      )
    : undefined

/** "No, leave that cream: it makes lighter" – "what can I use instead?": what evens out. */
const insteadOfLightener: Rule = ({ heard, previous, has, bare, carry }) =>
  previous.intent === 'lightening' && has('instead') && bare && heard.tokens.length < 9 && !has('lighten')
    ? certainly(carry('for-concern', { things: [], concerns: ['dark-spots'], kinds: [] }))
    : undefined

const forSmall =
  /^(?:(?:and|en|ok|what about|how about|wat van) )*(?:for|vir)?(?: (?:my|our|the|a|n))? ?(?:\w+ (?:old|month) )?(?:bab(?:y|ies)|toddler|newborn|infant|kids?|child(?:ren)?|son|daughter|baba|kind|kinders|seun|dogter|ingane|umntwana)(?: (?:too|also|ook|then|dan))*$/
const speaksOfSmall = /\b(?:bab(?:y|ies)|child(?:ren)?|toddlers?|newborns?)\b/i

/** "Which soap?" – "and for my baby?": what the answer says of children, or else plain care. */
const forTheLittle: Rule = ({ heard, previous, said, before, entry, carry }) => {
  if (
    !forSmall.test(said) ||
    before.length + heard.things.length + heard.concerns.length > 0 ||
    entry.particular === undefined ||
    previous.trouble === true ||
    previous.kind === 'sunscreen'
  )
    return undefined
  return certainly(
    entry.particular.says.some((text) => speaksOfSmall.test(text))
      ? carry('explain-more', { ...entry, things: [], concerns: [], kinds: [] })
      : carry('safe', { things: [], concerns: [], who: [...new Set([...heard.who, 'child' as const])] }),
  )
}

const mine = /\b(?:it|this|that|dit)\b/
/** "Is Bio-Oil good for stretch marks?" – "I'm pregnant, can I use it?": that household name is meant. */
const householdForMe: Rule = ({ heard, before, has, said, previous, earlier, rehear }) => {
  if (
    heard.who.length === 0 ||
    before.length + heard.things.length + heard.household.length > 0 ||
    !has('canI', 'safe') ||
    !mine.test(said) ||
    heard.harmed ||
    previous.trouble === true
  )
    return undefined
  const [home, second] = earlier.slice(0, 2).flatMap((message) => rehear(message).household)
  const name = home?.words[0]
  if (name === undefined || (second !== undefined && second.id !== home?.id)) return undefined
  const whole = rehear(heard.message.replace(/\b(?:it|this|that|dit)\b/i, name))
  return certainly({
    ...whole,
    message: heard.message,
    intent: whole.particular?.sure === true ? 'particular' : 'safe',
  })
}

const looksSo =
  /^(?:(?:but|and|yes|ja|hmm|well|maar|en) )*(?:they|it|these|theyre|its|mine|hulle|dit) (?:(?:are|is|look|looks|still|very|quite|really|all|just|lyk) )*(?:red|reddish|pink|purple|brown|black|white|dark|old|new|fresh|deep|flat|raised|small|big|hard|rooi|wit|bruin|oud|nuut)$/
const whatIf = /^(?:(?:and|but|so|ok|en|maar) )*(?:what if|wat as|wat van as)\b/

/** "Will stretch marks go?" – "they are red", "what if I'm too tired?": of what was explained. */
const besideEntry: Rule = ({ heard, previous, said, before, entry, has, carry }) =>
  entry.particular !== undefined &&
  previous.trouble !== true &&
  before.every(({ ingredient }) => (previous.offered ?? []).includes(ingredient?.id ?? '')) &&
  heard.things.length + heard.kinds.length + heard.who.length === 0 &&
  !heard.harmed &&
  heard.tokens.length <= 8 &&
  !has('reaction') &&
  heard.particular?.sure !== true &&
  (looksSo.test(said) || (whatIf.test(said) && heard.concerns.length === 0))
    ? certainly(carry('explain-more', { ...entry, things: [], concerns: [], kinds: [] }))
    : undefined

const ofScent =
  /\b(?:does|do|has|have|is|are|het) (?:it|they|this|that|these|those|dit|hulle|any of them)\b.*\b(?:fragrance|perfume|scent|scented|parfum|smell|alcohol|reuk)\b/
/** "Which cleanser?" – "does it have fragrance?": those that have none. */
const withoutScent: Rule = ({ heard, previous, said, subject, carry }) =>
  previous.intent === 'suggest' &&
  previous.kind !== undefined &&
  ofScent.test(said) &&
  heard.tokens.length <= 9 &&
  !heard.harmed
    ? certainly(
        carry('suggest', {
          ...subject,
          things: [],
          kinds: [previous.kind],
          priceCents: previous.priceCents,
          tokens: /alcohol/.test(said) ? heard.tokens : [...heard.tokens, 'unscented'],
        }),
      )
    : undefined

const tellsType =
  /^(?:(?:but|and|well|ok|btw|also|maar|en) )*(?:i|my|ive|ek|mine|im|myne)\b(?!.*\b(?:can|what|how|which|why|should|must)\b)/
/** "Which sunscreen?" – "I have oily skin though": one for that skin. */
const kindForSkin: Rule = ({ heard, previous, said, before, carry }) =>
  heard.skinType !== undefined &&
  previous.kind !== undefined &&
  previous.entry?.startsWith('subject ') === true &&
  / (?:choose|about)$/.test(previous.entry) &&
  before.length + heard.things.length === 0 &&
  heard.kinds.every((kind) => kind === previous.kind) &&
  heard.tokens.length <= 8 &&
  !heard.harmed &&
  tellsType.test(said)
    ? certainly(carry('suggest', { things: [], concerns: [], kinds: [previous.kind] }))
    : undefined

const comesOff = /\b(?:peel\w*|flak\w*|coming off|comes off|vervel\w*|skil\w*|afkom)\b/
const burnt = /\b(?:sun ?burn\w*|burnt|burned|sonbrand|gebrand)\b/i

/** "I got sunburnt yesterday" – "it's peeling now". */
const peelsAfterSun: Rule = ({ heard, previous, said, earlier, rehear, carry }) => {
  if (
    previous.trouble !== true ||
    !comesOff.test(said) ||
    heard.things.length > 0 ||
    heard.tokens.length > 10 ||
    !earlier.slice(0, 3).some((message) => burnt.test(message) && rehear(message).cues.has('sunburn'))
  )
    return undefined
  const { particular } = rehear('sunburn peeling')
  return particular && certainly(carry('particular', { particular, things: [], concerns: [], kinds: [] }))
}

const only = /^(?:(?:and|so|but|ok|or) )*(?:just|only|net|slegs) (?:\S+ ){0,3}\S+$/
const needsIt = /^(?:(?:and|so|but|hi|hey) )*(?:should|must|do|can|may|is it|moet|kan|mag)\b/

/** "Should I wash my face in the morning?" – "just water?": the question of before, with that alone. */
const withThatOnly: Rule = ({ heard, previous, said, earlier, rehear }) => {
  const last = earlier.slice(0, 3).find((message) => needsIt.test(message.toLowerCase()))
  if (
    last === undefined ||
    previous.trouble === true ||
    !only.test(said) ||
    heard.things.length + heard.concerns.length > 0 ||
    heard.tokens.length > 5
  )
    return undefined
  const whole = rehear(`${last.replace(/[.!?,\s]+$/, '')} with ${said.replace(/^(?:and|so|but|ok|or) /, '')}?`)
  return whole.particular === undefined
    ? undefined
    : certainly({ ...whole, message: heard.message, intent: intentOf(whole) })
}

/** These are tried with the short turns. */
export const plainTurns: readonly Rule[] = [
  asksVerdict,
  againstTheFirst,
  putOverIt,
  forSoreSkin,
  asAdvised,
  orderAtNight,
  timeOfFirst,
  ofSubject,
  oftenOfEntry,
  claimOfOne,
  withThatKind,
  insteadOfLightener,
  forTheLittle,
  householdForMe,
  peelsAfterSun,
  besideEntry,
  withoutScent,
  kindForSkin,
  withThatOnly,
]
