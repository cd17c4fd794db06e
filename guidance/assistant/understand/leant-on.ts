import { asksFewer } from './adds.ts'
import { certainly, ofSkinType, type Rule } from './carry.ts'
import { intentOf } from './intent.ts'
import { particularById } from './particulars.ts'
import { pattern } from '../../text/pattern.ts'

// Turns that say only how they hang on what was told: both, too much of it, what works then, worse since it was begun.

const bothOf = pattern`
  ^(?:(?:yes|ja|no|well|i have|its|it is|i think|for|ok|please|ek het|eish) )*(?:both|all of (?:them|it|the above|those)|all three|the two|both of (?:them|those)|albei|al twee|altwee|beide|almal|kokubili|konke|zombili|everything|a bit of both)
  (?: (?:please|pls|of them|asb|actually|really|man|hey|lol))*$`

/** "I have pimples and dark marks" – "both": a plan for the two that were told, and not more about one of them. */
const bothTold: Rule = ({ heard, said, earlier, rehear, previous, carry }) => {
  if (
    !bothOf.test(said) ||
    heard.things.length > 0 ||
    previous.trouble === true ||
    previous.ingredients.length > 1 ||
    previous.intent === 'compare'
  )
    return undefined
  const told = earlier
    .slice(0, 2)
    .map(rehear)
    .find(({ concerns }) => concerns.length > 1)
  return told === undefined || told.things.length > 1
    ? undefined
    : certainly(
        carry('routine', {
          things: [],
          kinds: [],
          concerns: told.concerns,
          skinType: heard.skinType ?? told.skinType ?? previous.skinType,
          harmed: false,
        }),
      )
}

const dayOrNight =
  /\b(?:morning|day|am|oggend|soggens)\b.*\b(?:or|of)\b.*\b(?:night|evening|pm|aand|saans)\b|\b(?:night|evening|aand)\b.*\b(?:or|of)\b.*\b(?:morning|day|oggend)\b/

/** "Vitamin C: morning or night?" – "both?": whether twice a day is fine. */
const atBothTimes: Rule = ({ heard, said, before: [thing, second], earlier: [last], rehear, previous }) => {
  if (
    thing === undefined ||
    second !== undefined ||
    last === undefined ||
    !bothOf.test(said) ||
    !dayOrNight.test(last.toLowerCase()) ||
    heard.harmed ||
    previous.trouble === true
  )
    return undefined
  const whole = rehear(`can i use ${thing.called} twice a day`)
  return certainly({ ...whole, intent: 'how-often' })
}

const unwilling = pattern`
  \b(?:too much (?:for me|work|effort|trouble|hassle|admin)|(?:dont|do not|wont|will not|cant|cannot|never) (?:have (?:the )?time|manage|keep (?:that|it|this) up|do all (?:of )?(?:that|this)|get to all)|(?:a lot|so much|such a lot) (?:to do|of work|of time)|
  no time for (?:all )?(?:that|this|it|so)|im (?:too )?lazy|te (?:veel|baie) (?:werk|moeite|tyd|stappe|goed|vir my)|geen tyd|nie tyd|umsebenzi omningi|kuningi)\b|\bthats? (?:a lot|too much)\b`

/** "Is that morning and night?" – "too much work, I have two kids": the routine that was set out, made shorter. */
const fewerOfRoutine: Rule = ({ heard, said, earlier, rehear, previous, fresh, carry }) => {
  if (
    !(unwilling.test(said) || (asksFewer.test(said) && previous.intent !== 'suggest')) ||
    fresh.length + heard.concerns.length > 0 ||
    heard.harmed ||
    previous.trouble === true ||
    heard.tokens.length > 20 ||
    heard.priceCents !== undefined ||
    /\b(?:money|cost|pay|price|expensive|sunscreen|percent|strong|hair)\b/.test(said)
  )
    return undefined
  const told = earlier.slice(0, 3).map(rehear)
  const base = told.find(
    ({ cues, particular, things }) => cues.has('routine') && particular?.sure !== true && things.length < 2,
  )
  if (base === undefined && previous.intent !== 'routine') return undefined
  const concerns = base !== undefined && base.concerns.length > 0 ? base.concerns : previous.concerns
  return certainly(
    carry('routine', {
      things: [],
      kinds: [],
      concerns,
      skinType: heard.skinType ?? base?.skinType ?? previous.skinType,
      particular: undefined,
      tokens: [...heard.tokens, 'too', 'much', 'work'],
      circumstances: [],
      time: previous.intent === 'routine' ? previous.time : undefined,
    }),
  )
}

