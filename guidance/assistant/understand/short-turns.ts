import type { Intent } from '../conversation.ts'
import { asBefore, certainly, type Rule } from './carry.ts'
import { relatives } from './adds.ts'
import { youngAgeIn } from '../../safety/read-numbers.ts'
import { intentOf } from './intent.ts'
import { particularById } from './particulars.ts'
import { onceMore, plainTurns, tellsTime } from './plain-turns.ts'
import { kindCalled } from './turning.ts'
import { pattern } from '../../text/pattern.ts'

// Short turns that say little by themselves: a doubt, an amount, another kind of the same, what is used first, how long, why there.

const grown = 18
const opening = String.raw`^(?:(?:and|but|maar|en|ok|okay|so|hmm|no|nee|yes|yoh|eish|well|really|like|kodwa|kanti) )*`
const others =
  '(?:(?:my|the|a|some|all|of|other|so|many|most|these|n|die) )*(?:friends?|mates?|sisters?|brothers?|mo?ms?|mums?|mother|ma|mama|aunt\\w*|tannie|' +
  'gogo|ouma|gran|granny|cousins?|neighbou?rs?|colleagues?|boyfriend|girlfriend|husband|wife|everyone|everybody|people|they|someone|somebody|tiktok\\w*|google|' +
  'instagram|insta|facebook|youtube\\w*|influencers?|internet|chatgpt|vriendin|vriend|almal|mense|umngani|umama|she|he)'
const saying =
  '(?:still |also |just |always |always |really )?(?:says?|said|swears?|told|tells|thinks?|reckons?|claims?|uses?|used|does|do|did|recommends?|puts?|never used?|never uses|doesnt use|dont use|didnt use|sê|se)'
const ending =
  '(?:me|that|its?|is|was|were|works?|worked|working|help\\w*|cleared|good|great|fine|safe|ok|okay|true|best|the|bad|wrong|not|otherwise|opposite|' +
  'different\\w*|so|for|her|him|them|his|hers|theirs|skin|face|i|you|can|should|must|use|try|do|by|this|every|day|very|well|wonders|magic|dit|werk|ook|too|' +
  'really|actually|and|shes|hes|theyre|she|he|nothing|happened|happens|had|no|problems?|been|doing|years|did|any|harm|swear|glow\\w*|clear|perfect|beautiful|flawless|smooth|lovely|nice|amazing|looks?|look|hers|years|age|old|young\\w*|soft|pimples?|single|one|get|gets|have|has|skins?)'
const hearsay = new RegExp(`${opening}${others} ${saying}(?: ${ending})*$`)
const workedForThem = new RegExp(
  `${opening}(?:it|this|that|dit) (?:has |really |actually |did |het )?(?:worked?|works|helped|helps|help|gewerk|werk)(?: (?:for|vir|so|very|` +
    `really|well))+ (?:me|her|him|them|us|my|${others})\\b`,
)

/** "But my friend says it worked for her": no question, and no reason to answer otherwise. */
const doubtsIt: Rule = (beside) => {
  const { heard, previous, said, fresh } = beside
  return (hearsay.test(said) || workedForThem.test(said)) &&
    fresh.length === 0 &&
    !heard.harmed &&
    previous.trouble !== true &&
    heard.tokens.length <= 16
    ? onceMore(beside, 'hearsay')
    : undefined
}

const asksSure = new RegExp(
  `${opening}(?:(?:are|r|is) (?:you|u|jy|ya) (?:100 |really |very |absolutely |completely |quite |so |baie )*(?:percent )?(?:sure|certain|` +
    `seker|positive)|(?:you|u) sure|sure sure|(?:100 )?(?:percent )?sure(?= (?:about|of) )|(?:you|u) (?:really |quite )?(?:certain|positive)|is (?:that|it|this) (?:really |actually )?(?:true|so|right|correct)|is dit (?:regtig )?(?:waar|so)|uqinisekile|unesiqiniseko|` +
    `really really|for real|serious|seriously|does (?:it|that|this) (?:really|actually|honestly) (?:work|help)|be honest|honestly)(?: (?:be honest|honestly|about|of|that|this|it|though|tho|now|hey|daaroor|nou|works?|helps?))*$`,
)

