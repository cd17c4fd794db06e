import type { Intent } from '../conversation.ts'
import { youngAgeIn } from '../../safety/read-numbers.ts'
import { situationOf } from '../../safety/read-situation.ts'
import { objectionTo } from '../../safety/objections.ts'
import { type Beside, besideType, type Carried, certainly, lasting, ofSkinType, type Rule } from './carry.ts'
import { intentOf } from './intent.ts'
import { allOfIt } from './price.ts'
import type { Thing } from './things.ts'
import { pattern } from '../../text/pattern.ts'

// What only adds to the question before, and asks nothing of its own: a wish, a sum, something else in use, a season.

/** It asks something of its own. */
export const asksOwn = pattern`
  ^(?:(?:so|and|but|ok|okay|hi|then) )*(?:(?:what|whats|which|how|why|when|where|who|is|are|does|do|did|should|must (?:i|we|it|they)|may|will|would|
  wat|watter|hoe|hoekom|kan|mag|moet|wanneer|explain|build|check|(?:can|could) i)\b|(?:give|show|tell|help) me\b)`

const keepsOn: ReadonlySet<Intent> = new Set<Intent>([
  'routine',
  'suggest',
  'price',
  'for-concern',
  'does-help',
  'compare',
])

/** "Without vitamin C, it makes me itch": what it did is the reason, and what is asked is the same without it. */
const leavesOut =
  /^(?:(?:and|but|ok|so|please|can you|now) )*(?:without|minus|leave out|skip|no|not|sonder|take out|remove)\b/

/** "No fragrance", "vegan only", "R500 for the lot": the question of before, with that. */
export const addsWish: Rule = ({ knowledge, heard, previous, said, fresh, before, bare, subject, carry }) => {
  const ofKinds = heard.kinds.filter((kind) => kind !== previous.kind)
  if (
    !keepsOn.has(previous.intent) ||
    heard.message.includes('?') ||
    asksOwn.test(said) ||
    heard.tokens.length > 14 ||
    (heard.harmed && !leavesOut.test(said)) ||
    ofKinds.length > 0 ||
    heard.concerns.length > 0 ||
    heard.who.some((one) => !one.endsWith('allergy')) ||
    previous.trouble === true
  )
    return undefined
  const told = situationOf(knowledge, undefined, heard.message)
  const avoids = told.heard.some((one) => one.startsWith('no '))
  if (!avoids && heard.priceCents === undefined) return undefined
  const out = ({ ingredient, families, called }: Thing): boolean =>
    told.heard.includes(`no ${called}`) ||
    (ingredient !== undefined && told.avoid.ingredients.has(ingredient.id)) ||
    families.some((one) => told.avoid.families.has(one))
  if (fresh.some((thing) => !out(thing))) return undefined
  const cues = new Set([...heard.cues].filter((cue) => cue !== 'reaction' && cue !== 'what'))
  const things = before.filter((thing) => !out(thing))
  const onlyLeft = before.length > 0 && things.length === 0
  const whole = heard.priceCents !== undefined && allOfIt.test(said)
  const intent: Intent =
    previous.intent === 'routine' || whole
      ? 'routine'
      : heard.priceCents !== undefined || previous.intent === 'price'
        ? 'suggest'
        : onlyLeft && previous.intent !== 'suggest'
          ? 'for-concern'
          : previous.intent
  if (onlyLeft && intent === 'for-concern' && subject.concerns.length === 0) return undefined
  const carried = carry(intent, {
    things: intent === 'routine' ? [] : things,
    concerns: subject.concerns,
    cues,
    kinds: intent === 'routine' || previous.kind === undefined ? [] : [previous.kind],
    time: previous.time,
    priceCents: heard.priceCents ?? previous.priceCents,
    circumstances: heard.circumstances,
  })
  // A sum and nothing else, after what can be bought.
  const sumAlone = heard.priceCents !== undefined && bare && previous.intent === 'suggest'
  return ((intent === 'suggest' && avoids) || sumAlone) && heard.tokens.length < 9 ? certainly(carried) : carried
}

