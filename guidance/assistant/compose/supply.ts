import { type Asked, type Draft, draftOf, saidIn, type Sketch } from './draft.ts'
import { kindTexts } from './kinds.ts'
import { expects, isMedicine, objection } from './lines.ts'
import type { Thing } from '../understand/things.ts'
import { isPrescribed } from './supply-words.ts'
import { pattern } from '../../text/pattern.ts'

// "Can I get it at the pharmacy?": how a thing is sold here, which is no question of dose. Source: general; pharmacists know the schedule of a pack.

type Sale = 'shelf' | 'counter' | 'often' | 'script'
const sales: Readonly<Record<string, readonly [Sale, string]>> = {
  'benzoyl-peroxide': [
    'counter',
    'Washes and gels of 2.5–5% are the usual start; 10% dries more and hardly does more. Mixed with an antibiotic or ' +
      'adapalene it needs a prescription.',
  ],
  'azelaic-acid': ['shelf', 'Cosmetics hold about 10%; creams of 15–20% are medicines, so ask at the counter.'],
  'salicylic-acid': ['shelf', 'Cosmetics hold 0.5–2%; stronger ones are for warts and corns, not for the face.'],
  'zinc-pyrithione': ['shelf', 'It is in anti-dandruff shampoos.'],
  ketoconazole: ['counter', 'The shampoo stands at the pharmacy; tablets need a ' + 'prescription.'],
  hydrocortisone: [
    'counter',
    'A pharmacist may sell a small, mild tube for a few days; not for the face, a child or longer without a doctor or clinic.',
  ],
  adapalene: [
    'often',
    'Ask the pharmacist about the pack you mean. A cosmetic retinol at night is the nearest thing from the shelf.',
  ],
  tretinoin: ['script', 'A cosmetic retinol at night is the nearest thing from the ' + 'shelf.'],
  tazarotene: ['script', ''],
  isotretinoin: ['script', 'It needs pregnancy and blood tests.'],
  hydroquinone: ['script', 'Azelaic acid, niacinamide and a tinted sunscreen need ' + 'none.'],
  clindamycin: ['script', 'Benzoyl peroxide needs none.'],
  erythromycin: ['script', ''],
  retinol: ['shelf', 'Start with 0.1–0.3%, two nights a week.'],
  niacinamide: ['shelf', '2–5% is enough.'],
  urea: ['shelf', 'Creams of 5–10% are for ' + 'dry skin, 20–40% for heels and nails.'],
}

const shops =
  '(?:they|clicks|dis ?chem|checkers|pick n pay|pnp|woolworths|woolies|takealot|game|makro|spar|sorbet|shoprite|the (?:shop|store|pharmacy|' +
  'chemist|branch)|any (?:shop|store|pharmacy))'

const asksSale = pattern`
  \b(?:without (?:a |an )?(?:script|prescription)|(?:need|needs|require\w*|on|want) (?:a |an )?(?:doctors? )?(?:script|prescription)|
  sonder (?:n )?voorskrif|over the counter|otc|voorskrif nodig|(?:at|from|in|by) (?:clicks|dis ?chem|the (?:pharmacy|chemist|shops?)|a pharmacy|
  checkers|apteek)|(?:do|does|will|would) (?:${shops}|pharmacies|shops) (?:sell|have|stock|keep|carry))\b`
const asksBuy = /\b(?:get|buy|sells?|sold|find|available|need|koop|kry|over the counter|otc|stock\w*|have|carry)\b/
const dosed = /\b(?:how (?:much|many)|dose|dosage|mg|cost|price|cheap\w*|under r\d+|hoeveel)\b/

const needsScript =
  /\b(?:script|prescription) (?:is )?(?:needed|required|necessary)\b|\bis (?:\w+ ){1,3}(?:on|by|a) (?:prescription|script)\b|\b(?:need|needs|require|requires|nodig|must i (?:have|get)|do i have to (?:have|get)|is it on|only on)\b.*\b(?:prescription|script|voorskrif)\b/

/** Whether a pharmacy mostly sells it without a prescription. */
export const soldOverCounter = ({ family, ingredient }: Thing): boolean =>
  family === undefined && sales[ingredient?.id ?? '']?.[0] === 'counter'

/** "Do I need a script for it?" */
export const scriptNeeded = (asked: Asked): Draft | undefined => {
  const said = saidIn(asked)
  // At 15–20% azelaic acid is a medicine, of which another answer tells.
  const sketch =
    needsScript.test(said) &&
    !/\b(?:15|20) ?(?:%|percent|persent)?\b/.test(said) &&
    !asked.heard.isLabel &&
    !asked.heard.injected
      ? saleOf(asked)
      : undefined
  return sketch && draftOf(sketch)
}

/** Where to buy it is no answer for somebody who must not have it. */
const barred = ({ knowledge, heard, situation }: Asked): boolean =>
  heard.things.some((thing) => objection(knowledge, thing, situation)?.tone === 'avoid')

