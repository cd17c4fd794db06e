import { messagesOf } from '../conversation.ts'
import type { ProductKind } from '../../knowledge/kinds.ts'
import { pattern } from '../../text/pattern.ts'
import { hear } from '../understand/understand.ts'
import { ofSkinType } from '../understand/carry.ts'
import { kindsOwned, ownedIn } from '../understand/owned.ts'
import { tokensOf } from '../../text/tokens.ts'
import { bySkinType, concernAsked } from './concern.ts'
import { type Asked, bullets, calledAll, capital, type Draft, listed, rand } from './draft.ts'
import { concernCalled, usageOf } from './facts.ts'
import { expects, hasDeeperSkin, isActive, isRetinoid } from './lines.ts'
import { byPrice, choose } from './products.ts'
import { activesFor, basicsFor, isSeal } from './routine-lines.ts'

// "I have a cleanser and sunscreen, what must I still buy?": what somebody has is told, and what is missing is asked. Source: general.

const asksMore = pattern`
  \b(?:what|which|whats|anything|something|wat|iets|yini|eng)\b.{0,24}\b(?:else|more|still|missing|next|lacking|nog|kort|anders|enye|hape|add)\b|
  \b(?:am|are) (?:i|we) (?:\w+ )?(?:missing|lacking|short)\b|\b(?:still|else) (?:need|buy|get|missing|koop)\b|\bmoet ek nog\b|\b(?:complete|round off|finish)
  (?:my|the|a) (?:routine|set)\b`
const asksBuy = pattern`
  ^(?:(?:so|and|then|ok|now|en|dan) )*(?:what|wat) (?:must|should|do|can|moet|kan) (?:i|ek) (?:then |now |dan |still |nog )*(?:need to )?(?:buy|
  get|add|koop)\b`
const asksEnough = /^(?:.* )?(?:is|are|dis|will)\b.*\b(?:enough|genoeg)\b/
/** How much of it, and how strong, is another question. */
const ofAmount =
  /\b(?:layers?|pumps?|times|once|twice|drops?|pea|coin|fingers?|minutes|hours|weeks|spf|percent|each|day)\b/

const essentials = ['cleanser', 'moisturiser', 'sunscreen'] as const
const optional: readonly ProductKind[] = ['toner', 'mask', 'eye-cream', 'oil', 'exfoliant']

const micellarEnough = [
  /\bmicellar\b/,
  /\b(?:enough|alone|on its own|only|genoeg)\b/,
  /\b(?:make ?up|foundation|mascara|sun ?screen|spf|waterproof|sun ?block)\b/,
  /\b(?:is|are|will|can|does|do|dis)\b/,
]
const micellarFirst: Draft = {
  paragraphs: [
    '**No, for heavy make-up and sunscreen micellar water is only the first step: wash with a mild cleanser after it.** What holds on skin all day does not come off with one pad, and what is left clogs and dulls.',
    '**How:** press a soaked pad on for some seconds, then wipe without rubbing, until the pad stays clean; then lukewarm water and a mild, fragrance-free wash for half a minute, rinse, moisturiser. A cleansing oil or balm does the first step too.',
    'On days without make-up it may do alone, if you rinse it off; left on, it can sting and dry.',
  ],
  things: [],
  sources: ['general'],
  sure: true,
  topic: { intent: 'particular', entry: 'subject micellar worth', ingredients: [] },
  suggestions: ['Do I need to cleanse twice?', 'Which cleanser suits me?'],
}