const easily = pattern`
  \b(?:sting|burn|react|irritat|flush|redden)\w*(?: \w+)? (?:so |very |quite |too )?(?:easily|easy|quickly|fast|at everything|to everything|maklik|
  gou)\b`

/** "My skin is sensitive tho", "it stings easily": the question of before, for that skin. */
export const tellsSkin: Rule = ({ heard, previous, said, before, carry }) => {
  const tender = easily.test(said)
  const skinType = heard.skinType ?? (tender ? ('sensitive' as const) : undefined)
  const asks = asksOwn.test(said) || heard.message.includes('?') || heard.tokens.length > 12
  if (
    skinType === undefined ||
    asks ||
    heard.things.length + heard.kinds.length > 0 ||
    heard.particular?.sure === true ||
    previous.trouble === true ||
    (heard.harmed && !tender) ||
    !heard.concerns.every((one) => ofSkinType.has(one)) ||
    !(keepsOn.has(previous.intent) || previous.intent === 'particular')
  )
    return undefined
  const concerns = besideType(previous, heard.concerns)
  const intent: Intent =
    previous.intent === 'price'
      ? 'suggest'
      : previous.intent === 'particular' ||
          (previous.intent !== 'routine' && previous.intent !== 'suggest' && before.length === 0)
        ? 'for-concern'
        : previous.intent
  if (intent === 'for-concern' && concerns.length === 0)
    return tender ? carry(intent, { skinType, things: [], kinds: [], concerns: ['redness'], harmed: false }) : undefined
  return carry(intent, {
    skinType,
    things: intent === 'routine' || intent === 'for-concern' ? [] : before,
    concerns,
    harmed: false,
    time: previous.time,
    cues: new Set([...heard.cues].filter((cue) => cue !== 'reaction')),
    priceCents: heard.priceCents ?? previous.priceCents,
  })
}

const inUse = pattern`
  \b(?:(?:already|currently|also|al|reeds|klaar) (?:on|use|using|have|take|taking|do|doing|gebruik)|(?:im|i am|i|ive been|we|ek) (?:already |
  currently |also |still |now )*(?:on|use|using|take|taking|gebruik|been using|am on|am using)|already$|gebruik (?:al|reeds|klaar))\b`
const ofOne: ReadonlySet<Intent> = new Set<Intent>([
  'does-help',
  'safe',
  'what-is',
  'how-often',
  'when',
  'how-to-use',
  'explain-more',
  'combine',
  'for-concern',
  'particular',
])

/** "I'm on retinol already": the thing that was asked about, with that. */
export const alreadyUses: Rule = ({ heard, previous, said, before, fresh, earlier: [last], rehear, carry }) => {
  const [own] = fresh
  if (
    own === undefined ||
    heard.things.length > 1 ||
    heard.concerns.length + heard.who.length > 0 ||
    heard.harmed ||
    !ofOne.has(previous.intent) ||
    !inUse.test(said) ||
    asksOwn.test(said) ||
    heard.tokens.length > 12
  )
    return undefined
  const asked = before.length === 1 ? before : last === undefined ? [] : rehear(last).things
  // Of a trouble: whether it does something for that.
  if (
    asked.length === 0 &&
    previous.intent === 'for-concern' &&
    previous.concerns.length > 0 &&
    heard.kinds.length === 0
  ) {
    return certainly(carry('does-help', { things: [own], concerns: previous.concerns.slice(0, 1) }))
  }
  return asked.length === 1 && asked[0]?.called !== own.called
    ? carry('combine', {
        things: [...asked, own],
        kinds: [],
        cues: new Set([...heard.cues, 'together' as const]),
        slots: { of: [], apart: undefined },
      })
    : undefined
}

export const seasons = [
  ['winter', /\b(?:winters?|cold (?:weather|months?|season)|when it(?:s| is| gets) cold|koue)\b/],
  [
    'summer',
    /\b(?:summers?|somers?|hot (?:weather|months?|season)|(?:the )?heat|humid\w*|when it(?:s| is| gets) hot|beach|december|holidays?)\b/,
  ],
] as const

