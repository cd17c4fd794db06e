import type { ProductKind } from '../../knowledge/kinds.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, calledAll, capital, type Draft } from './draft.ts'
import { kindTexts } from './kinds.ts'
import { usageOf } from './facts.ts'
import { isOf, isRetinoid, leftOut, expects } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "A glycolic toner and a glycolic serum, is that double?": one active in two products. Source: general.

const asksDouble = pattern`
  \b(?:double|doubl\w+|overkill|over ?doing|overdo\w*|too much|te veel|waste|wasting|redundant|needed|need both|both|enough|pointless|faster|quicker|sooner|stronger|more is|all three|same (?:time|morning|night|evening|day|routine)|together|(?:can|may|should) (?:i|you|we|one) (?:use|have|wear) (?:two|2|both)|ok|okay|fine|safe|bad|yes or no)\b`
const kindWords =
  /\b(?:toner|serum|cream|moisturi[sz]er|lotion|wash|cleanser|mask|pads?|gel|essence|peel|scrub|soap|oil|eye cream|night cream|balm)\b/g
const inTwo = /\b(?:two|2|both|twee) (?:different )?(?:\S+ ){0,2}(?:products?|serums?|creams?|toners?|washes|things)\b/
const asksElse = /\b(?:which|what|how|when|why|better|best|first|order|vs|versus|or|instead|switch\w*|replace\w*)\b/

/** Whether the same active may be in two products; undefined where another question is asked. */
export const twiceTheSame = ({ knowledge, heard, situation, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const [thing, other] = heard.things
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.cues.has('reaction') ||
    thing === undefined ||
    other !== undefined ||
    !asksDouble.test(said) ||
    asksElse.test(said) ||
    expects(situation) ||
    situation.conditions.has('under-12') ||
    heard.who.includes('teen') ||
    leftOut(knowledge, thing, situation) !== undefined
  )
    return undefined
  const [span] = heard.named
  const spoken =
    span === undefined
      ? ''
      : heard.tokens
          .slice(span.from, span.to)
          .join(' ')
          .replace(kindWords, '')
          .replace(/ acid\b/, '')
          .trim()
  const times = spoken === '' ? 0 : heard.tokens.join(' ').split(new RegExp(`\\b${spoken}\\b`)).length - 1
  const products = new Set(said.match(kindWords) ?? []).size
  const doubles = /\bdoubl\w* ?up\b/.test(said) && products > 1
  if (!(doubles || (times > 1 && products > 1) || (inTwo.test(said) && (products > 0 || /\bproducts\b/.test(said)))))
    return undefined
  const strong =
    isRetinoid(thing) || isOf(thing, 'aha', 'bha', 'pha', 'exfoliant') || thing.ingredient?.id === 'benzoyl-peroxide'
  const name = thing.called
  const washed =
    (['cleanser'] as ProductKind[]).some((kind) => heard.kinds.includes(kind)) ||
    /\b(?:wash|cleanser|soap)\b/.test(said)
  return {
    paragraphs: strong
      ? [
          `**One is enough: two products with ${name} mostly double the sting and the dryness, and not the result.**`,
          washed
            ? `Keep the one that stays on, ${usageOf(thing).often}, and wash with a mild, soap-free cleanser. Or keep the wash and leave the other: what is rinsed off is the milder way.`
            : `Keep the one you like better, ${usageOf(thing).often}, and let the ${heard.kinds.includes('toner') ? kindTexts.toner.called : 'other'} be a plain one. If you want to use both up: on different nights, never one over the other.`,
          'Tightness, flaking, shine with dryness or stinging under a plain cream: stop both for two weeks. Irritated skin marks easily, above all deeper skin. Moisturiser every time, SPF 30–50 by day.',
        ]
      : [
          `**No harm in it, but no need either: one product with ${name} does the work, and the second adds little.**`,
          `Look at the strengths together: what is usual is enough, and more stings sooner. ${capital(name)} stands in many creams anyway; where skin stays calm you may go on, thinnest first.`,
          'Money goes further on sunscreen, SPF 30–50, and a plain moisturiser. When skin gets red or bumpy, keep only one for two weeks.',
        ],
    things: [thing],
    brief: true,
    sources: thing.ingredient?.full?.sources ?? ['general'],
    topic: { intent: 'combine', ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id] },
    suggestions: [`How often should I use ${calledAll([thing])}?`, 'In what order do I use my products?'],
  }
}
