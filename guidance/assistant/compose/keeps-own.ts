import type { Concern, ProductKind } from '../../knowledge/kinds.ts'
import { kindsOwned } from '../understand/owned.ts'
import { tokensOf } from '../../text/tokens.ts'
import { hear } from '../understand/understand.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, type Draft, listed } from './draft.ts'
import { expects, isActive, isMedicine } from './lines.ts'

// "I already have a face wash and a cream at home, must I buy everything new?": what is there is used up first. Source: general dermatology practice.

const owns = pattern`
  \b(?:(?:i|we|ek) (?:already |still |do |also |al |het )*(?:have|got|own|het|bought|gekoop)|ive (?:already |still )?(?:got|bought)|ive (?!been|never|heard)|already (?:have|got|own|bought)|still (?:have|got)|(?:at home|in my (?:cupboard|bathroom|cabinet))|
  what (?:i|we) (?:already )?(?:have|got|own)|(?:het|nog) (?:al|nog)|nginayo|nginawo)\b`
const asksNew = pattern`
  \b(?:must|should|do|does|have to|need to|needs to|can|may|is it (?:ok|okay|fine|necessary)|moet|kan|mag|kumele)\b.{0,24}\b(?:buy|get|throw|chuck|replace|start over|koop|weggooi)\b.{0,24}\b(?:all|everything|every thing|new|again|them|out|away|alles|nuut|nuwe|weg|over|it)\b|
  \b(?:must|should|moet|do)\b.{0,14}\b(?:everything|all|alles|it all)\b.{0,14}\b(?:buy|bought|koop|gekoop|new|nuut)\b|
  \b(?:must|should|can|may|could|do|kan|mag|moet)\b.{0,14}\b(?:still |first |just |rather |keep |finish |also )*(?:use|using|finish|keep|gebruik|opgebruik)\b.{0,24}\b(?:first|those|what i (?:already )?(?:have|got)|mine|my old ones|them|these|it|eerste|up|klaar)\b`
/** An old jar is asked of by its date. */
const ofDate =
  /\b(?:expired?|old|years?|months?|opened|smells?|brown|yellow|separated|changed|vrot|colour|color|gone off)\b/

const steps: Partial<Record<ProductKind, string>> = {
  cleanser:
    '**The wash:** keep it if your face feels comfortable an hour after; tight, squeaky or stinging means a soap-free one next time.',
  moisturiser:
    '**The cream:** keep it if skin stays soft until evening and no bumps come; plain and unscented is enough, dear or not.',
  body: '**The lotion:** fine for the body; on the face only if it is plain, unscented and brings no bumps.',
  toner: '**The toner:** use it up if it has no alcohol and does not sting; you need no new one.',
  sunscreen: '**The sunscreen:** keep it if it says SPF 30 or more and “broad spectrum” and is in date.',
  serum: '**The serum:** one active at a time; leave it for now where the label does not say what is in it.',
}
const plain = '**Wash and cream:** keep them if skin feels comfortable an hour after and no new bumps come.'

const activeFor: Partial<Record<Concern, string>> = {
  acne: 'benzoyl peroxide 2.5% for the pimples',
  'dark-spots': 'azelaic acid 10% or niacinamide for the marks',
  oiliness: 'niacinamide 2–5% for the shine',
  texture: 'urea or a mild lactic acid for the roughness',
  aging: 'niacinamide or vitamin C',
  dullness: 'vitamin C or niacinamide',
  pores: 'niacinamide 2–5%',
}

/** What somebody has at home and what they still need; undefined where something else is asked of it. */
export const keepsOwn = (asked: Asked): Draft | undefined => {
  const {
    knowledge,
    heard,
    situation,
    request: { message, turns },
  } = asked
  const said = tokensOf(message).join(' ')
  if (
    !owns.test(said) ||
    !asksNew.test(said) ||
    ofDate.test(said) ||
    heard.harmed ||
    heard.isLabel ||
    heard.injected ||
    situation.conditions.has('under-12') ||
    heard.previous?.trouble === true
  )
    return undefined
  const now = hear(knowledge, message)
  const kinds = [...new Set([...kindsOwned(knowledge, message), ...now.kinds])].filter(
    (kind) => steps[kind] !== undefined,
  )
  // What works on skin is judged by name; without any product, or a talk of some, there is nothing to keep.
  if (
    now.things.some((thing) => isActive(thing) || isMedicine(thing)) ||
    now.medicine !== undefined ||
    now.priceCents !== undefined
  )
    return undefined
  if (
    kinds.length === 0 &&
    !(
      turns.length > 0 &&
      /\b(?:stuff|products?|things|goed|produkte|creams?)\b|what (?:i|we) (?:already )?(?:have|got)/.test(said)
    )
  )
    return undefined
  const trouble = [...now.concerns, ...(heard.previous?.concerns ?? []), ...situation.concerns].find(
    (one) => activeFor[one] !== undefined,
  )
  const lacks = [
    kinds.includes('sunscreen') ? undefined : 'a sunscreen, SPF 30–50',
    !expects(situation) && trouble !== undefined ? activeFor[trouble] : undefined,
  ].filter((one) => one !== undefined)
  return {
    paragraphs: [
      '**No, you need not buy everything new: use up what you have first.** Most washes and creams do their work; what skin likes matters more than a matching set.',
      (kinds.length === 0 ? [plain] : kinds.slice(0, 3).map((kind) => steps[kind] ?? plain))
        .map((line) => `- ${line}`)
        .join('\n'),
      lacks.length === 0
        ? undefined
        : `**Worth buying if you have none:** ${listed(lacks)}; one new thing at a time, two weeks apart.`,
      'Throw out only what stings, smells or looks different, is past its date, or comes without a label.',
    ].filter((one) => one !== undefined),
    things: [],
    sources: ['general'],
    topic: { intent: 'routine', ingredients: [] },
    suggestions: ['Which sunscreen is cheap and good?', 'In which order do I use them?'],
  }
}
