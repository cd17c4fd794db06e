import { asksOwn } from './adds.ts'
import { type Beside, type Carried, certainly, type Rule } from './carry.ts'
import { particularById } from './particulars.ts'
import { pattern } from '../../text/pattern.ts'

// Turns that lean on what was told before, not on what was answered: the other half of a day, both things at once, what was tried since.

const atOneTime = pattern`
  \b(?:same|dieselfde|one|een) (?:nights?|evenings?|times?|days?|mornings?|routine|aand|tyd|dag|oggend)\b|\b(?:both|albei|beide)\b.{0,16}\b(?:tonight|
  nights?|evenings?|mornings?|bed|vanaand|aand|saans)\b|\b(?:one|een) (?:straight )?(?:after|on top of|over|na) (?:the other|each other|die ander)\b|
  \b(?:after|over) each other\b|\bna mekaar\b`

const allAtOnce = pattern`
  \b(?:use|using|put|apply|layer|wear|do|gebruik)\b.{0,24}\b(?:all|everything|them all|alles)\b.{0,24}\b(?:together|at once|same (?:night|time|evening)|at night|one go|saam)\b`

/** Products that are a second thing beside an ingredient, and not what it is in. */
const ownSteps: ReadonlySet<string> = new Set(['mask', 'exfoliant', 'moisturiser', 'sunscreen', 'oil'])
const joins = /\b(?:and|en|with|met|plus)\b|[,&+]/

/** "I bought retinol and a salicylic acid" – "can I use them the same night?": whether they go together, not when one of them is used. */
const bothAtOnce: Rule = ({ heard, said, named, earlier, rehear, carry }) => {
  // What was said by the way since leaves the two as they were told.
  const last = allAtOnce.test(said) ? earlier.find((one) => rehear(one).things.length > 1) : earlier[0]
  if (
    heard.things.length + heard.kinds.length + heard.concerns.length > 0 ||
    heard.harmed ||
    last === undefined ||
    !(atOneTime.test(said) || allAtOnce.test(said))
  )
    return undefined
  const told = rehear(last)
  const things = named.length > 1 ? named : told.things
  const kinds = joins.test(last) ? told.kinds.filter((kind) => ownSteps.has(kind)) : []
  return things.length > 0 && things.length + kinds.length > 1
    ? certainly(
        carry('combine', {
          things,
          kinds: things.length > 1 ? [] : kinds,
          cues: new Set([...heard.cues, 'together' as const]),
          slots: { of: [], apart: undefined },
        }),
      )
    : undefined
}

const isUsed = pattern`
  \b(?:use|using|do|does|put|apply|wear|wash|rinse|cleanse|start with|moisturise|gebruik|was|smeer|sit|my (?:mornings?|am|evenings?|nights?|routine)|my
  oggend|my aand)\b`
const mornings = /\b(?:am|a\.m)\b/i

/** "Mornings I do a cleanser, niacinamide and SPF" – "and at night?": the other half of the day is asked for, not one of those things. */
const otherHalf: Rule = ({ heard, previous, short, subject, earlier: [last], rehear, carry }) => {
  if (
    heard.time === undefined ||
    heard.things.length + heard.kinds.length > 0 ||
    !short ||
    heard.harmed ||
    last === undefined ||
    previous.trouble === true
  )
    return undefined
  const told = rehear(last)
  const spoken = told.tokens.join(' ')
  const time =
    told.time ?? (mornings.test(spoken.replaceAll(/\b(?:i|ek) am\b/g, '')) ? ('morning' as const) : undefined)
  const steps = told.things.length + told.kinds.length + told.household.length + Number(told.cues.has('brandName'))
  return time !== undefined && time !== heard.time && steps > 1 && isUsed.test(spoken) && !asksOwn.test(spoken)
    ? certainly(carry('routine', { things: [], kinds: [], concerns: subject.concerns, time: heard.time }))
    : undefined
}