const asksIfItWorks = /\b(?:works?|helps?)\b/
const ofOthers =
  /\b(?:says?|said|told|tells|heard|read|reckons?|claims?|swears?|believes?|saw on|tiktok|google|se|het gehoor|bathi|uthi|bare)\b/
/** "My granny says it comes from milk" – "is it true?" asks of what she says. */
const ofClaim = (said: string, last = ''): boolean =>
  /\b(?:true|so|right|correct|waar)\b/.test(said) && !last.includes('?') && ofOthers.test(last.toLowerCase())

/** "Are you sure?": the same again, in short; "does it really work?" wants the verdict and nothing before it. */
const asksIfSure: Rule = (beside) => {
  const { heard, previous, said, fresh, earlier } = beside
  return asksSure.test(said) &&
    !ofClaim(said, earlier[0]) &&
    fresh.length === 0 &&
    !heard.harmed &&
    previous.trouble !== true
    ? onceMore(beside, asksIfItWorks.test(said) ? 'works' : 'sure')
    : undefined
}

const asksAmount = pattern`
  ^(?:(?:and|but|ok|okay|so|en|then|also|but) )*(?:(?:how|hoe) much(?! (?:does|do they|is|are|will|would|cost|money|longer|time|it cost|water))|hoeveel(?! (?:kos|
  keer|is|sal|geld))|what amount|a lot or a little|kangakanani)\b`
const ofAll = /\b(?:each|every|all|both|elkeen|elk)\b/

/** "How much of it?", "how much of each?": the amount, of what was spoken of. */
const amountOfIt: Rule = ({ knowledge, heard, previous, said, fresh, bare, before, has, rehear, carry }) => {
  if (
    !asksAmount.test(said) ||
    fresh.length > 0 ||
    !bare ||
    has('howMuchMoney', 'cheaper') ||
    heard.tokens.length > 9 ||
    heard.particular?.sure === true ||
    previous.trouble === true
  )
    return undefined
  const [thing, second] = before
  if (thing !== undefined && second === undefined)
    return certainly(carry('how-to-use', { things: [thing], concerns: [], kinds: [] }))
  const kind = previous.kind ?? (previous.intent === 'sunscreen' ? ('sunscreen' as const) : undefined)
  const particular =
    previous.intent === 'routine' || ofAll.test(said)
      ? particularById(knowledge, 'how-much-moisturiser')
      : kind === undefined
        ? undefined
        : rehear(`how much ${kindCalled(kind)} should i use`).particular
  return particular && certainly(carry('particular', { particular, things: [], concerns: [], kinds: [] }))
}

const onlyKind = pattern`
  ^(?:(?:and|en|ok|okay|what about|how about|wat van|also|a|an|n|the|for|as|which|any|good|now|plus|then|my|vir|futhi|maybe) )*(?:\S+ ){0,2}?\S+(?: (?:too|also|ook|then|
  as well|please|asseblief|dan|though|tho|for (?:it|me|that)))*$`

const whichKind = pattern`
  ^(?:(?:so|then|ok|okay|and|now|dan) )*(?:what|which|watter|wat se) (?:\S+ ){0,1}?\S+(?: (?:then|dan|should i (?:use|get|buy)|must i (?:use|get|buy)|can i (?:use|get|buy)|do i (?:use|get|
  buy)|moet ek (?:gebruik|koop)|kan ek (?:gebruik|koop)|is (?:good|best)|now|instead))*$`
/** "Which cleanser?" – "and moisturiser?": that kind for the same skin. */
const anotherKind: Rule = ({ heard, previous, said, carry }) => {
  const [kind, second] = heard.kinds
  const more =
    (previous.intent === 'suggest' || previous.intent === 'for-concern') &&
    previous.trouble !== true &&
    kind !== previous.kind &&
    heard.tokens.length <= 5 &&
    onlyKind.test(said) &&
    /^(?:and|en|what about|how about|wat van|plus|also|futhi|ok|now)\b/.test(said)
  const known = previous.concerns.length > 0 || previous.skinType !== undefined
  return kind !== undefined &&
    second === undefined &&
    (more || (known && previous.trouble !== true && whichKind.test(said))) &&
    heard.things.length + heard.concerns.length + heard.who.length === 0 &&
    heard.particular?.sure !== true
    ? certainly(
        carry('suggest', {
          concerns: previous.concerns,
          kinds: [kind],
          things: [],
          priceCents: heard.priceCents ?? previous.priceCents,
        }),
      )
    : undefined
}

