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
  \b(?:(?:for|a|per|this|the|n|every|each) (?:whole |entire )?(?:month|maand)|monthly|till (?:month ?end|payday)|in total|total|altogether|all i have|is all|thats all|(?:i |ek |we )?(?:only |just |maar )?(?:have|got|het) (?:only |just |about |like |maar )?r ?\d+|(?:my|a|the) budget (?:is|of)|budget (?:is )?(?:of )?r ?\d+|
  (?:with|on|vir|met) (?:only |just |maar )?r ?\d+|r ?\d+ (?:to spend|left|only|budget))\b`
const asksWhat = pattern`
  \b(?:(?:what|wat) (?:(?:must|should|can|do|could|moet|kan|all|products?|to|would|skin ?care) )*(?:i |we |ek )?(?:buy|get|koop|kry|spend|use|start|prioriti[sz]e)|(?:what|which) (?:\w+ ){0,3}(?:first|eerste)|how (?:must|should|do|can) i (?:spend|use|split|start)|where (?:must|should|do) i (?:start|spend)|help me (?:spend|buy|choose)|what (?:is|s) (?:most )?important)\b`
const oneKind = /\b(?:which|good|best|cheap\w*) (?:\w+ ){0,2}(?:sunscreen|moisturi[sz]er|cleanser|face ?wash|serum|lotion|cream|soap)\b/
const ownsWash = /\b(?:already have|i have|have a|have my|use|using|got) (?:a |my |the )?(?:\w+ ){0,2}(?:face ?wash|cleanser|wash|soap)\b/
const ownsCream = /\b(?:already have|have a|have my|use|using|got) (?:a |my |the )?(?:\w+ ){0,2}(?:moisturi[sz]er|cream|lotion|vaseline)\b/
const longest = 40

/** What is bought first with a sum that has to do for all; undefined where no such sum is told, or one kind of product is looked for. */
export const withinTotal = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request, situation } = asked
  const now = tokensOf(request.message).join(' ')
  const before = messagesOf(request.turns).slice(-2).toReversed()
  const told = [request.message, ...before]
  if (heard.isLabel || heard.injected || heard.harmed || situation.conditions.has('under-12') || situation.babyMonths !== undefined || now.split(' ').length > longest) return undefined
  const hereSum = priceIn(request.message)
  const asks = asksWhat.test(now) && hereSum !== undefined && forAll.test(now)
  // "I have R150 for the month" and then the skin it is for, or the other way round.
  const asked2 = before.find((text) => { const one = tokensOf(text).join(' '); return asksWhat.test(one) && forAll.test(one) && priceIn(text) !== undefined })
  const own = hear(knowledge, request.message)
  const tells = !asks && before[0] === asked2 && asked2 !== undefined && hereSum === undefined && !request.message.includes('?') && (own.concerns.length > 0 || own.skinType !== undefined) && own.things.length + own.kinds.length === 0
  if (!asks && !tells) return undefined
  const most = hereSum ?? priceIn(asked2 ?? '')
  if (most === undefined || oneKind.test(now) || own.things.length > 0 || own.kinds.length === 1 || /\b(?:routine|steps?)\b/.test(now)) return undefined
  const all = told.map((text) => tokensOf(text).join(' ')).join(' . ')
  const skinType = own.skinType ?? heard.skinType ?? situation.skinType ?? before.map((text) => hear(knowledge, text).skinType).find((one) => one !== undefined)
  const concerns = [...new Set([...own.concerns, ...before.flatMap((text) => hear(knowledge, text).concerns)])].filter((one) => skinType === undefined || bySkinType[skinType] !== one)
  const deeper = hasDeeperSkin(asked)
  const base: Wish = { kinds: [], concerns, skinType, things: [], mostCents: most, deeperSkin: false, fragranceFree: situation.avoid.families.has('fragrance') || skinType === 'sensitive' }
  const cheapest = (wish: Partial<Wish>, under: number): Product | undefined => choose(knowledge, request.catalogue, { ...base, ...wish, mostCents: under }, situation).filter(({ kind, sizeMl }) => kind !== 'sunscreen' || sizeMl >= 30).toSorted(byPrice)[0]
  const marks = concerns.includes('dark-spots')
  const clear: Partial<Wish> = { kinds: ['sunscreen'], deeperSkin: deeper || marks, noCast: deeper || marks, concerns: [], skinType: undefined }
  const sun = cheapest({ ...clear, tinted: marks }, most) ?? cheapest(clear, most) ?? cheapest({ ...clear, deeperSkin: false, noCast: false }, most)
  if (sun === undefined) return undefined
  const chosen: Product[] = [sun]
  const left = (): number => most - costOf(chosen)
  const dry = skinType === 'dry' || concerns.includes('dehydration')
  const acne = concerns.includes('acne')
  const active = (): Product | undefined => (concerns.some((one) => one === 'acne' || one === 'dark-spots') && !expects(situation) ? cheapest({ kinds: ['serum', 'treatment'], concerns: concerns.filter((one) => one === 'acne' || one === 'dark-spots').slice(0, 1) }, left()) : undefined)
  const cream = (): Product | undefined => (ownsCream.test(all) ? undefined : cheapest({ kinds: ['moisturiser'], concerns: [] }, left()))
  const wash = (): Product | undefined => (ownsWash.test(all) ? undefined : cheapest({ kinds: ['cleanser'], concerns: [] }, left()))
  for (const next of dry ? [cream, wash, active] : acne ? [active, wash, cream] : marks ? [cream, active, wash] : [cream, wash]) {
    const one = next()
    if (one !== undefined && (one.kind === 'sunscreen' || costOf([...chosen, one]) <= most)) chosen.push(one)
  }
  const line = (one: Product): string => `**${one.name}** (${capital(one.brand.replaceAll('-', ' '))}), ${rand(one.priceCents)} for ${one.sizeMl} ml: ${reasonsFor(knowledge, one, base) || 'plain'}`
  const about = [skinType === undefined ? '' : `${skinType} skin`, ...concerns.slice(0, 2).map((one) => concernCalled[one])].filter((one) => one !== '')
  const whites = leavesWhite(sun, knowledge, base)
  const kinds = chosen.slice(1).map(({ kind }) => (kind === 'serum' || kind === 'treatment' ? 'one treatment' : kind === 'cleanser' ? 'a mild wash' : 'a moisturiser'))
  const missing = [chosen.some(({ kind }) => kind === 'moisturiser') || ownsCream.test(all) ? '' : 'petroleum jelly, thinly on damp skin at night, until there is money for a moisturiser', chosen.some(({ kind }) => kind === 'cleanser') || ownsWash.test(all) ? '' : 'lukewarm water and a soft cloth in the evening, or the wash you have'].filter((one) => one !== '')
  return {
    paragraphs: [
      `**Sunscreen first${about.length === 0 ? '' : `, for ${listed(about)} too`}${kinds.length === 0 ? '' : `, then ${listed(kinds)}`}: together ${rand(costOf(chosen))} of your ${rand(most)}.**${marks ? ' Without it marks darken again, whatever else you put on.' : ''}`,
      bullets(chosen.map(line)),
      `They are sample products, so check the shop’s price; a shop’s own brand of the same kind does as well.${whites && !deeper && !marks ? ' Zinc can look grey on deeper skin: then a clear gel or a tinted one, if it fits.' : ''}${whites && (deeper || marks) ? ' A clear or tinted one costs more; until then shade and a hat.' : ''}`,
      missing.length === 0 ? '' : `**Instead of what does not fit:** ${listed(missing)}.`,
      `Sunscreen lasts about a month, a wash or cream two: so next month ${chosen.some(({ kind }) => kind === 'serum' || kind === 'treatment') || concerns.length === 0 ? 'there is money for the rest' : 'add one active for the trouble itself'}. No toner, scrub or eye cream.`,
    ].filter((one) => one !== ''),
    things: [], sure: true, whole: true, sources: ['general'], topic: { intent: 'suggest', concerns, priceCents: most }, suggestions: ['Anything cheaper?', 'In what order do I use them?'],
  }
}

const leavesWhite = (sun: Product, knowledge: Asked['knowledge'], wish: Wish): boolean => /white/.test(reasonsFor(knowledge, sun, wish)) && !/no white/.test(reasonsFor(knowledge, sun, wish))
