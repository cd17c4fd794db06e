import type { ProductKind } from '../../knowledge/kinds.ts'
import { asksDose, asksOfSupply, asksToTakeSome } from '../compose/supply-words.ts'
import { type Carried, certainly, type Rule } from './carry.ts'
import { intentOf } from './intent.ts'
import { speaksOfSkin } from './intent-signs.ts'
import { particularById } from './particulars.ts'
import { kindCalled } from './turning.ts'
import { pattern } from '../../text/pattern.ts'

// Turns that need what was told some turns back: whose tablets, which step was dropped, who is taken to the beach, what "them" are.

const back = new RegExp(
  String.raw`^(?:(?:ok|okay|so|but|and|hey|anyway|sorry|now|right|cool|thanks|maar|en)[ ,]+)*(?:(?:can we |lets |let['’]?s |i want to )?(?:go |going |come )?back to|terug na|about|regarding|as for)` +
    String.raw` (?:(?:the|my|that|what|i|we|asked|die|wat|ek|spoke|talked|about) )*(?:very )?(?:first|1st|earlier|beginning|start|original|eerste|vorige|begin)(?: (?:thing|one|question|topic|part|asked|vraag|ding|` +
    String.raw`i|we|spoke|said|about))*[.,:;?!–-]*\s*`,
  'i',
)
const fewest = 3

/** "Back to the first thing: on different nights?": asked of what the talk began with, whatever came between. */
const backToFirst: Rule = ({ heard, earlier, rehear }) => {
  if (!back.test(heard.message)) return undefined
  const first = earlier.toReversed().find((message) => speaksOfSkin(rehear(message)))
  if (first === undefined) return undefined
  const rest = heard.message.replace(back, '').trim()
  const whole = rehear(
    rest.split(/\s+/).length < fewest
      ? first
      : `${first.replace(/[.!,\s]+$/, '')}${first.trim().endsWith('?') ? '' : '.'} ${rest}`,
  )
  const intent = whole.particular?.sure === true ? ('particular' as const) : intentOf(whole)
  return intent === 'unclear' || intent === 'off-topic'
    ? undefined
    : certainly({ ...whole, message: heard.message, intent })
}