const asksFirst = /\b(?:which|what|watter|wat)\b.{0,14}\b(?:first|eerste|start with|begin with)\b/

/** "Which one first?" of the steps of a routine. */
const firstOfRoutine: Rule = ({ previous, said, bare, heard, earlier, rehear, carry }) => {
  const ofRoutine =
    previous.intent === 'routine' || earlier.slice(0, 2).some((message) => rehear(message).cues.has('routine'))
  return ofRoutine &&
    bare &&
    asksFirst.test(said) &&
    heard.tokens.length <= 8 &&
    !/\b(?:buy|afford|koop|drop|leave|stop|cut|skip|lose|remove|los)\b/.test(said)
    ? certainly(carry('order', { things: [], concerns: [], kinds: ['cleanser', 'moisturiser', 'sunscreen'] }))
    : undefined
}

const whyPlace = pattern`
  ^(?:(?:and|but|so|ok|en|maar) )*(?:why|hoekom|waarom) (?:(?:only|just|always|is it|are they|do i get (?:it|them)|net|altyd) )*(?:there|daar|here|hier)
  (?: (?:only|though|tho|net|always))*$`

/** "I have pimples on my chin" – "why there?" */
const whyThere: Rule = ({ said, earlier: [last], rehear, previous, heard }) => {
  if (last === undefined || !whyPlace.test(said) || previous.trouble === true) return undefined
  const whole = rehear(`why do ${last.replace(/[.!?,\s]+$/, '')}`)
  const intent = intentOf(whole)
  return whole.particular === undefined ? undefined : certainly({ ...whole, message: heard.message, intent })
}

/** "How long does it take?", "hoe lank vat dit?" */
export const asksDuration = pattern`
  ^(?:(?:and|but|so|ok|okay|en|maar|then) )*(?:how long|how many (?:weeks|days|months)|hoe lank|hoeveel (?:weke|dae|maande)|kuthatha isikhathi|isikhathi esingakanani)
  (?: (?:does|will|would|must|should|do|can|it|this|that|they|i|wait|wag|take|takes|before|until|till|for|to|work|works|keep|see|use|go|away|heal|last|dit|vat|neem|moet|ek|
  duur|voor|use it|doing|gone|is|a|difference|results?|usually|normally|get|better))*$`

/** "How long does that take?" of what was explained: its own sentence that tells a time. */
const howLongOfEntry: Rule = ({ said, entry, before, carry, previous }) =>
  asksDuration.test(said) &&
  ((before.length === 0 && previous.concerns.length === 0) || /\b(?:wait|wag)\b/.test(said)) &&
  entry.particular?.says.some((text) => tellsTime.test(text)) === true
    ? certainly(carry('explain-more', { things: [], concerns: [], ...entry }))
    : undefined

const detail =
  '(?:where(?: exactly| on (?:my|the) (?:body|face|skin|arm))?|waar|how long|how often|how many (?:days|weeks|minutes|hours|times)|when|hoe lank|hoe dikwels|' +
  'hoeveel (?:dae|keer|minute)|wanneer)'
/** "Where and how many days?", "how often and how long?" */
export const asksDetails = new RegExp(
  `^(?:(?:and|but|so|ok|okay|then|en) )*(?:${detail}(?:(?: and| en| or)?(?: for)? ${detail})+|where(?: exactly| on (?:my|the) (?:body|face|skin|arm))?)` +
    '(?: (?:do|must|should|can|does|moet|kan) (?:i|it|ek|dit|one)(?: (?:put|apply|do|test|try|take|place|use|leave|doen|last))?(?: (?:it|this|that|them|dit|on))*)?$',
)
const tellsPlace = /\b(?:inside of|behind|jaw|elbow|forearm|wrist|on the|on your|along)\b/

