import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Product } from '../../products.ts'
import { priceIn } from '../understand/price.ts'
import { pattern } from '../../text/pattern.ts'
import { costOf } from './basket.ts'
import { bySkinType } from './concern.ts'
import { type Asked, bullets, capital, type Draft, listed, rand } from './draft.ts'
import { concernCalled } from './facts.ts'
import { expects, hasDeeperSkin } from './lines.ts'
import { byPrice, choose, reasonsFor, type Wish } from './products.ts'

// "R150 for the month, what must I buy": a sum for all of it. What comes first is said first, and what is named together costs no more. Source: general.

const forAll = pattern`
  \b(?:(?:for|a|per|this|the|n|every|each) (?:whole |entire )?(?:month|maand)|for (?:\d|two|three|six) (?:months|maande)|monthly|till (?:month ?end|payday)|in total|total|altogether|all i have|is all|thats all|(?:i |ek |we )?(?:only |just |maar )?(?:have|got|het) (?:only |just |about |like |maar |net )?r ?\d+|(?:my|a|the) budget (?:is|of)|budget (?:is )?(?:of )?r ?\d+|
  (?:with|on|vir|met) (?:only |just |maar )?r ?\d+|only r ?\d+|r ?\d+ (?:to spend|left|only|budget))\b`
const asksWhat = pattern`
  \b(?:(?:what|wat) (?:(?:must|should|can|do|could|moet|kan|all|products?|to|would|skin ?care) )*(?:i |we |ek )?(?:buy|get|koop|kry|spend|use|start|prioriti[sz]e)|(?:what|which) (?:\w+ ){0,3}(?:first|eerste)|how (?:must|should|do|can) i (?:spend|use|split|start)|where (?:must|should|do) i (?:start|spend)|help me (?:spend|buy|choose)|(?:what|wat) (?:is|s) (?:the )?(?:most )?important)\b`
const oneKind =
  /\b(?:which|good|best|cheap\w*) (?:\w+ ){0,2}(?:sunscreen|moisturi[sz]er|cleanser|face ?wash|serum|lotion|cream|soap)\b/
const ownsWash =
  /\b(?:already have|i have|have a|have my|use|using|got) (?:a |my |the )?(?:\w+ ){0,2}(?:face ?wash|cleanser|wash|soap)\b/
const ownsCream =
  /\b(?:already have|have a|have my|use|using|got) (?:a |my |the )?(?:\w+ ){0,2}(?:moisturi[sz]er|cream|lotion|vaseline)\b/
/** What has care of its own, an order that is asked, and what somebody uses already: other answers know more. */
const ofOthers =
  /\b(?:razor|shav\w*|beard|hair|scalp|dandruff|nails?|feet|heels|lips?|hands?|hande|body|lyf|legs?|arms?|under ?arms?|stretch|scars?|bab(?:y|ies)|perfume|make ?up|foundation|order|volgorde|whats the total|what is the total|how much|altogether|for the lot|i (?:only )?use|(?:i am|im) using)\b/
/** "130 rand" as it is written elsewhere. */
const inRand = (said: string): string => said.replaceAll(/\b(\d{2,5}) (?:rand|bucks|randela)\b/g, 'r$1')
/** From so much on a whole routine is set out. */
const plenty = 20_000
const longest = 40

