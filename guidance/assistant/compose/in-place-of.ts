import { composeForConcern, fittingOthers, ingredientsFor } from './concern.ts'
import { type Asked, bullets, calledAll, capital, is, rand, saidIn, type Sketch, small } from './draft.ts'
import { concernCalled, doesOf, helpsOf, usageOf } from './facts.ts'
import { cautionOf, isActive, isMedicine, isRetinoid, isUvFilter } from './lines.ts'
import { byPrice, choose, type Wish } from './products.ts'
import { pattern } from '../../text/pattern.ts'

// "Something cheaper than X", where X is what acts: what else does the same, not the cheapest of everything.

const asksOther = pattern`
  \b(?:alternatives?|substitutes?|replacements?|instead of|in place of|(?:cheaper|less expensive|more affordable) than|similar to|works? like|like \w+ but
  cheap\w*|alternatief|in plaas van)\b`
/** The same thing from another maker is asked for. */
const sameThing = /\b(?:version|brand|dupes?|product with|serum with|cream with)\b/

/** "Can I use lotion instead of it?" has something in mind already. */
export const proposes =
  /(?<!\b(?:what|which|wat|else) )\b(?:can|may|could|should|is|are|does|do|will) (?!there\b)(?:\w+ ){1,6}(?:instead of|in place of|(?:an?|good|the) (?:\w+ )?(?:alternative|substitute|replacement) (?:to|for|of))/

/** "If I ever fall pregnant": for then, whoever is not expecting yet. */
const forPregnancy = /\b(?:pregnan\w*|preg|preggers|preggies|swanger|expecting|conceiv\w*|ttc|a baby)\b/

/** What does the same as something that is named, with what of our samples holds it; undefined where nothing is to be replaced. */
export const inPlaceOf = (asked: Asked): Sketch | undefined => {
  const { knowledge, heard, situation, request } = asked
  const [thing, second] = heard.things
  const said = saidIn(asked)
  if (
    thing === undefined ||
    second !== undefined ||
    heard.followsUp ||
    !asksOther.test(said) ||
    sameThing.test(said) ||
    isUvFilter(thing) ||
    heard.harmed ||
    heard.household.length > 0 ||
    proposes.test(said)
  )
    return undefined
  const concern = heard.concerns[0] ?? helpsOf(thing)[0]?.concern
  if (concern === undefined || !(isActive(thing) || isMedicine(thing) || heard.cues.has('cheaper'))) return undefined
  const then = forPregnancy.test(said)
  const others = fittingOthers(asked, ingredientsFor(asked, concern), thing).filter(
    (one) => !then || (!isRetinoid(one) && cautionOf(one, 'pregnancy') === undefined),
  )
  if (then && isRetinoid(thing))
    return {
      things: [],
      topic: { intent: 'safe', concerns: [concern] },
      sources: knowledge.concern(concern).sources.slice(0, 3),
      paragraphs: [
        `**For then, instead of ${thing.called}: azelaic acid, niacinamide or vitamin C; for pimples low-strength benzoyl peroxide.** Bakuchiol is milder and little studied in pregnancy, so ask first.`,
        `Leave ${thing.called} off once you try for a baby, and not only when a test is positive. Until then you may go on with it, as long as you prevent a pregnancy.`,
        '**How:** one of them, once a day at first every second evening, with a plain moisturiser and sunscreen, SPF 30–50, every morning. Pregnancy patches fade best with a tinted sunscreen.',
        'Pregnant while you use it? Stop it and tell your midwife, clinic or doctor; little of a cream gets into the blood.',
      ],
      suggestions: ['What else should I leave out in pregnancy?', 'How do I use azelaic acid?'],
    }
  if (others.length === 0) return composeForConcern({ ...asked, heard: { ...heard, things: [], concerns: [concern] } })
  const wish: Wish = {
    kinds: ['serum', 'treatment', 'moisturiser'],
    things: [],
    concerns: [concern],
    skinType: heard.skinType ?? situation.skinType,
    mostCents: heard.priceCents ?? situation.budgetCents,
    deeperSkin: false,
    fragranceFree: situation.avoid.families.has('fragrance'),
  }
  const [sample] = others
    .flatMap((one) => choose(knowledge, request.catalogue, { ...wish, things: [one] }, situation))
    .sort(byPrice)
  return {
    things: others,
    topic: { concerns: [concern], ingredients: others.flatMap(({ ingredient }) => ingredient?.id ?? []) },
    sources: knowledge.concern(concern).sources.slice(0, 3),
    paragraphs: [
      `**In place of ${thing.called}, for ${concernCalled[concern]}: ${calledAll(others)}.** ${
        isMedicine(thing)
          ? `${capital(thing.called)} ${is(thing)} a medicine and mostly stronger; if it was prescribed, ask before you change.`
          : 'Shop brands often hold them for less; none is the very same, and one of them is enough.'
      }`,
      bullets(others.map((one) => `**${capital(one.called)}:** ${small(doesOf(one))} ${capital(usageOf(one).often)}.`)),
      sample &&
        `For an idea, a made-up sample product: ${sample.name}, ${rand(sample.priceCents)} for ${sample.sizeMl} ml. Compare price and label with what your shop has.`,
    ],
    extras: [`Give it ${usageOf(others[0] ?? thing).takes} before you judge.`],
    suggestions: [`How often should I use ${others[0]?.called ?? thing.called}?`, 'How long until it works?'],
  }
}