/** "I want to patch test" – "where, and how many days?": the answer just given tells it. */
const detailsOfEntry: Rule = ({ said, heard, previous, entry, bare, carry }) => {
  const says = (entry.particular?.says ?? [entry.myth?.answer ?? '']).join(' ')
  const told = /\b(?:where|waar)\b/.test(said)
    ? tellsPlace.test(says)
    : tellsTime.test(says) && entry.particular?.id.startsWith('subject') !== true
  return asksDetails.test(said) && told && bare && !heard.harmed && previous.trouble !== true
    ? certainly(carry('explain-more', { things: [], concerns: [], kinds: [], ...entry }))
    : undefined
}

/** So begins an answer that talks somebody out of a thing. */
const talkedOut = /^\*\*(?:no\b|better not|please do not|do not|never|not\b|mostly no|rather not|hardly|it does not)/i

/** "So what then?", "ok so what do I use?" after something was talked out of. */
export const whatThen: Rule = ({ previous, said, before, subject, entry, carry }) => {
  const [one] = before
  // Collagen in a jar is bought for lines, whatever it does.
  const hoped =
    one?.ingredient?.id.includes('collagen') === true ? ('aging' as const) : one?.ingredient?.full?.helps[0]?.concern
  const [concern = hoped ?? (previous.kind === 'exfoliant' ? ('texture' as const) : undefined)] = subject.concerns
  const asks = pattern`
    ^(?:(?:so|then|ok|okay|and|but|now|well) )*(?:whats|what is|wat is) (?:better|beter|good|the alternative|a good alternative)(?: (?:then|instead|dan|now))*$|
    ^(?:so|then|ok|okay|and|but|now|well) ?(?:(?:so|then|ok|okay|and|but|now) )*what(?: then| now| instead| else)?$|^(?:so |then |ok |okay |and |but |
    now )*(?:what|wat) (?:does|works|will|would|helps|then|(?:do|does|should|can|must|moet|kan) (?:i|ek|he|she|we|they|one|you|hy|sy|ons|my (?:son|daughter|mom|child|baby)) (?:use|do|try|gebruik|
    doen))(?: it| then| instead| dan| now| work| help| for (?:it|that|this))*$|^(?:(?:so|kodwa|manje) )*(?:ngi|ndi)(?:nga)?(?:sebenzis[ea]|enzeni|enze|thathe)(?: (?:ini|yini|ntoni|njani|manje))*$`
  if (!asks.test(said)) return undefined
  // What was explained and not talked out of says itself what to do.
  if (
    entry.particular?.says[0] !== undefined &&
    previous.intent !== 'myth' &&
    !talkedOut.test(entry.particular.says[0])
  )
    return carry('explain-more', { ...subject, ...entry })
  return concern === undefined
    ? entry.particular === undefined && entry.myth === undefined
      ? undefined
      : carry('explain-more', { ...subject, ...entry })
    : carry('for-concern', { things: [], concerns: [concern], kinds: [] })
}

const tellsAge = pattern`
  ^(?:(?:and|but|btw|oh|ok|en|maar|by the way|also|well) )*(?:im|i am|ek is|shes|she is|hes|he is|sy is|hy is|my age is|i turn(?:ed)?|age) (?:only |just |now |
  already |al |nou )?\d{2}(?: (?:years?|jaar|yrs?))?(?: (?:old|oud))?(?: (?:btw|now|though|tho|already))?$`
const asksAgain: ReadonlySet<Intent> = new Set<Intent>(['routine', 'suggest', 'for-concern', 'price'])

/** "I'm 45", after a routine: the same for that age. */
const tellsOfAge: Rule = ({ heard, previous, said, subject, carry }) =>
  tellsAge.test(said) &&
  asksAgain.has(previous.intent) &&
  previous.trouble !== true &&
  (heard.years ?? youngAgeIn(heard.message)) !== undefined
    ? certainly(
        carry(previous.intent, {
          ...subject,
          years: heard.years ?? youngAgeIn(heard.message),
          things: previous.intent === 'routine' ? [] : subject.things,
          time: previous.time,
          priceCents: previous.priceCents,
        }),
      )
    : undefined