const onlyBasics = pattern`
  \b(?:basics|bare minimum|absolute minimum|minimum|minimal|simplest|simple routine|basic routine|least (?:i|he|she|we) (?:can|must|should)|basiese|
  minste)\b`

/** "Every cream makes me red" – "only the basics please": a plain routine for such skin, not the reaction once more. */
const basicsThen: Rule = ({ said, previous, heard, carry }) =>
  previous.trouble === true &&
  heard.tokens.length < 15 &&
  onlyBasics.test(said) &&
  heard.things.length === 0 &&
  !heard.harmed
    ? certainly(carry('routine', { things: [], kinds: [], concerns: [], particular: undefined }))
    : undefined

const allOfThem = /\b(?:the|all|al|die) (?:of )?(?:the )?(?:3|4|three|four|drie|vier|them|those)\b/
const listWords = new Set(
  'and en also ook or of too as well what about wat van how so ok okay then the a an die n whats is'.split(' '),
)

/** "What is a humectant?" – "and emollient and occlusive? the difference between the three": with the word of before. */
const wordsTogether: Rule = ({ heard, said, previous, earlier: [last], rehear, carry }) => {
  const ids = heard.particular?.id.split(' ') ?? []
  if (last !== undefined && ids[0] === 'term' && ids.length > 2 && allOfThem.test(said)) {
    const { particular } = rehear(`${last}. ${heard.message}`)
    const all = particular?.id.split(' ') ?? []
    if (all.length > ids.length && ids.every((one) => all.includes(one)))
      return certainly(carry('particular', { particular, things: [], concerns: [] }))
  }
  // "What is an AHA?" – "and BHA and PHA?" asks for each, not whether they mix.
  const more = heard.tokens.filter((word) => !listWords.has(word)).length
  return previous.intent === 'what-is' &&
    heard.things.length > 1 &&
    more <= heard.things.length * 2 &&
    /^(?:and|en|also|what about|ook)\b/.test(said)
    ? certainly(carry('compare', { concerns: [], kinds: [] }))
    : undefined
}

/** Whether the turn before was about sunscreen. */
const ofSun = ({ previous, earlier: [last], rehear }: Beside): boolean =>
  previous.kind === 'sunscreen' ||
  previous.intent === 'sunscreen' ||
  (last !== undefined && rehear(last).kinds.includes('sunscreen'))

const small =
  /^(?:(?:and|en|ok|so|what about) )*(?:for|vir) (?:an?|n|my|the|die)? ?(?:baby|babies|toddler|newborn|infant|kids?|child|children|kind|kinders|baba|ingane)$/

/** "Which SPF for the beach?" – "and for the baby, four months?": sunscreen is still meant, and who it is for decides. */
const forTheSmall: Rule = (beside) => {
  const { heard, said, about, refers, before, carry } = beside
  const filters =
    before.length > 0 && before.every(({ families }) => families.some((one) => one.startsWith('uv-filter')))
  const own = heard.who.includes('eczema') ? heard.concerns.filter((one) => one !== 'dehydration') : heard.concerns
  return ofSun(beside) &&
    (heard.who.includes('child') || small.test(said) || (heard.years ?? 18) < 13) &&
    heard.things.length + own.length === 0 &&
    (heard.particular?.sure !== true || heard.tokens.length < 5) &&
    !heard.harmed &&
    heard.kinds.every((kind) => kind === 'sunscreen') &&
    (about || refers || /\b(?:too|also|ook|same|dieselfde|een)\b/.test(said))
    ? certainly(
        filters
          ? carry('safe', { kinds: [], things: before, concerns: [] })
          : carry('sunscreen', { kinds: ['sunscreen'], things: [], concerns: [] }),
      )
    : undefined
}

/** "Where do I keep sunscreen?" – "this one is from 2021, still fine?": that tube of it. */
export const thatTube: Rule = (beside) => {
  const { heard, said, carry } = beside
  return ofSun(beside) && tooOld.test(said) && heard.things.length + heard.concerns.length === 0 && !heard.harmed
    ? certainly(carry('sunscreen', { kinds: ['sunscreen'], things: [], concerns: [] }))
    : undefined
}

