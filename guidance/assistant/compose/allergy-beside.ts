import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { helpsLine, lineOn } from './facts.ts'
import { expects, objection } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "Allergic to prawns, does that matter for snail mucin?": whether one thing has to do with the other is what is asked. Where an ingredient comes
// from what is left out, the objections say so; here are those that are near to each other, and those that only seem so. Source: general.

type Pair = {
  allergy: RegExp
  thing: RegExp
  called: string
  verdict: 'no' | 'care' | 'yes'
  says: string
  how: string
}

const pairs: readonly Pair[] = [
  {
    allergy:
      /\b(?:prawns?|shrimps?|shell ?fish|crabs?|crayfish|lobsters?|sea ?food|mussels?|oysters?|seekos|garnale)\b/,
    thing: /\bsnails?\b/,
    called: 'snail mucin',
    verdict: 'care',
    says:
      'Snails and shellfish are distant relatives and share a protein: some who react to prawns react to snails they eat. Reactions to the slime on skin are rarely ' +
      'told of, but nobody has tested it well.',
    how:
      'After a strong reaction to shellfish leave it out: glycerin or hyaluronic acid hold water just as well. After a mild one try a little inside the elbow for ' +
      'some days, never first on the face.',
  },
  {
    allergy: /\b(?:fish|sea ?food|vis|tuna|hake|salmon)\b/,
    thing: /\b(?:collagen|omega ?3?|squalene)\b/,
    called: 'collagen',
    verdict: 'care',
    says:
      '“Marine” collagen and fish oil come from fish; bovine collagen does not. In a cream it is mostly broken down far and holds little to react to; in a powder or ' +
      'drink it is fish that you swallow.',
    how: 'Read the pack for marine, fish or “source”; after a strong reaction leave marine collagen out altogether. No cream needs it: glycerin moisturises as well.',
  },
  {
    allergy: /\b(?:milk|dairy|casein|whey|melk|cows milk)\b/,
    thing: /\blactic acid|\blactate\b/,
    called: 'lactic acid',
    verdict: 'no',
    says: 'Lactic acid in skincare is made by fermenting sugar, mostly from maize or beet, and holds no milk protein. The name only comes from where it was first found.',
    how: 'What does come from milk is named so: lac, casein, whey, milk or yoghurt extract, and goat’s milk soap.',
  },
  {
    allergy: /\b(?:penicillin|penicilin|amoxicillin|amoxil|augmentin|antibiotics?|penisillien)\b/,
    called: 'it',
    thing:
      /\b(?:azelaic|niacinamide|salicylic|benzoyl|retinol|adapalene|vitamin c|glycolic|lactic|mandelic|urea|hyaluronic|sunscreen|moisturi[sz]er|zinc|vaseline|ceramides?)\b/,
    verdict: 'no',
    says: 'Penicillins are medicines with a build of their own; what is in skincare is not related to them.',
    how: 'Tell every clinic and pharmacy of it all the same, above all before an antibiotic for acne or a skin infection.',
  },
  {
    allergy: /\b(?:strawberr\w*|kiwis?|citrus|oranges?|lemons?|naartjies?|tomato\w*|mango\w*|pineapples?)\b/,
    thing: /\b(?:vitamin c|ascorbic)\b/,
    called: 'vitamin C',
    verdict: 'no',
    says: 'Vitamin C in a serum is made in a factory, and the vitamin itself is in every fruit and in your own body; it is the proteins of the fruit you react to.',
    how: 'Leave serums out that name the fruit, its juice, peel oil or extract. A sting in the first minute is the acid, and no allergy.',
  },
  {
    allergy: /\b(?:latex|rubber gloves?)\b/,
    thing: /\b(?:shea|avocado|banana|kiwi|papaya|pawpaw|fig)\b/,
    called: 'it',
    verdict: 'care',
    says:
      'Some who react to latex react to avocado, banana, kiwi, papaya or fig that they eat. Refined oils and butters, shea too, hold next to no protein and mostly ' +
      'suit them; mashed fruit and raw extracts may not.',
    how: 'Take a refined one, and try it inside the elbow for some days. After a strong reaction to latex ask a doctor first.',
  },
  {
    allergy: /\b(?:eggs?|eiers?)\b/,
    thing: /\begg(?: ?(?:white|yolk|mask))\b|\b(?:egg|lysozyme|albumen) (?:mask|serum|shampoo|cream)\b/,
    called: 'egg',
    verdict: 'yes',
    says: 'Raw egg on the skin can bring hives, and near the mouth or on broken skin a stronger reaction. It does nothing for skin that a plain cream does not do.',
    how: 'On labels look for egg, ovum, albumen and lysozyme. Glycerin or a hyaluronic serum gives the tight, smooth feel without it.',
  },
  {
    allergy: /\b(?:coeliac|celiac|gluten)\b/,
    thing: /\b(?:wheat|oats?|oatmeal|barley|gluten|shampoo|lipstick|lip balm|cream|lotion)\b/,
    called: 'gluten on skin',
    verdict: 'no',
    says:
      'Coeliac disease answers to gluten that is swallowed; it does not pass through whole skin. An allergy to wheat itself is another matter: there wheat protein on ' +
      'skin can bring hives.',
    how: 'What you may swallow counts: lipstick, lip balm, toothpaste and hand cream before you eat. Choose those without wheat, barley or rye. A blistering, itchy rash: your doctor.',
  },
  {
    allergy: /\b(?:bees?|wasps?|bee stings?)\b/,
    thing: /\bvenom\b|\bbee (?:mask|serum|cream)\b/,
    called: 'bee venom',
    verdict: 'yes',
    says: 'It is the very thing that a sting puts in. Through whole skin little passes, but after a strong reaction to a sting that little can bring hives or worse.',
    how: 'Leave out what names bee venom or apis venom. For lines sunscreen every morning, a good moisturiser and, at night, retinol (never in pregnancy) do more.',
  },
  {
    allergy: /\b(?:sulfa|sulpha|sulphonamides?|sulfonamides?|bactrim|purbac|co ?trimoxazole)\b/,
    thing: /\b(?:sulfur|sulphur|swa[ev]el|sulfates?|sulphates?|sls|sulfites?)\b/,
    called: 'sulphur',
    verdict: 'no',
    says: 'They are different things: sulfa is a kind of antibiotic, sulphur an element, and sulfates are detergents. They share a part of the name and are not related.',
    how: 'A sulphur soap or mask for pimples is drying: a few minutes, two or three times a week, after a small patch test, then moisturiser. Go on telling every clinic of the sulfa allergy.',
  },
  {
    allergy: /\b(?:iodine|jodium|betadine)\b/,
    thing: /\b(?:kelp|seaweed|algae|sea ?moss)\b/,
    called: 'seaweed',
    verdict: 'care',
    says: 'A rash from iodine paint is mostly irritation by the paint, and says little of seaweed. Kelp does hold iodine, and much of it can stir up a thyroid or acne.',
    how: 'Try a little inside the elbow for some days; with a thyroid illness ask your doctor before masks or baths with it.',
  },
]