/** "Still no difference", "it isn't working". */
export const noChangeYet = pattern`
  ^(?:(?:but|and|so|ok|it(?:s| has| is)?|there(?:s| is)?|i see|i (?:still )?(?:have|had|saw|got)|ive (?:seen|had)|still|see|seen|dit|daar is|steeds|
  nog) )*(?:nothing (?:has |is )?(?:chang\w*|happen\w*|differ\w*|help\w*|work\w*)|no (?:difference|change|changes|improvement|results?)|not (?:working|helping|
  getting better)|isnt (?:working|helping)|doesnt (?:work|help)|didnt (?:work|help)|werk nie|help nie|geen (?:verskil|verandering)|the same)\b`

/** "Nothing changed after three months" of what was advised. */
const withoutChange: Rule = ({ heard, previous, said, fresh, subject, before, carry }) =>
  noChangeYet.test(said) &&
  fresh.length === 0 &&
  !heard.harmed &&
  previous.trouble !== true &&
  heard.tokens.length <= 12 &&
  (before.length > 0 || subject.concerns.length > 0)
    ? certainly(carry('explain-more', { ...subject, cues: new Set(heard.cues) }))
    : undefined

const asksSimpler = pattern`
  \b(?:(?:explain|say|put|verduidelik|sê|chaza|tell me) (?:it |that |this |dit |lokhu )?(?:\w+ )?(?:simply|simple|simpler|easier|easy|eenvoudig\w*|
  kalula|in (?:simple|plain|normal|easy) (?:words|english|terms|language))|(?:like|as if) (?:i am|im|i was|to) (?:an? )?(?:\d+|five|ten|twelve|kid|child|
  toddler)|(?:in|use) (?:simple|plain|normal|easy) (?:words|english|terms)|dumb it down|
  (?:dont|do not) (?:understand|get it|get this|get that)|too (?:complicated|technical|scientific)|verstaan nie|angizwa|angiqondi|ek snap nie)\b`

/** "Explain it like I'm 12": the same, without the small print. */
const simpler: Rule = (beside) => {
  const { heard, previous, said, fresh, subject, entry, carry } = beside
  return asksSimpler.test(said) &&
    fresh.length + heard.kinds.length === 0 &&
    heard.tokens.length <= 12 &&
    previous.intent !== 'routine' &&
    previous.trouble !== true
    ? certainly(
        carry(asBefore(beside), { ...subject, ...entry, time: previous.time, years: undefined, insists: 'simpler' }),
      )
    : undefined
}

const asksWorse = pattern`
  ^(?:(?:and|so|but|ok|en) )*(?:what|which things|what things|wat|anything that|does anything) (?:usually |can |could |will |would |must i avoid that |else )*(?:makes?|maak|worsens?|
  triggers?|sets? off)(?: (?:it|them|this|that|these|dit|hulle))?(?: (?:worse|erger|flare|flare up|darker|off|come back))?$`

/** "What makes it worse?" asks for triggers, and tells of no harm. */
const triggersOf: Rule = ({ heard, said, subject, entry, previous, carry }) =>
  asksWorse.test(said) && previous.trouble !== true && (subject.concerns.length > 0 || entry.particular !== undefined)
    ? certainly(
        carry('explain-more', {
          ...subject,
          ...entry,
          harmed: false,
          cues: new Set([...heard.cues].filter((cue) => cue !== 'reaction')),
        }),
      )
    : undefined

/** What tells of a trigger, in a sentence of an answer. */
export const tellsWorse =
  /\b(?:worse|adds? to|darkens?|deepens?|irritates?|triggers?|sets? off|flares?|feeds?|friction|rubbing|leave out|leave off|avoid)\b/i
/** Whether what makes it worse is asked. */
export const asksTriggers = (said: string): boolean => asksWorse.test(said)

const soLong = pattern`
  ^(?:(?:but|and|so|ok|well|en|maar) )*(?:(?:its|it has|it is|ive|i have|been|i|im|ek|dis|is) (?:been |now |only |just |already |nou |al |used it for |been using it for |using it for |
  on it for |gebruik dit al )*)+(?:about |like |for |vir )*(?:\d+|a|one|two|three|four|five|six|eight|few|n|een|twee|drie|vier) (?:days?|weeks?|months?|dae|weke|maande|maand|week)
  (?: (?:now|already|nou|al|only|so far|in))*$`