const tube = String.raw`(?:sun ?screens?|sun ?blocks?|spf|sonskerm|lotion|bottle|tube|one|mine|it|this)`
/** A sunscreen that is past its time, by what is told of it. */
export const tooOld = pattern`
  \b(?:expired|exp(?: date)?(?: was| is)? \d|verval|past (?:its|the) (?:date|expiry)|out of date|${tube} (?:\w+ ){0,3}(?:from|van|dated|exp\w*|says|
  uit) (?:\w+ ){0,2}20[012]\d|(?:from|left ?over from|bought) (?:\w+ ){0,1}(?:last|verlede) (?:year|summer|season|december|jaar|somer)|
  last (?:years|summers|seasons) ${tube}|${tube} (?:is|thats|was) (?:\w+ )?(?:[2-9]|two|three|four|five) (?:years|jaar) (?:old|oud)|
  (?:lay|lain|lying|left|been|kept|sat|stood|stayed|found|was|forgot\w*|gele|gelos|kar|20[012]\d)\b.{0,24}\b(?:in|from) (?:my |the |a |die )?(?:hot |warm )?
  (?:car|kar|bakkie|boot|cubby ?hole|cubby|glove box|paneelkissie)|hot car|separated|smells? (?:funny|off|odd|weird|strange|bad|sour|rancid)|ruik (?:snaaks|
  sleg))\b`

const renewal =
  /\b(?:how often|how many times|hoe gereeld|hoeveel keer|again|weer|re ?appl\w*|re ?new\w*|top(?:ping)? (?:it )?up|once enough)\b/

/** "At the beach with factor 50" – "how often do I put it on?": sunscreen is meant, whatever else the answer named. */
const sunAgain: Rule = (beside) => {
  const { heard, said, carry } = beside
  return ofSun(beside) &&
    renewal.test(said) &&
    heard.things.length + heard.concerns.length === 0 &&
    !heard.harmed &&
    heard.particular?.sure !== true &&
    heard.kinds.every((kind) => kind === 'sunscreen')
    ? certainly(carry('sunscreen', { kinds: ['sunscreen'], things: [], concerns: [] }))
    : undefined
}

const noWater =
  /\b(?:taps? (?:is|are|were|was|ran|run|went)? ?(?:dry|off)|dry taps?|no (?:running )?water|without water|water (?:outage|cuts?|shedding|crisis|is off|was cut|off)|day zero|geen water|waterloos|bucket)\b/
const washing = /\b(?:wash\w*|clean\w*|cleans\w*|rinse|face|was|skoon)\b/

/** "The taps are dry till Friday" – "how do I keep my face clean?" */
const withoutTap: Rule = (beside) => {
  const { heard, said, earlier } = beside
  return earlier.slice(0, 2).some((message) => noWater.test(message.toLowerCase())) &&
    washing.test(said) &&
    heard.things.length === 0 &&
    !heard.harmed
    ? topic(beside, 'no-water')
    : undefined
}

const triedIt = pattern`
  \b(?:used|tried|applied|put|rubbed|smeared|wore|had|did|bought|using|trying|gebruik|probeer|aangesit|gesmeer) (?:it|one|them|that|this|dit|een|hom)\b|
  \b(?:it|one|them|that|dit|een) (?:i |ek )?(?:\w+ )?(?:tried|used|bought|gebruik|probeer|aangesit|made|makes|gave|has|het)\b|^(?:the )?new one\b`

/** "Which toner is good?" – "tried one, now my face is red and itchy": what it did is what is to be answered, whatever was asked before. */
const harmedByIt: Rule = ({ heard, previous, said, before, carry, fresh }) =>
  heard.harmed &&
  triedIt.test(said) &&
  fresh.length === 0 &&
  heard.particular?.sure !== true &&
  heard.tokens.length <= 30 &&
  (before.length > 0 || previous.kind !== undefined || heard.kinds.length > 0)
    ? certainly(
        carry('reaction', {
          things: heard.things.length > 0 ? heard.things : before,
          concerns: [],
          kinds: heard.kinds.length > 0 ? heard.kinds : previous.kind === undefined ? [] : [previous.kind],
        }),
      )
    : undefined