/** What is bought first with a sum that has to do for all; undefined where no such sum is told, or one kind of product is looked for. */
export const withinTotal = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request, situation } = asked
  const now = inRand(tokensOf(request.message).join(' '))
  const before = messagesOf(request.turns).slice(-2).toReversed()
  const told = [request.message, ...before]
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    situation.conditions.has('under-12') ||
    situation.babyMonths !== undefined ||
    now.split(' ').length > longest ||
    // "Which ingredient against large pores? I have R200": the ingredient is asked for, and no basket.
    /\b(?:what|which|watter|wat) (?:active )?(?:ingredients?|bestanddele?)\b/.test(now)
  )
    return undefined
  const hereSum = priceIn(request.message)
  const asks =
    (asksWhat.test(now) || !/\b(?:which|how|where|can|does|is|watter|hoe|waar|kan)\b/.test(now)) &&
    hereSum !== undefined &&
    forAll.test(now)
  // "I have R150 for the month" and then the skin it is for, or the other way round.
  const asked2 = before.find((text) => {
    const one = tokensOf(text).join(' ')
    return asksWhat.test(one) && forAll.test(one) && priceIn(text) !== undefined
  })
  const own = hear(knowledge, request.message)
  const tells =
    !asks &&
    before[0] === asked2 &&
    asked2 !== undefined &&
    hereSum === undefined &&
    !request.message.includes('?') &&
    (own.concerns.length > 0 || own.skinType !== undefined) &&
    own.things.length + own.kinds.length === 0
  if (!asks && !tells) return undefined
  const most = hereSum ?? priceIn(asked2 ?? '')
  if (before.some((text) => hear(knowledge, text).kinds.length === 1)) return undefined
  if (
    most === undefined ||
    most > plenty ||
    ofOthers.test(told.map((text) => tokensOf(text).join(' ')).join(' . ')) ||
    oneKind.test(now) ||
    own.things.length > 0 ||
    own.kinds.length === 1 ||
    /\b(?:routine|steps?)\b/.test(now)
  )
    return undefined
  const all = told.map((text) => tokensOf(text).join(' ')).join(' . ')
  const skinType =
    own.skinType ??
    heard.skinType ??
    situation.skinType ??
    before.map((text) => hear(knowledge, text).skinType).find((one) => one !== undefined)
  const concerns = [...new Set([...own.concerns, ...before.flatMap((text) => hear(knowledge, text).concerns)])].filter(
    (one) => skinType === undefined || bySkinType[skinType] !== one,
  )
  const deeper = hasDeeperSkin(asked)
  const base: Wish = {
    kinds: [],
    concerns,
    skinType,
    things: [],
    mostCents: most,
    deeperSkin: false,
    fragranceFree: situation.avoid.families.has('fragrance') || skinType === 'sensitive',
  }
  const cheapest = (wish: Partial<Wish>, under: number): Product | undefined =>
    choose(knowledge, request.catalogue, { ...base, ...wish, mostCents: under }, situation)
      .filter(({ kind, sizeMl }) => kind !== 'sunscreen' || sizeMl >= 30)
      .toSorted(byPrice)[0]
  const fitting = (wish: Partial<Wish>, under: number): Product | undefined =>
    choose(knowledge, request.catalogue, { ...base, ...wish, mostCents: under }, situation)
      .filter(({ skinTypes }) => wish.skinType === undefined || skinTypes.includes(wish.skinType))
      .slice(0, 2)
      .toSorted(byPrice)[0]
  const marks = concerns.includes('dark-spots')
  const clear: Partial<Wish> = {
    kinds: ['sunscreen'],
    deeperSkin: true,
    noCast: true,
    concerns: [],
    skinType: undefined,
  }
  const dry = skinType === 'dry' || concerns.includes('dehydration')
  const acne = concerns.includes('acne')
  const treated = concerns.filter((one) => one === 'acne' || one === 'dark-spots').slice(0, 1)
  const skin = skinType ?? (acne ? 'oily' : 'normal')
  const active = (left: number): Product | undefined =>
    treated.length === 0 || expects(situation)
      ? undefined
      : choose(knowledge, request.catalogue, { ...base, concerns: treated, mostCents: left }, situation)
          .filter(({ kind }) => kind === 'serum' || kind === 'treatment')
          .toSorted(byPrice)[0]
  const cream = (left: number): Product | undefined =>
    ownsCream.test(all)
      ? undefined
      : (fitting({ kinds: ['moisturiser'], skinType: skin }, left) ?? cheapest({ kinds: ['moisturiser'] }, left))
  const wash = (left: number): Product | undefined =>
    ownsWash.test(all)
      ? undefined
      : (fitting({ kinds: ['cleanser'], concerns: [], skinType: skin }, left) ??
        cheapest({ kinds: ['cleanser'], concerns: [] }, left))
  const order = dry
    ? [cream, wash, active]
    : acne
      ? [active, wash, cream]
      : marks
        ? [cream, active, wash]
        : [cream, wash]
  // Skin that itches and cracks wants its cream before anything else.
  const eczema = /\b(?:eczema|ekseem|atopic)\b/.test(all) && !ownsCream.test(all)
  const planFrom = (sun: Product): Product[] =>
    (eczema ? [cream, wash] : order).reduce<Product[]>(
      (so, next) => {
        const one = next(most - costOf(so))
        return one === undefined ? so : [...so, one]
      },
      [sun],
    )
  const suns = [
    marks ? cheapest({ ...clear, tinted: true }, most) : undefined,
    cheapest(clear, most),
    deeper || marks ? undefined : cheapest({ ...clear, deeperSkin: false, noCast: false }, most),
  ].filter((one) => one !== undefined)
  // A sunscreen that leaves no cast comes first, unless it takes the money of what treats, or of all else.
  // On marks the tint is worth more than a wash.
  const worthOf = (plan: readonly Product[]): number =>
    plan.length +
    (marks && plan[0] !== undefined && /tinted/.test(reasonsFor(knowledge, plan[0], base)) ? 1 : 0) +
    (acne && plan.some(({ kind }) => kind === 'serum' || kind === 'treatment') ? 2 : 0)
  const [chosen] = (
    suns.length > 0
      ? suns
      : [cheapest({ ...clear, deeperSkin: false, noCast: false }, most)].filter((one) => one !== undefined)
  )
    .map(planFrom)
    .toSorted((one, other) => worthOf(other) - worthOf(one))
  const line = (one: Product): string =>
    `**${one.name}** (${capital(one.brand.replaceAll('-', ' '))}), ${rand(one.priceCents)} for ${one.sizeMl} ml: ${reasonsFor(knowledge, one, base) || 'plain'}`
  // Pimples, and no money for both: what treats them comes first.
  const alone =
    acne && chosen?.some(({ kind }) => kind === 'serum' || kind === 'treatment') !== true ? active(most) : undefined
  if (alone !== undefined)
    return treatmentFirst(
      [alone, wash(most - alone.priceCents)].filter((one) => one !== undefined),
      most,
      line,
    )
  const [sun] = chosen ?? []
  if (sun === undefined || chosen === undefined) return withoutSunscreen(cream(most), most)
  const about = [
    skinType === undefined ? '' : `${skinType} skin`,
    ...concerns.slice(0, 2).map((one) => concernCalled[one]),
  ].filter((one) => one !== '')
  const whites = leavesWhite(sun, knowledge, base)
  const creamFirst = eczema && chosen.some(({ kind }) => kind === 'moisturiser')
  const kinds = chosen
    .slice(1)
    .filter(({ kind }) => !creamFirst || kind !== 'moisturiser')
    .map(({ kind }) =>
      kind === 'serum' || kind === 'treatment'
        ? 'one treatment'
        : kind === 'cleanser'
          ? 'a mild wash'
          : 'a moisturiser',
    )
  const missing = [
    chosen.some(({ kind }) => kind === 'moisturiser') || ownsCream.test(all)
      ? ''
      : 'petroleum jelly, thinly on damp skin at night, until there is money for a moisturiser',
    chosen.some(({ kind }) => kind === 'cleanser') || ownsWash.test(all)
      ? ''
      : 'lukewarm water and a soft cloth in the evening, or the wash you have',
  ].filter((one) => one !== '')
  return {
    paragraphs: [
      `**${creamFirst ? 'The moisturiser first with eczema, then sunscreen' : 'Sunscreen first'}${creamFirst || about.length === 0 ? '' : `, for ${listed(about)} too`}${kinds.length === 0 ? '' : `, then ${listed(kinds)}`}: ${kinds.length === 0 ? '' : 'together '}${rand(costOf(chosen))} of your ${rand(most)}.**${marks ? ' Without it marks darken again, whatever else you put on.' : ''}`,
      bullets(
        (creamFirst
          ? chosen.toSorted((one, other) => Number(other.kind === 'moisturiser') - Number(one.kind === 'moisturiser'))
          : chosen
        ).map(line),
      ),
      `They are made-up sample products, so your shop’s prices differ; a shop’s own brand of the same kind does as well.${whites && !deeper && !marks ? ' Zinc can look grey on deeper skin: then a clear gel or a tinted one, if it fits.' : ''}${whites && (deeper || marks) ? ' A clear or tinted one costs more; until then shade and a hat.' : ''}`,
      missing.length === 0 ? '' : `**Instead of what does not fit:** ${missing.join('; ')}.`,
      `Sunscreen lasts about a month, a wash or cream two: so next month ${chosen.some(({ kind }) => kind === 'serum' || kind === 'treatment') || concerns.length === 0 ? 'there is money for the rest' : 'add one active for the trouble itself'}. No toner, scrub or eye cream.`,
    ].filter((one) => one !== ''),
    things: [],
    sure: true,
    whole: true,
    sources: ['general'],
    topic: { intent: 'suggest', concerns, priceCents: most },
    suggestions: ['Anything cheaper?', 'In what order do I use them?'],
  }
}

