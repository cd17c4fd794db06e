import { messagesOf } from '../conversation.ts'
import { askedOfHarm, asksIfTheyClash } from '../understand/polarity.ts'
import { type PairWay, pairWay } from '../understand/pair-ways.ts'
import type { Thing } from '../understand/things.ts'
import { hear } from '../understand/understand.ts'
import { composeCombine, fromKitchen } from './combine.ts'
import { type Asked, calledAll, capital, type Draft, draftOf, saidIn, sentence, small } from './draft.ts'
import { helpsLine, usageOf } from './facts.ts'
import { cautionOf, expects, isActive, isMedicine, isOf, isRetinoid, isUvFilter, objection } from './lines.ts'
import { composeOrder } from './order.ts'
import { clashes, load, type Pair, pairOf } from './pairs.ts'
import { timesFor } from './plan.ts'

// Two things of which more is asked than whether they may meet: both are on by mistake, they are blamed for sore skin, how long to wait between them, which
// goes on first; and that they must not meet, as others tell it. Source: the interactions, and general dermatology practice.

/** The short verdict on a pair without its yes or no, to go on after a verdict of another kind. */
const restOf = ({ verdict: { short } }: Pair): string => {
  const rest = short
    .replace(/^(?:Yes|No)[,:.]? ?|^Usually yes,? ?/, '')
    .replace(/^(?:that they|that acids)/i, (found) => found.toLowerCase())
    .replace(/[.\s]+$/, '')
  return /^(?:AHA|BHA|PHA)/.test(rest) ? rest : `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
}

const seen = 'Blisters, swelling, weeping or eyes that burn, or no better within a few days: pharmacist or clinic.'
const calm = 'only a mild wash, a plain moisturiser and, by day, sunscreen, SPF 30–50'

/** What stings by itself, though it is borne well as a rule. */
const ofItself: ReadonlySet<string> = new Set(['azelaic-acid', 'benzoyl-peroxide'])

const mixed = (pair: Pair, both: readonly Thing[]): string[] => {
  const { verdict } = pair
  const names = calledAll(both)
  if (!clashes(pair))
    return [
      `**No harm done: ${names} get on, so nothing needs washing off.**`,
      `*Why:* ${sentence(verdict.why)}`,
      `**How next time:** ${sentence(verdict.how)}`,
      `Should it burn rather than tingle for a moment, rinse with cool water and put on a plain moisturiser. ${seen}`,
    ]
  const cancels = verdict.verdict === 'cancels-out'
  return [
    `**One time does no lasting harm: ${cancels ? 'at most they weaken each other and dry skin a little' : 'at most skin stings, flakes or is red for a few days'}.** Does it burn now? Then rinse with cool water; otherwise leave it.`,
    `*Why:* ${sentence(verdict.why)}`,
    `**Now:** a plain moisturiser, and for two or three days ${calm}. Then ${names} again, one at a time.`,
    `**From then on:** ${sentence(verdict.how)}`,
    seen,
  ]
}

const blamed = (pair: Pair, both: readonly Thing[]): string[] => {
  const { verdict } = pair
  const names = calledAll(both)
  const hard = both.filter(
    (thing) =>
      load(thing) > 1 || isRetinoid(thing) || isOf(thing, 'aha', 'bha') || ofItself.has(thing.ingredient?.id ?? ''),
  )
  const [worst] = hard
  const rest = `**Now:** leave ${hard.length > 0 ? calledAll(hard) : 'both'} until nothing stings, about a week: ${calm}.`
  if (clashes(pair))
    return [
      `**Very likely, yes: ${names} together are a lot for skin, most of all every night.**`,
      `*Why:* ${sentence(verdict.why)}`,
      rest,
      `**Then:** begin with one, two nights a week. ${sentence(verdict.how)}`,
      seen,
    ]
  if (worst !== undefined)
    return [
      `**Not the pair: ${names} get on. Most likely it is ${calledAll(hard)} too often or too strong.**`,
      `*Why:* ${sentence(verdict.why)}`,
      rest,
      `**Then:** ${worst.called} again ${isMedicine(worst) ? 'as your prescriber or pharmacist says, on fewer nights' : usageOf(worst).often}, a pea-sized amount, moisturiser over it.`,
      seen,
    ]
  return [
    `**Hardly: ${names} are both mild and get on.** Look for something else: a new or scented product, an acid, retinoid or scrub, hot water, too much washing, or the strength (much vitamin C or niacinamide can sting).`,
    `*Why:* ${sentence(verdict.why)}`,
    rest,
    '**Then:** bring things back one by one, a week apart; what stings again is the one.',
    seen,
  ]
}

const waited = (pair: Pair, both: readonly Thing[]): string[] => {
  const { one, other, verdict } = pair
  const dry = both.find(isRetinoid)
  if (verdict.fix === 'drop-one')
    return [
      `**No wait makes that pair a good one: ${restOf(pair)}.**`,
      `*Why:* ${sentence(verdict.why)}`,
      `**How:** ${sentence(verdict.how)}`,
    ]
  if (clashes(pair) && verdict.fix !== 'morning-evening')
    return [
      `**Not minutes but a night: ${calledAll(both)} are better on different evenings.** Waiting half an hour does not make them milder.`,
      `*Why:* ${sentence(verdict.why)}`,
      `**How:** ${sentence(verdict.how)}`,
    ]
  if (verdict.fix === 'morning-evening')
    return [
      `**${clashes(pair) ? 'Longer than minutes' : 'None, if you part them'}: ${small(timesFor(one, other))}.** ${clashes(pair) ? 'Waiting half an hour between them does not help.' : 'In one routine a minute is enough, until the first no longer slides.'}`,
      `*Why:* ${sentence(verdict.why)}`,
      `**How:** both on clean, dry skin, a thin layer, then moisturiser.`,
    ]
  return [
    `**No real wait is needed: a minute, until the first layer no longer slides.** ${capital(restOf(pair))}.`,
    `*Why:* ${sentence(verdict.why)}`,
    `**How:** ${sentence(verdict.how.replace(/^It first/, `${capital((both.find((thing) => !isActive(thing)) ?? one).called)} first`))}${dry === undefined ? '' : ` ${capital(dry.called)} wants fully dry skin: ten to twenty minutes after washing if it stings you.`}`,
  ]
}

const insteadOfIt = /\b(?:what|which|anything|something)\b.*\binstead\b/

const written: Record<Exclude<PairWay, 'first'>, (pair: Pair, both: readonly Thing[]) => string[]> = {
  mixed,
  blamed,
  wait: waited,
}

/** Which goes first of two that are better not on one evening: that is said before the order. */
export const firstOf = (asked: Asked, pair: Pair): Draft => {
  const draft = draftOf(composeOrder(asked))
  const [lead = '', ...more] = draft.paragraphs
  const apart = clashes(pair) && / first, /.test(lead)
  return apart
    ? {
        ...draft,
        paragraphs: [
          `**Neither, best: ${pair.verdict.fix === 'drop-one' ? restOf(pair) : 'one on one evening, the other on another'}.** Must both go on, then ${lead
            .replaceAll('**', '')
            .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
            .replace(/^aHA/, 'AHA')}`,
          `*Why:* ${sentence(pair.verdict.why)}`,
          ...more.slice(1),
        ],
      }
    : draft
}

const beginner =
  /\b(?:never (?:used|tried|had)|new to|havent (?:used|tried)|not used|first time|beginner|just (?:bought|got))\b/
const asksFirst = /\bfirst\b/
/** "Bought both, never used either" – "which one first?": which is begun with, and not which lies under the other. */
const begun = (both: readonly [Thing, Thing]): Draft => {
  const [one, other] = both
  const gentler = isRetinoid(one) ? other : one
  const helps = (thing: Thing): string => helpsLine(thing) ?? ''
  return {
    paragraphs: [
      `**Begin with one alone, the one for what bothers you most; if that is the same, ${gentler.called}.** The other waits four to six weeks, and then goes on other nights.`,
      [helps(one), helps(other)].filter((line) => line !== '').join(' '),
      '*Why:* begun together nobody can tell which of them stings, and skin that is sore marks easily, above all deeper skin.',
      `**How:** ${gentler.called} ${usageOf(gentler).often}, a thin layer with plain moisturiser after it, and sunscreen, SPF 30–50, every morning.`,
    ],
    things: [one, other],
    sources: ['general'],
    topic: { intent: 'order' },
    suggestions: [`How do I start ${gentler.called}?`, 'What if it stings?'],
  }
}

/** What is asked of a pair beyond whether it may be; undefined where nothing of the kind is asked, or somebody must not have one of them. */
export const askedOfPair = (asked: Asked): Draft | undefined => {
  const { heard, situation, knowledge } = asked
  const [one, other, third] = heard.things
  if (
    heard.isLabel ||
    heard.injected ||
    one === undefined ||
    third !== undefined ||
    isOf(one, 'fragrance') ||
    isUvFilter(one) ||
    fromKitchen.test(saidIn(asked))
  )
    return undefined
  // "What can I use instead?" is no question of which goes first.
  if (insteadOfIt.test(asked.request.message.toLowerCase())) return undefined
  const said = saidIn(asked)
  const way = pairWay(said)
  const ban =
    way === undefined &&
    (/not so|^You can/.test(askedOfHarm(said)?.none ?? '') ||
      (asksIfTheyClash(said) &&
        !heard.harmed &&
        heard.concerns.length === 0 &&
        other === undefined &&
        heard.kinds.length === 1 &&
        heard.kinds[0] !== 'serum' &&
        heard.kinds[0] !== 'treatment' &&
        heard.tokens.length < 17))
  // “Why not?” alone goes on from what was said.
  if (way === undefined && (!ban || hear(knowledge, asked.request.message).things.length === 0)) return undefined
  // A clay mask or a scrub is an evening's work of its own beside what renews skin.
  const strips =
    heard.kinds.length === 1 &&
    (heard.kinds[0] === 'mask' || heard.kinds[0] === 'exfoliant') &&
    (way === 'first' || way === 'wait') &&
    (isRetinoid(one) || isOf(one, 'aha', 'bha'))
  if (
    other === undefined &&
    way === 'first' &&
    !strips &&
    heard.kinds.length === 1 &&
    heard.kinds[0] !== 'serum' &&
    heard.kinds[0] !== 'treatment'
  )
    return draftOf({ ...composeOrder(asked), topic: { intent: 'order' } })
  if (other === undefined)
    return ((ban && heard.time === undefined) || strips || way === 'mixed') && heard.kinds.length === 1
      ? draftOf({ ...composeCombine(asked), topic: { intent: 'combine' } })
      : undefined
  const both = [one, other]
  const kept = heard.kinds.filter((kind) => kind === 'mask' || kind === 'exfoliant' || kind === 'cleanser')
  if (kept.length > 0 || both.some((thing) => isOf(thing, 'medicine') && !isRetinoid(thing) && !isActive(thing)))
    return undefined
  const barred =
    (expects(situation) && both.some((thing) => cautionOf(thing, 'pregnancy') === 'avoid')) ||
    situation.conditions.has('under-12') ||
    both.some(
      (thing) => thing.ingredient?.id === 'isotretinoin' || objection(knowledge, thing, situation)?.tone === 'avoid',
    )
  if (barred || ban || way === undefined)
    return barred && !ban ? undefined : draftOf({ ...composeCombine(asked), topic: { intent: 'combine' } })
  const pair = pairOf(knowledge, one, other)
  const fresh = [...messagesOf(asked.request.turns).slice(-3), asked.request.message]
    .join(' ')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
  if (way === 'first' && clashes(pair) && beginner.test(fresh) && asksFirst.test(asked.request.message.toLowerCase()))
    return begun([one, other])
  if (way === 'first') return { ...firstOf(asked, pair), topic: { intent: 'order' } }
  return {
    paragraphs: written[way](pair, both),
    things: both,
    sources: pair.verdict.sources,
    topic: { intent: 'combine', ...(way === 'blamed' && { trouble: true }) },
    suggestions: [`How often should I use ${one.called}?`, 'In what order do I put them on?', 'Why?'],
  }
}