const ofHair = pattern`
  \b(?:hairs?|fuzz|moustache|mustache|beard|stubble|shav\w*|razor|wax\w*|thread\w*|pluck\w*|epilat\w*|dermaplan\w*|sugaring|veet|hare|haartjies|baard|
  skeer\w*|wenkbroue)\b`
/** Whether hair is feared to come back otherwise than it was. */
const growsBack = pattern`
  \b(?:grow\w*|comes?|coming|groei)\b.{0,24}\b(?:thick\w*|dark\w*|coars\w*|fast\w*|more|strong\w*|black\w*|rough\w*|stubbly|dikker|donkerder|growwer|vinniger|
  meer)\b|\b(?:thicker|darker|coarser|dikker)\b.{0,24}\b(?:grow\w*|back|hair|hare|terug)\b`
const staysAway =
  /\b(?:how (?:long|soon|fast)|when|hoe lank|wanneer)\b.{0,24}\b(?:lasts?|smooth|grow\w*|hou|groei|(?:come|comes) back)\b/

const topic = ({ knowledge, carry }: Beside, id: string): Carried | undefined => {
  const particular = particularById(knowledge, id)
  return particular && certainly(carry('particular', { particular, things: [], concerns: [], kinds: [] }))
}

/** "How do I remove this hair?" – "won't it grow back thicker?", "and how long does it last?" */
export const afterHair: Rule = (beside) => {
  const { heard, said, earlier, rehear, carry } = beside
  if (
    !ofHair.test(`${earlier.slice(0, 2).join(' ').toLowerCase()} ${said}`) ||
    heard.harmed ||
    heard.tokens.length > 16
  )
    return undefined
  if (staysAway.test(said) && heard.things.length === 0) return topic(beside, 'hair-removal-which')
  if (!growsBack.test(said)) return undefined
  const { myth } = /\b(?:wax|thread|pluck|epilat|sugar|tweez)/.test(said)
    ? heard
    : rehear('does shaving make hair grow back thicker')
  return myth === undefined
    ? topic(beside, 'hair-regrowth')
    : certainly(carry('myth', { myth, things: [], concerns: [], kinds: [] }))
}

const aPeel = pattern`
  \b(?:(?:chemical|home|tca|jessner\w*|glycolic|lactic|mandelic|salicylic|acid|salon|face|facial|red|a|the|my|this|percent|aha|bha|n) peels?|peeling solution|
  peel (?:at|by|from|gedoen))\b`
const comesOff =
  /\b(?:peel(?:s|ing)|flak\w*|shed(?:s|ding)?|skin (?:is )?coming off|coming off|scab\w*|crust\w*|dead skin|vervel\w*|skilfer\w*|afkom)\b/
const helpsAlong = pattern`
  \b(?:pull\w*|pick\w*|scrub\w*|rub|scrape|exfoliat\w*|peel (?:it|them|the|that|off)|take (?:it|them) off|help it|tear|cut (?:it|them)|remove|trek|aftrek|
  afhaal|krap|skrop|pluk)\b`

/** "What is a TCA peel?" – "did one, now I flake, do I pull it off?" */
const afterPeel: Rule = (beside) => {
  const {
    said,
    earlier: [last = ''],
  } = beside
  return aPeel.test(last.toLowerCase()) && comesOff.test(said) && helpsAlong.test(said)
    ? topic(beside, 'peel-shedding')
    : undefined
}

export const toldRules: readonly Rule[] = [
  bothAtOnce,
  otherHalf,
  basicsThen,
  wordsTogether,
  withoutTap,
  thatTube,
  forTheSmall,
  sunAgain,
  afterPeel,
  harmedByIt,
  afterHair,
]