/** "It's been two weeks" of what was advised: whether that is long enough. */
const usedSoLong: Rule = ({ heard, said, before, subject, previous, carry }) =>
  soLong.test(said) &&
  !heard.harmed &&
  previous.trouble !== true &&
  heard.who.length === 0 &&
  (before.length > 0 || subject.concerns.length > 0)
    ? certainly(carry('how-long', { things: before.slice(0, 1), concerns: subject.concerns, kinds: [] }))
    : undefined

const asksDear = pattern`
  ^(?:(?:and|so|but|en|ok) )*(?:(?:is|are|isnt|arent) (?:it|they|that|this|these|those|dit|hulle) (?:not |very |too |really |so |baie |nie |te )*(?:expensive|pricey|costly|cheap|
  affordable|duur|goedkoop|dear)|what (?:does|do|will|would) (?:it|that|this|they|these|those|all of it|it all|all that) cost(?: me)?(?= (?:then|now|please|roughly|here|together)\b|$)|how much (?:is|are|does|do|will|would) (?:it|that|this|they|these|those|one|it all|all of it|all that)(?: cost| be)?(?= (?:then|now|though|tho|please|roughly|here)\b|$)|(?:iyabiza|kuyabiza|ibiza malini|malini|kuyimalini|yimalini|hoeveel kos (?:dit|hulle)|wat kos (?:dit|hulle)))\b(?!.*\b(?:here|hier|under|than)\b)`

/** "Is it expensive?", "malini?" */
const isItDear: Rule = ({ said, heard, previous, before, subject, carry }) =>
  asksDear.test(said) &&
  heard.tokens.length <= 7 &&
  previous.trouble !== true &&
  heard.things.length + heard.kinds.length === 0 &&
  (before.length + subject.concerns.length > 0 || previous.kind !== undefined || previous.intent === 'routine')
    ? // Of a routine its steps are paid for, and not an active in it.
      certainly(
        carry(
          'price',
          previous.intent === 'routine'
            ? { things: [], concerns: subject.concerns, kinds: ['cleanser', 'moisturiser', 'sunscreen'] }
            : previous.kind === undefined
              ? subject
              : { ...subject, kinds: [previous.kind] },
        ),
      )
    : undefined

const onlyName = new Set(
  'and en also ook or of what about how wat van so ok okay then the a an die n too as well maybe but maar one'.split(
    ' ',
  ),
)

/** "Does shea butter clog pores?" – "and cocoa butter?": what was asked of the one is asked of the other. */
const askedOfAnother: Rule = ({ heard, previous, fresh, earlier, rehear }) => {
  const [{ called } = { called: '' }, second] = fresh
  const [said, another] = heard.named
  const beside = said === undefined ? [] : heard.tokens.toSpliced(said.from, said.to - said.from)
  if (
    previous.entry === undefined ||
    called === '' ||
    second !== undefined ||
    another !== undefined ||
    !beside.every((word) => onlyName.has(word)) ||
    heard.concerns.length + heard.who.length + heard.kinds.length > 0
  )
    return undefined
  const asked = earlier
    .slice(0, 3)
    .map(rehear)
    .find(({ things }) => things.length === 1)
  const [name, other] = asked?.named ?? []
  if (asked === undefined || name === undefined || other !== undefined || asked.things[0]?.called === called)
    return undefined
  const whole = rehear([...asked.tokens.slice(0, name.from), called, ...asked.tokens.slice(name.to)].join(' '))
  const asksTheSame = whole.particular?.id === previous.entry || whole.particular?.sure === true
  return asksTheSame ? certainly({ ...whole, message: heard.message, intent: 'particular' }) : undefined
}

const asksOfIt =
  /^(?:(?:and|but|so|ok|en|maar) )*(?:does|do|can|could|will|would|wont|doesnt|is|are|isnt)\b.*?\b(?:it|this|that|they|these)\b/
const pronoun = /\b(?:it|this|that|they|these)\b/