const seasonOnly = pattern`
  ^(?:(?:and|so|but|ok|okay|what|how|about|if|then|also|still|en|wat|van|is|it|that|the|same|does|change|fine|use|can|i|do|in|during|for|when|on|at|
  its|gets|now|with|my|die|dit|go|going|to|a|at|we|come|comes|swim|swimming|as|ek|gaan|strand|toe) )*(?:winter|summer|somer|heat|cold|hot|humid|humidity|beach|december|koue|winters|summers|weather|months|holiday|
  holidays)(?: (?:too|as|well|also|then|time|weather|months|season|ook|still|ok|holiday))*$`

const allYear: ReadonlySet<Intent> = new Set<Intent>(['routine', 'suggest', 'for-concern'])

/** "And in winter?" of what was advised. */
export const inSeason: Rule = ({ heard, previous, said, named, subject, carry }) =>
  seasonOnly.test(said) &&
  heard.things.length + heard.concerns.length === 0 &&
  previous.intent !== 'medicine' &&
  previous.entry === undefined &&
  previous.trouble !== true &&
  (named.length > 0 ? previous.intent !== 'routine' && previous.intent !== 'suggest' : allYear.has(previous.intent))
    ? carry('explain-more', { ...subject, things: named, kinds: [] })
    : undefined

/** People a question can be asked for. */
export const relatives =
  'mom|mum|mother|ma|mama|dad|father|pa|gran|granny|gogo|ouma|oupa|husband|wife|boyfriend|girlfriend|bf|gf|son|daughter|brother|' +
  'sister|friend|cousin|niece|nephew|grandson|granddaughter|kid|child|aunt|aunty|auntie|uncle|boy|girl|man|partner|hubby|roommate|housemate|' +
  'flatmate|colleague|neighbour|seun|dogter'

const somebody = new RegExp(
  String.raw`\b(?:he|she|they|him|her|them|hers|theirs|hy|sy|hom|haar|hulle|my (?:\w+ ){0,3}(?:${relatives})s?)\b`,
)
const same = pattern`
  \b(?:the|that|this|it|is|do|on|use|try|follow|work) same\b|^same\b|\bdieselfde\b|\bsame (?:one|ones|thing|things|stuff|routine|products?|steps?|
  advice)\b`
const shares = pattern`
  \b(?:can|could|may|should|must|would|will|does|wants? to|kan|mag|moet)\b.*\b(?:use|follow|do|try|wear|work|suit|share|gebruik|volg|(?:be )?(?:ok|
  okay|good|fine|right|safe))\b`
const pointing = /\b(?:it|this|that|one|these|those|too|also|as well|dit|ook)\b/
/** "Would the same work for her?", "can he follow it too?" of what was advised to somebody else. */
export const asksSame = (said: string): boolean =>
  same.test(said) || (somebody.test(said) && shares.test(said) && pointing.test(said))

const grown = 18
const advice: ReadonlySet<Intent> = new Set<Intent>(['routine', 'suggest', 'for-concern'])

/** What was advised, asked for another person: what is told of them takes the place of what was told before. */
export const sameForAnother: Rule = ({ heard, previous, said, before, fresh, carry }) => {
  const another = somebody.test(said) || heard.skinType !== undefined || heard.who.length > 0
  // "And my granny? Hers is dry": a routine is asked for by the skin alone.
  const bySkin =
    previous.intent === 'routine' &&
    somebody.test(said) &&
    heard.skinType !== undefined &&
    heard.tokens.length < 15 &&
    heard.concerns.every((one) => ofSkinType.has(one))
  if (
    !advice.has(previous.intent) ||
    fresh.length + heard.kinds.length > 0 ||
    previous.trouble === true ||
    !another ||
    !(asksSame(said) || bySkin) ||
    heard.tokens.length > 24 ||
    (previous.intent !== 'routine' && before.length > 0)
  )
    return undefined
  const own = heard.concerns.filter((one) => !ofSkinType.has(one))
  const tender = heard.who.includes('eczema') || heard.who.includes('rosacea')
  const skinType = heard.skinType ?? (tender ? ('sensitive' as const) : undefined)
  const concerns =
    own.length > 0 ? own : skinType === undefined ? previous.concerns : besideType(previous, heard.concerns)
  const years = heard.years ?? youngAgeIn(heard.message)
  // The lines of a mother are none of her daughter's.
  const theirs = years !== undefined && years < grown ? concerns.filter((one) => one !== 'aging') : concerns
  return carry(previous.intent, {
    things: [],
    concerns: theirs,
    time: previous.time,
    harmed: false,
    years,
    ...(skinType !== undefined && { skinType }),
  })
}