/** What is still needed beside what somebody has; undefined where that is not asked, or nothing was told of it. */
export const stillNeeded = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation, request } = asked
  const years = heard.years ?? 30
  if (
    heard.isLabel ||
    heard.injected ||
    (heard.followsUp && heard.intent === 'for-concern' && heard.things.length > 0) ||
    heard.harmed ||
    years < 13 ||
    situation.conditions.has('under-12') ||
    heard.who.includes('child')
  )
    return undefined
  const said = tokensOf(request.message).join(' ')
  const enough = asksEnough.test(said) && !ofAmount.test(said)
  if (micellarEnough.every((one) => one.test(said))) return micellarFirst
  // "Is cleanser, cream and sunscreen enough?" names what there is without a word of having it.
  const named = enough && heard.kinds.length > 1
  if (!enough && !asksMore.test(said) && !asksBuy.test(said)) return undefined
  const before = messagesOf(request.turns).slice(-2)
  const told = named ? [request.message] : [...before, request.message].flatMap(ownedIn)
  const owned = told.map((one) => hear(knowledge, one))
  const soap = /\b(?:soap|seep|insipho|sesepa)\b(?! free)/.test(told.join(' ').toLowerCase())
  const kinds = [...new Set([...owned.flatMap((one) => one.kinds), ...(soap ? ['cleanser' as const] : [])])]
  const things = owned
    .flatMap((one) => one.things)
    .filter((one, at, all) => all.findIndex(({ called }) => called === one.called) === at)
  if (
    (kinds.length === 0 && !things.some(isSeal)) ||
    (!named && heard.kinds.some((kind) => !kinds.includes(kind))) ||
    (expects(situation) && things.some(isRetinoid))
  )
    return undefined

  const skinType = heard.skinType ?? situation.skinType ?? heard.previous?.skinType
  const concern = concernAsked(asked)
  const type =
    skinType ?? (concern === 'acne' || concern === 'oiliness' ? 'oily' : concern === 'dehydration' ? 'dry' : 'normal')
  const [cleanser, moisturiser] = basicsFor[type]
  const deeper = hasDeeperSkin(asked) || concern === 'dark-spots'
  const looks = { cleanser, moisturiser, sunscreen: `a ${deeper ? 'tinted ' : ''}broad-spectrum sunscreen, SPF 30–50` }
  const missing = essentials.filter((kind) => !kinds.includes(kind)).toReversed()
  const treated =
    concern !== undefined && !(skinType !== undefined && bySkinType[skinType] === concern) && concern !== 'dehydration'
  const [active] = treated && !things.some(isActive) ? activesFor(asked, concern, false) : []

  // Samples within what there is to spend, the sunscreen first.
  let left = heard.priceCents ?? situation.budgetCents ?? Number.MAX_SAFE_INTEGER
  const limited = left < Number.MAX_SAFE_INTEGER
  const samples = missing.map((kind) => {
    const wish = {
      kinds: [kind],
      concerns: heard.concerns.filter((one) => !ofSkinType.has(one)),
      skinType: type,
      things: [],
      mostCents: left,
      deeperSkin: deeper,
      fragranceFree: type === 'sensitive',
    }
    const found = choose(knowledge, request.catalogue, wish, situation)
    const [best] = limited ? [...found].sort(byPrice) : found
    left -= limited ? (best?.priceCents ?? 0) : 0
    return best === undefined ? '' : ` (sample: ${best.name}, ${rand(best.priceCents)})`
  })
  const seals = things.filter(isSeal)
  const acts = things.filter(isActive)
  const more = kinds.filter((kind) => optional.includes(kind))
  return {
    paragraphs: [
      missing.length === 0
        ? '**Nothing you must: cleanser, moisturiser and sunscreen are a whole routine.** Wash in the evening, moisturise twice a day, ' +
          'and put sunscreen on as the last step of every morning.'
        : `**${enough ? 'Not yet: add' : 'Still to buy:'} ${listed(missing)}.**\n${bullets(
            missing.map((kind, at) => `**${capital(kind)}:** ${looks[kind]}${samples[at] ?? ''}`),
          )}`,
      missing.length > 1
        ? 'If money does for one only, take the sunscreen. They are made-up sample products: compare price and label with what your shop has.'
        : samples.some((one) => one !== '')
          ? 'It is a made-up sample product: compare price and label with what your shop has.'
          : undefined,
      seals.length === 0
        ? undefined
        : `**${capital(calledAll(seals))}** you have: a thin film last at night, on damp skin or dry patches${
            kinds.includes('moisturiser')
              ? ''
              : '; it can stand in for a moisturiser until you buy one, on skin that does not break out'
          }.`,
      acts.length === 0
        ? undefined
        : `**${capital(calledAll(acts.slice(0, 3)))}** you have: ${listed(
            acts
              .slice(0, 3)
              .map((one) => (acts.length === 1 ? usageOf(one).time : `${one.called} ${usageOf(one).time}`)),
          )}.`,
      soap ? 'Soap can leave skin tight: when it is finished, take a soap-free wash or bar.' : undefined,
      active === undefined || concern === undefined
        ? undefined
        : `**For ${concernCalled[concern]}**, once that feels calm: ${active.called}, ${usageOf(active).often}.`,
    ].filter((one) => one !== undefined),
    extras: more.length === 0 ? [] : [`${capital(listed(more))}: optional, so finish yours and buy no new one.`],
    things: [],
    sources: ['general'],
    suggestions: ['In what order do I use them?', 'How much sunscreen do I need?'],
    topic: {
      intent: 'routine',
      ingredients: [],
      ...(skinType !== undefined && { skinType }),
      ...(concern !== undefined && { concerns: [concern] }),
    },
  }
}

/** Without the kinds that somebody has already, where another kind is asked for: of those nothing is shown. */
export const withoutOwned = (asked: Asked): Asked => {
  const owned = kindsOwned(asked.knowledge, asked.request.message)
  const kinds = asked.heard.kinds.filter((kind) => !owned.includes(kind))
  return kinds.length === 0 ? asked : { ...asked, heard: { ...asked.heard, kinds } }
}