const treatmentFirst = (chosen: readonly Product[], most: number, line: (one: Product) => string): Draft => ({
  paragraphs: [
    `**The treatment for the pimples first, as there is not money for sunscreen too: ${chosen.length > 1 ? 'with a mild wash together ' : ''}${rand(costOf(chosen))} of your ${rand(most)}.**`,
    bullets(chosen.map(line)),
    'They are made-up sample products, so your shop’s prices differ: benzoyl peroxide 2.5–5% or salicylic acid 0.5–2% from a shop’s own brand does as well. A thin layer over the whole area every second evening at first, for twelve weeks.',
    'Sunscreen, SPF 30–50, is what to buy next month; until then a hat and shade from ten to three, for marks darken in the sun. Lukewarm water and a soft cloth clean well enough, and no squeezing.',
    'Deep, sore or scarring pimples: a state clinic treats them for little or nothing.',
  ],
  things: [],
  sure: true,
  whole: true,
  sources: ['general'],
  topic: { intent: 'suggest', concerns: ['acne'], priceCents: most },
  suggestions: ['How often should I use it?', 'Anything cheaper?'],
})

const withoutSunscreen = (cream: Product | undefined, most: number): Draft => ({
  paragraphs: [
    `**Sunscreen first, in the smallest size: none of our samples costs ${rand(most)} or less, so look for a shop’s own SPF 30–50 in a 50 ml tube or on special.** It does more than anything else you can buy with it.`,
    cream === undefined
      ? 'Not to be found for that? Then petroleum jelly, thinly on damp skin at night, and shade from ten to three, a hat and long sleeves by day.'
      : `Not to be found for that? Then a moisturiser, for an idea the sample **${cream.name}**, ${rand(cream.priceCents)} for ${cream.sizeMl} ml, and shade from ten to three, a hat and long sleeves by day.`,
    '**Costs nothing:** lukewarm water and a soft cloth in the evening, no scrubbing, no picking, clean pillowcases. A plain petroleum jelly seals dry places for months.',
    'Next month the other of the two. No toner, scrub, mask or eye cream. A state clinic treats pimples, eczema and rashes for little or nothing.',
  ],
  things: [],
  sure: true,
  whole: true,
  sources: ['general'],
  topic: { intent: 'suggest', priceCents: most },
  suggestions: ['How much sunscreen do I need?', 'Which cheap moisturiser is good?'],
})

const leavesWhite = (sun: Product, knowledge: Asked['knowledge'], wish: Wish): boolean =>
  /white/.test(reasonsFor(knowledge, sun, wish)) && !/no white/.test(reasonsFor(knowledge, sun, wish))
