import { type Asked, capital, type Draft, is } from './draft.ts'
import { concernCalled, evidenceCalled, helpsOf, howLine, lineOn } from './facts.ts'
import { expects, isMedicine, objection } from './lines.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'
import { tokensOf } from '../../text/tokens.ts'

// "Is it worth it?" of a visit, a factor, a treatment or an ingredient: the verdict, and for whom. Source: general dermatology practice.

const worth =
  /\b(?:worth (?:it|the (?:money|price|cash)|buying|getting|paying|having|trying|going|seeing|a try)|waste of (?:my )?(?:money|time)|any good|werd)\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [worth, /\b(?:dermatologist|derm|skin doctor|skin specialist|velspesialis)\b/],
    says: [
      '**For pimples that are deep, sore, scarring or no better after twelve weeks of steady care: yes. For a few plain ones: not yet.** A mark or mole that changes is always worth it.',
      '**Before that:** a pharmacist for benzoyl peroxide 2.5%, salicylic acid or adapalene 0.1% (not in pregnancy), one at a time, with a mild wash, moisturiser and sunscreen. Give it three months.',
      'A clinic or GP also treats acne, and at a state clinic for little or nothing; from there one is referred. Ask for the price before you book.',
      'Pimples that weigh on you count as much as scars do: then do not wait.',
    ],
    suggestions: ['What helps with pimples?', 'What does a dermatologist cost?'],
  },
  {
    asks: [worth, /\b(?:spf|factor) ?50\b/, /\b(?:30|thirty|spf 30)\b/],
    says: [
      '**For marks, melasma or long days outdoors yes; for everyday the cheaper SPF 30 does, if you use enough of it.** On skin SPF 30 stops about 97% of UVB, SPF 50 about 98%.',
      'Too thin a layer costs far more than that: two finger lengths for face and neck, again every two hours outdoors. A cheap one that you use freely beats a dear one that you save.',
      'Look for broad-spectrum on both; for marks on deeper skin a tinted one with iron oxides.',
      'A burn with blisters, or a mark that changes: a clinic.',
    ],
    suggestions: ['How much sunscreen do I need?', 'Which sunscreen leaves no white cast?'],
  },
  {
    asks: [worth, /\b(?:pimple|acne|zit|spot|hydrocolloid) (?:patch\w*|stickers?|plasters?)\b/],
    says: [
      '**Yes, for single pimples with a white head: a hydrocolloid patch keeps fingers off, draws fluid out and heals with less of a mark.** For blackheads, deep lumps or many pimples they do little.',
      '**How:** on clean, dry skin overnight, no cream under it; six to eight hours, peel it off gently. A plain hydrocolloid blister plaster from a pharmacy, cut small, is the same for less.',
      'What keeps new pimples away is an active: benzoyl peroxide 2.5% or salicylic acid 0.5–2%, for twelve weeks, with sunscreen, SPF 30–50.',
      'Itch or a red square under it: leave them. Deep, sore or scarring pimples: a clinic.',
    ],
    suggestions: ['What helps with pimples?', 'May I pop a whitehead?'],
  },
  {
    asks: [worth, /\bhumidifiers?\b/],
    says: [
      '**A little, in a dry, heated room on the Highveld; a thick cream on damp skin does more for less.** At the coast it is money wasted.',
      'If you have one: the bedroom at night, at arm’s length from the bed, and clean it every few days, or it sprays germs and mould.',
      '**First:** short, lukewarm showers, a soap-free wash, and a fragrance-free cream within three minutes, with petroleum jelly over the driest places.',
      'Skin that cracks, weeps or itches you awake: a clinic or pharmacist.',
    ],
    suggestions: ['What helps dry skin in winter?', 'Which cream for very dry skin?'],
  },
  {
    asks: [worth, /\b(?:gold|24k|caviar|diamond|pearl|platinum)\b/, /\b(?:mask|cream|serum|facial|peel|oil)\b/],
    not: /\b(?:ring|necklace|earrings?|allerg\w*)\b/,
    says: [
      '**No: gold, pearl, diamond or caviar in a mask or cream is there for the price, and is not shown to do anything for skin.** What makes skin soft in it is plain glycerin or oil.',
      'Gold can also bring an allergic rash in some people.',
      '**For the same money:** sunscreen, SPF 30–50, a moisturiser with glycerin or ceramides, and one proven active, such as niacinamide or azelaic acid.',
      'Itch, bumps or swelling after it: rinse it off and leave it.',
    ],
    suggestions: ['What should I spend on first?', 'A simple routine for my skin'],
  },
]

/** What is asked of a price, or against another thing, has answers of its own. */
const other =
  /\b(?:r ?\d{2,}|rands?|price|expensive|dear|cheap\w*|vs|versus|or|better|than|how much|drink|pills?|tablets?|capsules?|injection|drip|collagen|pregnan\w*|breast ?feed\w*|\d+ ?(?:%|percent)|beginner|first time(?:r)?|sale|special)\b/

/** "Is it a waste of money?": a yes would say so. */
const wasted = /\b(?:waste of|a waste|mors van)\b/

/** Whether something is worth having; undefined where nothing of the kind is asked. */
export const worthIt = (asked: Asked): Draft | undefined => {
  const {
    knowledge,
    heard,
    situation,
    request: { message },
  } = asked
  const said = tokensOf(message).join(' ')
  if (heard.isLabel || heard.injected || heard.harmed || !worth.test(said)) return undefined
  const ready = answerOf(rows, asked)
  if (ready !== undefined) return ready
  const [thing, second] = heard.things
  const help = thing === undefined ? undefined : helpsOf(thing)[0]
  if (
    thing === undefined ||
    second !== undefined ||
    help === undefined ||
    thing.ingredient?.full === undefined ||
    isMedicine(thing) ||
    objection(knowledge, thing, situation)?.tone === 'avoid' ||
    expects(situation) ||
    situation.conditions.has('under-12') ||
    heard.followsUp ||
    other.test(said) ||
    heard.concerns.length > 0 ||
    heard.particular?.sure === true ||
    heard.myth !== undefined
  )
    return undefined
  const proven = help.evidence === 'strong' || help.evidence === 'moderate'
  return {
    paragraphs: [
      `**${proven ? (wasted.test(said) ? 'No waste' : 'Yes') : 'Only if it costs little'}, for ${concernCalled[help.concern]}: there ${thing.called} ${is(thing)} ${proven ? 'worth having' : 'not well proven'} (${evidenceCalled[help.evidence]}).**`,
      lineOn(thing),
      howLine(thing),
      'A dear one does no more than a plain one of the same strength: compare the price per 10 ml, and spend on sunscreen, SPF 30–50, first.',
    ].filter((one) => one !== undefined),
    things: [thing],
    sources: thing.ingredient.full.sources,
    topic: { intent: 'what-is' },
    suggestions: [
      `How often should I use ${thing.called}?`,
      `${capital(is(thing))} ${thing.called} safe in pregnancy?`,
    ],
  }
}