const told =
  /\b(?:allerg\w*|stings? (?:put|send|sent|land|landed|nearly|almost)|anaphyla\w*|epi ?pens?|react(?:s|ed|ion)? to|intoleran\w*|coeliac|celiac|cant (?:eat|have))\b/
const asks = pattern`
  \b(?:matter|ok|okay|fine|safe|can|may|count|counts|problem|bad|avoid|use|does|do|is|isnt|are|arent|same|worth|try|buy|about|then|mag|kan|veilig|reg)\b`

const pointsBack = /\b(?:it|that|this|them|same|dit)\b/
const furthest = 5

const lead = ({ verdict, called }: Pair, name: string): string =>
  verdict === 'yes'
    ? `**Yes, it matters: leave ${called} off your skin.**`
    : verdict === 'care'
      ? `**It may matter: with that allergy go carefully with ${name}.**`
      : `**No, that does not matter for ${name}.**`

/** What an allergy that somebody tells of has to do with the thing they ask about, where one is taken for the other; undefined elsewhere. */
export const allergyBeside = ({ knowledge, heard, situation, request }: Asked): Draft | undefined => {
  const now = tokensOf(request.message).join(' ')
  const before = messagesOf(request.turns).map((text) => tokensOf(text).join(' '))
  // The allergy may have been told some turns before, and what is asked about in the one before.
  const earlier = before
    .slice(-furthest)
    .filter((one) => told.test(one) && !one.startsWith('is ') && !one.startsWith('can '))
  const said = told.test(now) ? now : earlier.at(-1)
  const spoken = pointsBack.test(now) && now.split(' ').length < 10 ? `${before.at(-1) ?? ''} ${now}` : now
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    expects(situation) ||
    (heard.medicine !== undefined && said === now) ||
    said === undefined ||
    !asks.test(now)
  )
    return undefined
  const pair = pairs.find(({ allergy, thing }) => allergy.test(said) && thing.test(spoken.replace(allergy, ' ')))
  // What comes from the very thing they leave out is not for them, and says so itself.
  if (
    pair === undefined ||
    heard.things.some(
      (thing) => pair.thing.test(thing.called) && objection(knowledge, thing, situation)?.tone === 'avoid',
    )
  )
    return undefined
  const [thing] = heard.things.filter(({ called }) => pair.thing.test(called) && !pair.allergy.test(called))
  const name = pair.called === 'it' ? (thing?.called ?? 'what you put on your skin') : pair.called
  return {
    paragraphs: [
      lead(pair, name),
      pair.says,
      `**How:** ${pair.how}`,
      thing === undefined ? undefined : `${lineOn(thing)} ${helpsLine(thing) ?? ''}`.trim(),
      'Hives, swelling of lips or tongue, or hard breathing: rinse it off and call 112 or 10177.',
    ].filter((one) => one !== undefined),
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', ingredients: thing?.ingredient === undefined ? [] : [thing.ingredient.id] },
    suggestions: ['How do I do a patch test?', 'Can you check an ingredient list for me?'],
  }
}