/** "He shaves daily": a circumstance for the answer just given. */
export const livesSo: Rule = ({ heard, previous, said, bare, short, subject, carry }) => {
  if (
    heard.circumstances.length === 0 ||
    !bare ||
    !short ||
    !lasting.has(previous.intent) ||
    previous.intent === 'safe'
  )
    return undefined
  // After advice it is told for the advice, whatever there is to say of it by itself.
  const onlyTold =
    advice.has(previous.intent) &&
    previous.trouble !== true &&
    !heard.harmed &&
    !heard.message.includes('?') &&
    !asksOwn.test(said)
  const carried =
    heard.particular !== undefined && !onlyTold
      ? undefined
      : carry(previous.intent, { ...subject, time: previous.time })
  return onlyTold && carried !== undefined ? certainly(carried) : carried
}

const changes = /\b(?:change|changes|matter|matters|difference|still|fine|ok|okay|safe|then|verander|nog)\b/

/** "I forgot to say I'm allergic to aspirin", "btw I have eczema": the question of before, for such a person. */
export const tellsState: Rule = ({
  knowledge,
  heard,
  previous,
  said,
  named,
  fresh,
  earlier: [last],
  rehear,
  carry,
}) => {
  const told = situationOf(knowledge, undefined, heard.message)
  const asks = (asksOwn.test(said) || heard.message.includes('?')) && !changes.test(said)
  const sensitive = heard.skinType === 'sensitive' && !keepsOn.has(previous.intent)
  if (
    (told.heard.length === 0 && !sensitive) ||
    asks ||
    heard.tokens.length > 16 ||
    previous.trouble === true ||
    heard.kinds.length > 0 ||
    !heard.concerns.every((one) => ofSkinType.has(one)) ||
    !ofOne.has(previous.intent)
  )
    return undefined
  const barred = ({ ingredient, called, families }: Thing): boolean =>
    told.heard.includes(`no ${called}`) ||
    objectionTo(knowledge, { ingredient, printed: called, families }, told)?.tone === 'avoid'
  const before = named.filter(({ ingredient }) => !(previous.offered ?? []).includes(ingredient?.id ?? ''))
  // An answer of its own need not keep what was named.
  const things = before.length > 0 || last === undefined ? before : rehear(last).things
  const taken = ({ families }: Thing): boolean =>
    told.conditions.size > 0 && families.some((one) => one === 'medicine' || one === 'retinoid-medicine')
  if (things.length === 0 || fresh.some((thing) => !barred(thing) && !taken(thing))) return undefined
  // What somebody leaves out says nothing of a thing that has none of it.
  return sensitive || told.conditions.size > 0 || things.some(barred)
    ? carry('safe', {
        things,
        concerns: [],
        kinds: [],
        harmed: false,
        cues: new Set([...heard.cues].filter((cue) => cue !== 'reaction')),
      })
    : heard.harmed
      ? undefined
      : carry('noted', { things: [], concerns: [] })
}

const gaveMe = /\b(?:gave me|put me on|prescribed|started me|got (?:\w+ )?from (?:the|my)|(?:het|is) .*voorgeskryf)\b/
const beside =
  /\b(?:also|ook|still|steeds|add)\b|\btoo$|\b(?:over|under|on top of|before|after|with|alongside) (?:it|that|them)\b/