/** How what was named is sold, with what to know of it; undefined where that is not asked. */
export const saleOf = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const { things } = asked.heard
  const needs = needsScript.test(said)
  if (barred(asked) && (!needs || expects(asked.situation))) return undefined
  const [thing] = things
  const row =
    (thing?.family === undefined ? sales[thing?.ingredient?.id ?? ''] : undefined) ??
    (needsScript.test(said) && thing?.ingredient?.full !== undefined && !isMedicine(thing)
      ? (['shelf', ''] as const)
      : undefined)
  if (
    thing === undefined ||
    row === undefined ||
    things.length > 1 ||
    pattern`
    \b(?:legal|allowed|illegal|banned|lawful)\b`.test(said) ||
    !(asksSale.test(said) || needs) ||
    !(asksBuy.test(said) || needs) ||
    dosed.test(said) ||
    (isPrescribed(said) && !needs)
  )
    return undefined
  const [sale, more] = row
  const called = thing.called
  const strict = sale === 'script'
  // Who wants it without one is told what is sold so (medicine.ts).
  if (strict && /\b(?:without|no script|sonder|where|who|which shop)\b/.test(said)) return undefined
  return {
    paragraphs: [
      sale === 'shelf' && needs
        ? `**No: ${called} needs no prescription; it stands on the shelf at pharmacies and larger shops.**`
        : sale === 'counter' && needs
          ? `**Usually not: pharmacies sell ${called} without a prescription; ask at the counter.**`
          : sale === 'often' && needs
            ? `**Mostly yes: ${called} is usually on prescription here.**`
            : sale === 'shelf'
              ? `**Yes: ${called} stands on the shelf at pharmacies and larger shops, without a prescription.**`
              : sale === 'counter'
                ? `**Usually yes: pharmacies sell ${called} without a prescription; ask at the counter.**`
                : sale === 'often'
                  ? `**Mostly not: ${called} is usually on prescription here.**`
                  : `**${needs ? 'Yes' : 'No'}: ${called} needs a prescription here.**`,
      more === '' ? undefined : more,
      strict || sale === 'often'
        ? 'A clinic, GP or dermatologist can prescribe it. What is sold without one, in the street or online, is often fake ' +
          'or mixed with a hidden steroid.'
        : `Tell the pharmacist what you want to treat, what else you use, and whether you are pregnant or breastfeeding; rules and stock change, so ` +
          `they have the last word.`,
    ],
    things: strict ? [] : [thing],
    topic: { intent: strict ? 'medicine' : 'particular', ingredients: [thing.ingredient?.id ?? ''] },
    suggestions: strict
      ? ['What can I use without a prescription?']
      : [`How often should I use ${called}?`, 'What should I not mix it with?'],
  }
}

const priceAt = String.raw`\bhow much (?:is|are|does|do|will) .{0,24}\b(?:at|in|by) (?:\w+ )?${shops}`
const ofStock = new RegExp(
  [
    String.raw`\b(?:in|out of|have|any|got|still|re) ?stock(?:ed|s)?\b`,
    String.raw`\b(?:sold out|in voorraad|uitverkoop)\b`,
    // "Can they be used together, or is it one of them" asks of no shop.
    String.raw`\b(?:do|does|will|would|can|has|have|het) (?!they\b)${shops}\b.{0,25}\b(?:it|them|one|this|that|these|any|dit)\b`,
    String.raw`\b(?:do|does|will|would|can|have) they (?:still |also |even )?(?:have|sell|stock|keep|carry|get|got|order|send)\b.{0,25}\b(?:it|them|one|this|that|these|any|dit)\b`,
    String.raw`\b(?:if|whether|of) ${shops} (?:has|have|sells?|stocks?|got|het) (?:it|them|one|this|that|these|dit)\b`,
    String.raw`\bis (?:it|that|this|the \w+ one) (?:still |also )?(?:at|in|by) (?:\w+ )?${shops}`,
    priceAt,
    String.raw`\bavailable (?:at|in|from) (?:\w+ ){0,2}${shops}`,
    String.raw`\b(?:order|buy|get|find) (?:it|them|one|this|that) (?:online|delivered)\b`,
    String.raw`\bdo (?:you|they|u) deliver\b`,
  ].join('|'),
)
const notOfGoods =
  /\b(?:why|hoekom|prescri\w*|script|voorskrif|stock (?:up|cube|pot)|take it back|refund|work|help|know|say|recommend|made)\b/

/** "Is it in stock at the mall?": what no chat can see, and how to find out. */
export const stockOf = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const { things, kinds, medicine, harmed } = asked.heard
  if (
    barred(asked) ||
    !ofStock.test(said) ||
    notOfGoods.test(said) ||
    (dosed.test(said) && !new RegExp(priceAt).test(said)) ||
    harmed ||
    medicine !== undefined ||
    things.length + kinds.length === 0 ||
    things.some((thing) => isMedicine(thing) || sales[thing.ingredient?.id ?? '']?.[0] === 'script')
  )
    return undefined
  const [thing] = things
  const wanted =
    thing === undefined ? `a ${kindTexts[kinds[0] ?? 'moisturiser'].called}` : `a product with ${thing.called}`
  return {
    paragraphs: [
      '**I cannot see what a shop has in stock, or what it costs there today.** The products I name are samples, too.',
      'Look in the shop’s app or on its website, where you can mostly choose your branch, or phone the branch and ask them to keep one for you. Online, ' +
        'buy from the brand’s own page or a known chain: a price far too low is often a fake.',
      `**Sold out?** Any plain one does as well: ask for ${wanted} at the same strength, fragrance-free if your skin is sensitive, and compare the price ` +
        'per 10 ml. A pharmacist can show you what stands on the shelf.',
    ],
    things: [],
    topic: { intent: 'suggest', ...(kinds[0] !== undefined && { kind: kinds[0] }) },
    suggestions: ['What must be on the label?', 'What else does the same?'],
  }
}