const whatDoes = pattern`
  ^(?:(?:so|then|but|ok|okay|and|well|dus|maar|nou|eish) )*(?:what|wat|which one|what else|is there anything that) (?:(?:does|do|will|would|can|could|actually|really|then|ever|even) )*(?:works?|helps?|does|do|werk|fades?|clears?)(?: (?:then|instead|dan|for (?:it|this|me|them|that)|if (?:not|it|that)(?: \w+){1,3}|
  really|actually|on (?:it|them)))*$`
const against =
  /\b(?:work|works|help|helps|good|effective|used?|do anything|doen|werk)\b(?: (?:really|actually|well|at all|any))*(?: (?:for|with|on|against|vir|teen|to)) (?:my |the |a |get rid of )?(.{4,40})$/
const does =
  /\b(?:does|do|can|will|would) .{3,28}? ((?:fade|remove|clear|grow|tighten|shrink|cure|heal|treat|reduce|stop|lift|erase|close|make) .{4,36})$/

/** "Does tissue oil help stretch marks?" – "so what actually does?": what helps with what was asked of. */
const whatHelpsThen: Rule = ({ heard, said, earlier: [last], rehear, previous, carry }) => {
  if (
    last === undefined ||
    !whatDoes.test(said) ||
    heard.concerns.length > 0 ||
    previous.trouble === true ||
    previous.intent === 'lightening'
  )
    return undefined
  const asked = last
    .toLowerCase()
    .replace(/[.!?\s]+$/, '')
    .replaceAll(/['’]/g, '')
  const purpose = against.exec(asked)?.[1]
  const deed = does.exec(asked)?.[1]
  const simple = /\b(?:help|helps) ((?:my |the |with )?\S+(?: \S+){0,2})$/.exec(asked)?.[1]
  const questions = [purpose ?? simple, deed].flatMap((one, at) =>
    one === undefined
      ? []
      : at === 0
        ? [`what helps for ${one}`, `what can i use for ${one}`]
        : [`how do i ${one}`, `what helps to ${one}`],
  )
  for (const question of questions) {
    const whole = rehear(question)
    const [concern] = whole.concerns.filter((one) => !ofSkinType.has(one))
    if (whole.particular !== undefined)
      return certainly(
        carry(whole.particular.id === previous.entry ? 'explain-more' : 'particular', {
          particular: whole.particular,
          things: [],
          concerns: [],
          kinds: [],
        }),
      )
    if (concern !== undefined && intentOf(whole) !== 'lightening')
      return certainly(carry('for-concern', { things: [], kinds: [], concerns: [concern] }))
  }
  return undefined
}

const begun = pattern`
  \b(?:(?:since|after|when|from) (?:i )?(?:start\w*|beg[au]n|using|used)|(?:i )?(?:started|began|been using|begun|been on)(?: (?:it|this|that|them))?|(?:\w+ )?(?:weeks?|days?|months?) (?:ago|in|now|later)|begin gebruik|weke (?:gelede|terug))\b`
const brokeOut = pattern`
  \b(?:break\w* out(?: more| worse)?|broke out|more (?:pimples|breakouts|spots|zits|bumps|whiteheads)|pimples (?:are |got |is )?(?:more|worse|everywhere)|new (?:pimples|breakouts|spots)|worse(?: than before)?|full of pimples|erger|meer puisies)\b`
const sore = /\b(?:burn\w*|swell\w*|swollen|itch\w*|rash|hives|raw|blister\w*|peel\w*|sting\w*|red)\b/

/** "Is adapalene any good?" – "started it two weeks ago and I break out more": what comes at the start of it, and not whether it is good. */
const worseSinceBegun: Rule = ({ knowledge, heard, said, before: [thing, second], fresh, previous, carry }) => {
  const turnsOver =
    thing !== undefined &&
    thing.families.some((family) => ['retinoid', 'retinoid-medicine', 'aha', 'bha'].includes(family))
  if (
    thing === undefined ||
    second !== undefined ||
    fresh.length > 0 ||
    !begun.test(said) ||
    !brokeOut.test(said) ||
    sore.test(said) ||
    previous.trouble === true ||
    heard.who.length > 0 ||
    heard.kinds.length > 0
  )
    return undefined
  // What does not hurry skin along brings no purging.
  const particular = particularById(knowledge, turnsOver ? 'purge-how-long' : 'purge-cannot')
  return (
    particular &&
    certainly(carry('particular', { particular, things: [thing], concerns: [], kinds: [], harmed: false }))
  )
}

const untilKnown = pattern`
  \b(?:how (?:long|many (?:weeks|months))|when|hoe lank|wanneer)\b.*\b(?:purg\w*|bad for me|not for me|not right for me|doesnt suit me|disagrees)\b`

/** "How long must that last before I know it isn't purging?" */
const untilNotPurging: Rule = ({ knowledge, heard, said, fresh, carry, previous }) => {
  const particular =
    untilKnown.test(said) && /purg/.test(said) && fresh.length === 0 && heard.who.length === 0
      ? particularById(knowledge, 'purge-how-long')
      : undefined
  return (
    particular &&
    certainly(
      carry(previous.entry === particular.id ? 'explain-more' : 'particular', {
        particular,
        things: [],
        concerns: [],
        kinds: [],
        harmed: false,
      }),
    )
  )
}

const saysBoth = /\b(?:both|together|the two|albei|saam|kanyekanye)\b/
const asksMay = /\b(?:can|could|may|should|must|ok|okay|safe|fine|kan|mag|moet|have|use)\b/

/** "What is lactic acid for?" – "I also use retinol, can I have both?": the pair. */
const withBoth: Rule = ({ heard, said, named, fresh, previous, carry }) => {
  const [own] = fresh
  return own !== undefined &&
    heard.things.length === 1 &&
    named.length === 1 &&
    saysBoth.test(said) &&
    asksMay.test(said) &&
    !heard.harmed &&
    previous.trouble !== true &&
    heard.who.length === 0 &&
    !/\b(?:both (?:my |the )?(?:hands|cheeks|legs|arms|eyes|sides|of us|morning)|face and)\b/.test(said)
    ? certainly(
        carry('combine', {
          things: [...named, own],
          kinds: [],
          concerns: [],
          cues: new Set([...heard.cues, 'together' as const]),
        }),
      )
    : undefined
}

const oneOfTwo = pattern`
  \b(?:which|watter)(?: one| een| of (?:them|the two|those))?(?: (?:is|do|must|should|would|can|moet|sal))?\b.*\b(?:buy|get|use|rather|better|best|pick|choose|take|koop|gebruik|liewer|kies|for|me|my|one)\b|
  \b(?:whats|what is|whichs|wat is|thats) (?:the|die) (?:better |right |best )?(?:one|een)\b|\b(?:which|watter)(?: one| een)?(?: then| dan)?$`
const marksEasily =
  /\b(?:(?:marks?|scars?|stains?|darkens?) (?:so |very |quite )?(?:easily|easy|quickly|fast|quick|maklik))\b/

/** "Glycolic or lactic acid?" – "my skin marks easily, so what's the one for me?": of the two, for that skin, though one may be a medicine. */
const whichOfTwo: Rule = ({ heard, said, named, fresh, previous, carry, bare }) => {
  const skinType = heard.skinType ?? (marksEasily.test(said) ? ('sensitive' as const) : undefined)
  if (
    named.length !== 2 ||
    fresh.length + heard.kinds.length > 0 ||
    !oneOfTwo.test(said) ||
    heard.tokens.length > 24 ||
    heard.harmed ||
    previous.trouble === true ||
    heard.years !== undefined ||
    heard.priceCents !== undefined ||
    !(previous.intent === 'medicine' || (skinType !== undefined && !bare) || marksEasily.test(said))
  )
    return undefined
  const own = heard.concerns.filter((one) => !ofSkinType.has(one) && one !== 'dark-spots')
  return certainly(
    carry('compare', {
      things: named,
      concerns: own.length > 0 ? own : previous.concerns,
      tokens: [...heard.tokens, 'which'],
      ...(skinType !== undefined && { skinType }),
    }),
  )
}

const strongerIsBetter = pattern`
  \b(?:high\w*|bigger|stronger|more|\d{1,2}) ?(?:(?:number|percent\w*|strength|one|dose|concentration|is|must|should|would|will|works?|surely|then|the|a) ?){1,4}(?:\w+ )?(?:be )?(?:much |even |work )?(?:better|faster|quicker|more|stronger|sterker|beter)\b`

/** "2.5%?" – "but a higher number must work better?": the usual strength against the stronger one. */
const strongerThanThat: Rule = ({
  heard,
  said,
  before: [thing, second],
  fresh,
  rehear,
  previous,
  earlier: [last = ''],
}) => {
  const [least, high = least] = Array.from(
    (thing?.ingredient?.full?.range ?? '').matchAll(/\d+(?:\.\d+)?(?=[\d–.-]*%)/g),
    ([one]) => Number(one),
  )
  const told = Number(/(\d+(?:[.,]\d+)?) ?(?:%|percent)/.exec(last)?.[1]?.replace(',', '.') ?? 0)
  const low = told > 0 && high !== undefined && told <= high ? told : least
  if (
    thing === undefined ||
    second !== undefined ||
    low === undefined ||
    high === undefined ||
    fresh.length > 0 ||
    !strongerIsBetter.test(said) ||
    heard.harmed ||
    heard.who.length > 0 ||
    previous.trouble === true ||
    heard.tokens.length > 16 ||
    /\bspf\b/.test(said)
  )
    return undefined
  const whole = rehear(
    `is ${Math.max(high * 2, Number(/\b(\d{1,2})\b/.exec(said)?.[1] ?? 0))}% ${thing.called} better than ${low}%`,
  )
  return certainly({ ...whole, intent: intentOf(whole) })
}

const anyOfThem = /\b(?:need|nodig|must i|have to)\b.*\b(?:any(?: of)?|them|these|those|either|it|that|one|enige)\b/

/** "Retinal or retinol?" – "I'm 20, do I even need any of them?": whether somebody of that age needs it. */
const neededSoYoung: Rule = ({ heard, said, named, fresh, previous, carry }) => {
  const retinoid = named.find(({ families }) => families.includes('retinoid'))
  return retinoid !== undefined &&
    named.length > 1 &&
    fresh.length === 0 &&
    heard.years !== undefined &&
    anyOfThem.test(said) &&
    previous.trouble !== true &&
    heard.concerns.length === 0
    ? certainly(carry('safe', { things: [retinoid], kinds: [], concerns: [] }))
    : undefined
}

const inTheSun = pattern`
  \b(?:beach|holiday\w*|vacation|coast|seaside|durban|margate|mozambique|summers?|somer|strand|vakansie|at sea|the sea|camping|safari)\b`
const asksExtra = /\b(?:extra|what|how|anything|wat|hoe|more|else|special|differently)\b/

/** "How do I treat melasma?" – "it comes back every summer at the coast, what extra must I do?" */
const marksInTheSun: Rule = ({ knowledge, heard, said, fresh, previous, earlier, rehear, carry }) => {
  const ofMarks = [previous.concerns, ...earlier.slice(0, 3).map((message) => rehear(message).concerns)].some(
    (concerns) => concerns.includes('dark-spots'),
  )
  const particular =
    ofMarks &&
    inTheSun.test(said) &&
    asksExtra.test(said) &&
    fresh.length + heard.kinds.length === 0 &&
    !heard.harmed &&
    previous.trouble !== true &&
    !heard.who.includes('child') &&
    heard.concerns.every((one) => one === 'dark-spots') &&
    heard.priceCents === undefined
      ? particularById(knowledge, 'marks-on-holiday')
      : undefined
  return (
    particular &&
    certainly(
      carry(previous.entry === particular.id ? 'explain-more' : 'particular', {
        particular,
        things: [],
        concerns: heard.concerns,
        kinds: [],
      }),
    )
  )
}

const another = pattern`
  ^(?:(?:no|nee|sorry|but|ok|eish|well|i dont want|i want|preferably|rather) )*(?:not|no|nie) (?:an? |another |any |n )?(?:eye |face |more )?(?:creams?|balms?|wash(?:es)?|gels?|serums?|lotions?|ointments?|moisturi[sz]ers?|room|salf)\b
  (?: nie)?(?: please| pls)?(?: (?:maybe|rather|but|something|like|is there|more|an?|perhaps|or|liewer|dalk|some(?:thing)?|kind of))* (.{3,40})$`

/** "Something for dark circles" – "not a cream, maybe a patch or roller?": whether that does anything for it. */
const otherFormFor: Rule = ({ heard, said, earlier: [last], rehear, previous }) => {
  const form = another
    .exec(said)?.[1]
    ?.replace(/\b(?:or something|maybe|then|please|pls|perhaps)\b/g, ' ')
    .trim()
  if (form === undefined || form === '' || last === undefined || previous.trouble === true || heard.harmed)
    return undefined
  const purpose = /\b(?:for|against|with|vir) (?!me\b|my face$)(.{4,40})$/.exec(
    last.toLowerCase().replace(/[.!?\s]+$/, ''),
  )?.[1]
  const whole =
    purpose === undefined
      ? undefined
      : [`does ${form} help for ${purpose}`, `${form} for ${purpose}`]
          .map(rehear)
          .find(({ particular }) => particular !== undefined && particular.id !== previous.entry)
  // A mask for the face is none for lips.
  const stem = purpose?.split(' ').at(-1)?.slice(0, 3) ?? ''
  return whole?.particular?.says.join(' ').toLowerCase().includes(stem) === true
    ? certainly({ ...whole, message: heard.message, intent: 'particular' })
    : undefined
}

export const leantOnRules: readonly Rule[] = [
  atBothTimes,
  bothTold,
  fewerOfRoutine,
  whatHelpsThen,
  untilNotPurging,
  worseSinceBegun,
  withBoth,
  whichOfTwo,
  strongerThanThat,
  neededSoYoung,
  marksInTheSun,
  otherFormFor,
]