/** "I use tretinoin" – "can I also put benzoyl peroxide on?": both are asked about, for the person has told of the first. */
export const besideOwn: Rule = ({ heard, previous, said, named, fresh, earlier: [last], rehear, has, carry }) => {
  const [own] = fresh
  if (
    last === undefined ||
    own === undefined ||
    fresh.length > 1 ||
    heard.things.length > 1 ||
    named.length !== 1 ||
    heard.harmed ||
    heard.who.length > 0 ||
    !has('canI', 'safe', 'howTo', 'together') ||
    previous.intent === 'suggest'
  )
    return undefined
  const before = rehear(last)
  const spoken = before.tokens.join(' ')
  const tells =
    !asksOwn.test(spoken) &&
    (inUse.test(spoken) || gaveMe.test(spoken)) &&
    before.things.some(({ called }) => called === named[0]?.called)
  if (!tells || !(beside.test(said) || has('canI'))) return undefined
  return carry('combine', {
    things: [...named, own],
    concerns: [],
    cues: new Set([...heard.cues, 'together' as const]),
  })
}

const third = /\b(?:he|she|they|him|her|them|hy|sy|hom|haar|hulle)\b/

/** "Is it too strong for him?" of the child that was told of: what is asked is asked for that age. */
export const forTheChild: Rule = ({ heard, said, earlier, rehear, has, carry }) => {
  const years = earlier.map((message) => rehear(message).years).find((found) => found !== undefined)
  return years !== undefined &&
    years < grown &&
    heard.years === undefined &&
    heard.things.length > 0 &&
    third.test(said) &&
    heard.particular?.sure !== true &&
    (has('safe', 'canI') || /\btoo (?:young|strong|harsh)\b|\bold enough\b/.test(said))
    ? carry('safe', { years, concerns: [] })
    : undefined
}

const few = '(?:\\d|one|two|three|four|five)'
/** Fewer steps, or less work, than what was set out. */
export const asksFewer = pattern`
  \b(?:too (?:many|complicated|long|much (?:work|effort|stuff|time|to do|admin|hassle))|simplify|simpler|easier|(?:fewer|less) (?:steps?|products?|
  things|work)|(?:a lot|lots) of (?:steps?|stuff|products?|work|things)|(?:things|steps|products) (?:is|are) (?:way |a bit |far )?too much|
  only want ${few}|(?:cut|bring|trim|shorten|keep|make|get|take) (?:it|this|that|them) (?:down|short\w*|simple|easy|small\w*|quick\w*|to (?:only |
  just )?${few})|make it (?:only |just )?${few}(?! (?:times|weeks?|rand)))\b`

/** "Do I need it if my skin is oily?" is asked of nothing but the thing of before. */
const onSkin = ({ heard, before, has }: Beside, carried: Carried): Carried =>
  heard.skinType !== undefined && has('it') && before.length === 1 ? certainly(carried) : carried

/** "Is it good for pimples?" of the thing of before. */
export const helpsAgainst: Rule = (beside) => {
  const {
    heard: { concerns, kinds, particular, message },
    before,
    said,
    has,
    rehear,
    carry,
  } = beside
  const [thing] = before
  if (particular?.sure === true && concerns.length > 0 && before.length === 1 && thing !== undefined) {
    // "Does it clog pores?" is asked with the name put in: a topic of its own answers that.
    const whole = rehear(said.replace(/\b(?:it|this|that|they|them|these|those)\b/, thing.called))
    if (whole.particular?.sure === true) return { ...whole, message, intent: intentOf(whole) }
  }
  return concerns.length > 0 && before.length > 0 && has('helps', 'canI', 'it') && kinds.length === 0
    ? onSkin(beside, carry('does-help', { things: before }))
    : undefined
}

/** "And for dry skin?" */
export const forSkinType: Rule = (beside) => {
  const {
    heard: { skinType, concerns },
    previous,
    before,
    has,
    short,
    carry,
    goesOn,
  } = beside
  if (skinType === undefined || !short || (has('routine') && !has('it'))) return undefined
  const intent = goesOn(previous.intent)
  const kept = concerns.some((one) => !ofSkinType.has(one)) ? concerns : besideType(previous, concerns)
  const ofThing = intent === 'combine' || intent === 'how-often' || (intent === 'price' && before.length > 0)
  const carried = carry(ofThing ? (before.length > 0 ? 'does-help' : 'for-concern') : intent, {
    things: before,
    concerns: kept,
  })
  return onSkin(beside, carried)
}