/** "What does retinol do?" – "does it thin the skin?": what is known of that claim about the thing. */
const claimOfIt: Rule = ({ heard, previous, said, bare, before: [thing, second], rehear }) => {
  if (
    thing === undefined ||
    second !== undefined ||
    !bare ||
    !asksOfIt.test(said) ||
    heard.tokens.length > 9 ||
    heard.harmed ||
    heard.who.length > 0 ||
    previous.trouble === true
  )
    return undefined
  const whole = rehear(said.replace(pronoun, thing.called))
  return whole.myth === undefined || whole.myth.id === previous.entry || whole.particular?.sure === true
    ? undefined
    : certainly({ ...whole, message: heard.message, intent: 'myth' })
}

const forGrown = new RegExp(`\\b(?:for|vir|what about|and|en|same for) (?:my|our|ons) (?:\\w+ )?(?:${relatives})\\b`)

/** "Which sunscreen?" – "and for my mom, she is 62?": which one, and not whether it is worth it. */
const chosenForAnother: Rule = ({
  heard: { who, years, things, concerns, particular, tokens, skinType },
  previous,
  said,
  carry,
}) =>
  forGrown.test(said) &&
  previous.kind !== undefined &&
  previous.entry?.endsWith(' choose') === true &&
  things.length + who.length === 0 &&
  particular?.sure !== true &&
  (years === undefined || years >= grown) &&
  tokens.length <= 14 &&
  !/\b(?:baby|child|kid|toddler|son|daughter|seun|dogter|boy|girl|niece|nephew|grand\w+)\b/.test(said)
    ? certainly(carry('suggest', { things: [], concerns, kinds: [previous.kind], skinType }))
    : undefined

const inTheOpen = pattern`
  ^(?:(?:and|but|ok|okay|so|en|also|what|how|about|or|wat van) )*(?:(?:if|when|while|as|wanneer|at|on|in|by) )?(?:(?:i|we|you|ek|ons|the|my|die|am|im|are|go|going|goes|gaan|play|playing|train|
  out|to|for|a|kids|children) )*(?:swim\w*|run|running|jog\w*|hik\w*|beach|pool|sea|surf\w*|outdoors|outside|sport|cricket|rugby|soccer|sweat\w*|buite|strand)\b`
const ofSun = /\b(?:sun ?screens?|sun ?block|spf ?\d*|sonskerm|sonroom)\b/
/** "Is one layer enough in the office?" – "and when we swim?": how often, of the sunscreen spoken of. */
const sunInTheOpen: Rule = ({
  heard: { message, things, kinds, harmed, tokens, who },
  previous,
  said,
  earlier,
  rehear,
}) => {
  if (
    !inTheOpen.test(said) ||
    tokens.length > 9 ||
    things.length + kinds.length > 0 ||
    harmed ||
    who.includes('child') ||
    previous.trouble === true ||
    !ofSun.test(earlier[0]?.toLowerCase() ?? '')
  )
    return undefined
  return certainly({
    ...rehear('how often should i reapply sunscreen outdoors when swimming'),
    message,
    intent: 'sunscreen',
  })
}

const asksWeek =
  /\b(?:plan|schedule|calendar|time ?table|rooster|weekly|week ?plan|(?:mon|tues|wednes|thurs)day\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|which days? what|what (?:on )?which days?|(?:the|whole|my) week|split (?:it|them|these))\b/

/** "Make me a weekly plan" of the things that were named. */
export const weekOfThem: Rule = ({ heard, previous, said, before, fresh, carry }) =>
  asksWeek.test(said) &&
  before.length > 1 &&
  fresh.length + heard.concerns.length + heard.who.length === 0 &&
  !heard.harmed &&
  previous.trouble !== true &&
  heard.tokens.length <= 14
    ? certainly(
        carry('combine', {
          things: before,
          kinds: [],
          tokens: ['weekly', 'plan'],
          cues: new Set(),
          slots: { of: [], apart: undefined },
        }),
      )
    : undefined

/** These are tried before what asks something of its own. */
export const shortTurns: readonly Rule[] = [
  claimOfIt,
  isItDear,
  sunInTheOpen,
  triggersOf,
  usedSoLong,
  askedOfAnother,
  tellsOfAge,
  chosenForAnother,
  withoutChange,
  simpler,
  doubtsIt,
  asksIfSure,
  amountOfIt,
  anotherKind,
  firstOfRoutine,
  whyThere,
  howLongOfEntry,
  detailsOfEntry,
  ...plainTurns,
]