/** "She has prednisone left over" – "how many do I take?": of the tablets that were told of. */
const doseOfTold: Rule = ({ heard, said, earlier, rehear }) => {
  if (!(asksDose(said) || asksToTakeSome.test(said)) || heard.medicine !== undefined || heard.things.length > 0)
    return undefined
  const told = earlier
    .slice(0, 2)
    .find(
      (message) =>
        rehear(message).medicine !== undefined &&
        (asksDose(said) || asksOfSupply(message.toLowerCase().replaceAll(/['’]/g, ''))),
    )
  const whole = told === undefined ? undefined : rehear(`${told.replace(/[.!?,\s]+$/, '')}. ${heard.message}`)
  return whole && certainly({ ...whole, message: heard.message, intent: 'medicine' })
}

const dropped = pattern`
  \b(?:drop|skip|leave out|leave off|cut(?: out)?|remove|no|without|hate|dont (?:want|like|have|use)|not|minus|take out|los|sonder|geen|haat|wil nie)\b`
const withoutIt = pattern`
  \b(?:without (?:it|one|that|them|this)|sonder (?:dit|een|hom)|(?:if )?(?:i|we) (?:leave|left) (?:it|that|them) out|(?:skip|drop|skipping|dropping) (?:it|
  that|them)|do without|is it (?:still )?(?:fine|ok|okay) without$)`
const fine =
  /\b(?:fine|ok|okay|still|works?|enough|alright|good|safe|matter|necessary|need|oraait|reg|werk|genoeg|can i|will it|is it)\b/
const ofCost = /\b(?:cost|costs|price|how much|hoeveel|kos|cheaper|rands?)\b/
const steps: readonly ProductKind[] = [
  'toner',
  'serum',
  'eye-cream',
  'mask',
  'oil',
  'exfoliant',
  'moisturiser',
  'cleanser',
  'sunscreen',
]

/** "Drop the toner" – "and at night?" – "is it still fine without it?": of the step that was dropped. */
const withoutDropped: Rule = ({ heard, said, earlier, rehear, previous, knowledge }) => {
  if (
    !withoutIt.test(said) ||
    !fine.test(said) ||
    ofCost.test(said) ||
    heard.things.length + heard.kinds.length > 0 ||
    heard.harmed ||
    heard.tokens.length > 14 ||
    previous.trouble === true
  )
    return undefined
  const kind = earlier
    .slice(0, 4)
    .filter((message) => dropped.test(message.toLowerCase().replaceAll(/['’]/g, '')))
    .flatMap((message) => rehear(message).kinds)
    .find((one) => steps.includes(one))
  if (kind === undefined) return undefined
  const message = `can i skip ${kindCalled(kind)}`
  const whole = rehear(message)
  const particular = whole.particular ?? (kind === 'toner' ? particularById(knowledge, 'toner-needed') : undefined)
  return particular && certainly({ ...whole, particular, intent: 'particular' })
}

const outdoors = pattern`
  \b(?:beach|sea|seaside|pool|swim\w*|holiday|durban|ballito|margate|umhlanga|coast|outside|outdoors|picnic|park|strand|see|swem\w*|vakansie|ulwandle)\b`
const ofSun = /\b(?:sun ?screens?|sun ?block|spf ?\d*|sonskerm|sonroom)\b/
const small = pattern`
  \b(?:bab(?:y|ies)|babys|newborn|infant|toddlers?|(?:\d+|one|two|three|four|five) ?(?:weeks?|months?|mnths?|years?|yrs?)[ -]?old|kids?|child(?:ren)?|son|
  daughter|kind|kinders|kleintjie|baba|ingane)\b`
const tans = /\b(?:tan\w*|brown|bruin)\b/

/** "Which sunscreen for my baby?" – "and if we go to the sea in December?": the baby is still meant, and the sun. */
const seaWithSmall: Rule = ({ heard, said, earlier, carry, previous }) => {
  if (
    !outdoors.test(said) ||
    tans.test(said) ||
    /\b(?:for|vir) (?:me|myself|us|my)\b(?! (?:baby|toddler|kid|child|son|daughter))/.test(said) ||
    heard.things.length > 0 ||
    heard.harmed ||
    heard.tokens.length > 16 ||
    previous.trouble === true ||
    heard.kinds.some((kind) => kind !== 'sunscreen')
  )
    return undefined
  const asked = earlier
    .slice(0, 2)
    .map((message) => message.toLowerCase())
    .find((message) => ofSun.test(message))
  return asked !== undefined && (small.test(asked) || small.test(said))
    ? certainly(
        carry('sunscreen', {
          kinds: ['sunscreen'],
          things: [],
          concerns: [],
          who: [...new Set([...heard.who, 'child' as const])],
        }),
      )
    : undefined
}

const ofTone = /\b(?:skin ?tone|even|complexion|tone|glow\w*|bright\w*|dark(?:er)? skin|marks|vel ?kleur|egalig)\b/
const lighter = pattern`
  \b(?:i meant?|actually|bedoel|like|no|nee|rather)\b.{0,24}\b(?:lighter|fairer|whiter|ligter|witter|light ?skin\w*)\b|\b(?:lighter|
  fairer)\b.{0,20}\bshades?\b`

/** "How do I even out my tone?" – "no, I mean lighter, two shades": that is another wish. */
const meansLighter: Rule = ({ heard, said, earlier: [last = ''], carry }) =>
  lighter.test(said) &&
  ofTone.test(last.toLowerCase()) &&
  heard.kinds.length + heard.things.length === 0 &&
  heard.tokens.length <= 14 &&
  !/\b(?:not|dont|nie) (?:want |be |get )?(?:lighter|fairer)\b/.test(said)
    ? certainly(carry('lightening', { things: [], concerns: [], kinds: [] }))
    : undefined

const noneAtAll = pattern`
  ^(?:(?:so|but|and|ok|eish|really|then|maar|dus) )*(?:(?:is|are) )?(?:there|theres|daar)(?: is| are|s)?(?: really| just)? (?:no|nothing|not any|not a|geen|
  niks)\b|^(?:so |but |and )*(?:nothing|no (?:product|cream|way|soap)|niks)
  (?: \w+){0,6}$`

/** "I mean lighter" – "so there is no product at all?": still of that. */
const noneToLighten: Rule = ({ said, previous, heard, earlier, rehear, carry }) => {
  const lightens =
    previous.intent === 'lightening' || earlier.slice(0, 1).some((message) => rehear(message).cues.has('lighten'))
  return lightens && noneAtAll.test(said) && heard.things.length === 0 && heard.tokens.length <= 12
    ? certainly(carry('lightening', { things: [], concerns: [], kinds: [] }))
    : undefined
}

const troubles =
  /\b(?:stretch marks?|rekmerke|cellulite|keloids?|skin tags?|warts?|milia|spider veins?|dark circles|eye bags)\b/
const onThem =
  /\b(?:on|for|with|to|op|vir|remove|fade|clear|help|get rid of) (?:them|these|those|it|the marks|hulle|dit)\b/
const onSuch = pattern`
  \b(?:on|for|op|vir) (?:my |the |old |new |these |die )*(?:stretch marks?|rekmerke|cellulite|keloids?|skin tags?|milia|spider veins?|dark circles|
  eye bags)\b`

/** "What works for stretch marks?" – "can I use retinol on them?": whether it helps those. */
const helpsThem: Rule = ({ heard, said, earlier, rehear, previous }): Carried | undefined => {
  const [thing, second] = heard.things
  const told = earlier
    .slice(0, 2)
    .map((message) => troubles.exec(message.toLowerCase())?.[0])
    .find((one) => one !== undefined)
  const trouble = onSuch.test(said) ? troubles.exec(said)?.[0] : onThem.test(said) ? told : undefined
  if (thing === undefined || second !== undefined || trouble === undefined || heard.harmed || previous.trouble === true)
    return undefined
  const whole = rehear(`does ${thing.called} help ${trouble}`)
  return certainly({ ...whole, who: heard.who, intent: 'does-help' })
}

const shaved = /\b(?:razor|shav\w*|barber\w*|ingrown\w*|fade|clippers?|skeer\w*|haarkapper)\b/
const nape = /\b(?:nape|neck|back of (?:my|the|his) (?:head|neck)|neckline|agterkop|nek)\b/
const hardOnes = /\b(?:hard|lumps?|knobs?|knoppe|bulte|keloid\w*|growing|groei|dont go|wont go|stay)\b/

/** "What helps razor bumps?" – "they are on my neck, hard lumps for months now". */
const hardOnNape: Rule = ({ knowledge, heard, said, earlier, carry }) => {
  const particular = particularById(knowledge, 'nape-bumps')
  const ofShave = shaved.test(said) || earlier.slice(0, 2).some((message) => shaved.test(message.toLowerCase()))
  return particular !== undefined && ofShave && nape.test(said) && hardOnes.test(said) && heard.things.length === 0
    ? certainly(carry('particular', { particular, things: [], concerns: [], kinds: [] }))
    : undefined
}

export const toldBackRules: readonly Rule[] = [
  backToFirst,
  doseOfTold,
  withoutDropped,
  seaWithSmall,
  meansLighter,
  noneToLighten,
  helpsThem,
  hardOnNape,
]
